"""What Inis consists of: territories, cards, counts. Numbers inside, words beside them."""

from __future__ import annotations

from typing import Final

MOST_PLAYERS: Final = 4
CLANS: Final = 12  # per player
TO_WIN: Final = 6  # each of the three conditions
CONDITIONS: Final = ("territories", "sanctuaries", "leadership")  # of victory, as Island.standing_of() counts them
NOTHING: Final = -1

# --- territories ---

TERRITORIES: Final = (
    "cove", "forest", "gates", "highlands", "hills", "iron_mine", "lost_vale", "meadows",
    "misty_lands", "moor", "mountains", "plains", "salt_mine", "stone_circle", "swamp", "valley",
)  # fmt: skip
(
    COVE, FOREST, GATES, HIGHLANDS, HILLS, IRON_MINE, LOST_VALE, MEADOWS,
    MISTY_LANDS, MOOR, MOUNTAINS, PLAINS, SALT_MINE, STONE_CIRCLE, SWAMP, VALLEY,
) = range(16)  # fmt: skip
WITH_SANCTUARY: Final = 1 << STONE_CIRCLE | 1 << GATES  # enter play with one
# The Discovery scenario: the first as many as players are the start, then the stack's top and bottom parts.
DISCOVERY_START: Final = (VALLEY, COVE, PLAINS, HILLS)
DISCOVERY_BOTTOM: Final = (MEADOWS, MISTY_LANDS, FOREST, GATES, HIGHLANDS, MOUNTAINS)

# --- cards: Action 0-16, Epic Tales 17-46, Advantage 47-62. A hand is one bit mask. ---
# Hidden cards come first: compiled, masks of less than 62 bits are machine words.

ACTIONS: Final = (
    "bard", "citadel", "conquest", "craftsmen_peasants", "druid", "emissaries", "exploration", "festival", "geis",
    "master_craftsman", "migration", "new_alliance", "new_clans", "raid", "sanctuary", "scouts_spies", "warlord",
)  # fmt: skip
(
    BARD, CITADEL, CONQUEST, CRAFTSMEN_PEASANTS, DRUID, EMISSARIES, EXPLORATION, FESTIVAL, GEIS,
    MASTER_CRAFTSMAN, MIGRATION, NEW_ALLIANCE, NEW_CLANS, RAID, SANCTUARY, SCOUTS_SPIES, WARLORD,
) = range(17)  # fmt: skip
EPIC: Final = len(ACTIONS)
EPICS: Final = (
    "balors_eye", "battle_frenzy", "battle_of_moytura", "breas_tyranny", "cathbads_word", "champions_share",
    "children_of_dana", "dagda", "dagdas_cauldron", "dagdas_club", "dagdas_harp", "deirdres_beauty", "diarmuid_grainne",
    "eriu", "fianna", "kernunos_sanctuary", "lug_samildanach", "lugs_spear", "maeves_wealth", "manannans_horses",
    "morrigan", "nuada_silverhand", "oengus_ploy", "ogmas_eloquence", "otherworld", "stone_of_fal", "strengs_resolve",
    "tailtus_land", "tale_of_cuchulain", "tuans_memory",
)  # fmt: skip
(
    BALORS_EYE, BATTLE_FRENZY, BATTLE_OF_MOYTURA, BREAS_TYRANNY, CATHBADS_WORD, CHAMPIONS_SHARE,
    CHILDREN_OF_DANA, DAGDA, DAGDAS_CAULDRON, DAGDAS_CLUB, DAGDAS_HARP, DEIRDRES_BEAUTY, DIARMUID_GRAINNE,
    ERIU, FIANNA, KERNUNOS_SANCTUARY, LUG_SAMILDANACH, LUGS_SPEAR, MAEVES_WEALTH, MANANNANS_HORSES,
    MORRIGAN, NUADA_SILVERHAND, OENGUS_PLOY, OGMAS_ELOQUENCE, OTHERWORLD, STONE_OF_FAL, STRENGS_RESOLVE,
    TAILTUS_LAND, TALE_OF_CUCHULAIN, TUANS_MEMORY,
) = range(EPIC, EPIC + 30)  # fmt: skip
ADVANTAGE: Final = EPIC + len(EPICS)  # the Advantage card of a territory is ADVANTAGE + territory
ADVANTAGES: Final = tuple(f"{territory}_advantage" for territory in TERRITORIES)
CARDS: Final = ACTIONS + EPICS + ADVANTAGES

ACTION_CARDS: Final = (1 << EPIC) - 1
EPIC_CARDS: Final = (1 << ADVANTAGE) - (1 << EPIC)
ADVANTAGE_CARDS: Final = (1 << len(CARDS)) - (1 << ADVANTAGE)
FOUR_PLAYER_CARDS: Final = 1 << EMISSARIES | 1 << MASTER_CRAFTSMAN | 1 << RAID | 1 << SCOUTS_SPIES

# Cards that can be played as a turn in the Season.
SEASON_CARDS: Final = (
    (ACTION_CARDS & ~(1 << GEIS | 1 << RAID))
    | 1 << ADVANTAGE + MISTY_LANDS | 1 << ADVANTAGE + PLAINS | 1 << ADVANTAGE + SWAMP
    | 1 << BALORS_EYE | 1 << BREAS_TYRANNY | 1 << CHAMPIONS_SHARE | 1 << CHILDREN_OF_DANA | 1 << DAGDAS_HARP
    | 1 << DEIRDRES_BEAUTY | 1 << ERIU | 1 << KERNUNOS_SANCTUARY | 1 << MAEVES_WEALTH | 1 << MANANNANS_HORSES
    | 1 << MORRIGAN | 1 << NUADA_SILVERHAND | 1 << OTHERWORLD | 1 << STONE_OF_FAL | 1 << TAILTUS_LAND
    | 1 << TUANS_MEMORY
)  # fmt: skip
MANEUVER_CARDS: Final = 1 << BATTLE_OF_MOYTURA | 1 << FIANNA | 1 << OGMAS_ELOQUENCE | 1 << TALE_OF_CUCHULAIN
