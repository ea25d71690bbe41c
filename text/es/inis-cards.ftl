# Inis: nombres, qué hace cada carta o loseta (help) y las aclaraciones que necesita quien la juega (note).

# --- cartas de Acción ---

name-bard = Bardo
name-citadel = Ciudadela
name-conquest = Conquista
name-craftsmen_peasants = Artesanos y Campesinos
name-druid = Druida
name-emissaries = Emisarios
name-exploration = Exploración
name-festival = Festival
name-geis = Geis
name-master_craftsman = Maestro Artesano
name-migration = Migración
name-new_alliance = Nueva Alianza
name-new_clans = Nuevos Clanes
name-raid = Saqueo
name-sanctuary = Santuario
name-scouts_spies = Exploradores y Espías
name-warlord = Señor de la Guerra

# --- cartas de Ventaja ---

name-cove_advantage = Ensenada (Ventaja)
name-forest_advantage = Bosque (Ventaja)
name-gates_advantage = Puertas de Tír Na Nóg (Ventaja)
name-highlands_advantage = Tierras Altas (Ventaja)
name-hills_advantage = Colinas (Ventaja)
name-iron_mine_advantage = Mina de Hierro (Ventaja)
name-lost_vale_advantage = Valle Perdido (Ventaja)
name-meadows_advantage = Praderas (Ventaja)
name-misty_lands_advantage = Tierras Brumosas (Ventaja)
name-moor_advantage = Páramo (Ventaja)
name-mountains_advantage = Montañas (Ventaja)
name-plains_advantage = Llanura (Ventaja)
name-salt_mine_advantage = Mina de Sal (Ventaja)
name-stone_circle_advantage = Círculo de Piedras (Ventaja)
name-swamp_advantage = Pantano (Ventaja)
name-valley_advantage = Valle (Ventaja)

# --- cartas de Proeza ---

name-balors_eye = Ojo de Balor
name-battle_frenzy = Frenesí de batalla
name-battle_of_moytura = La Batalla de Moytura
name-breas_tyranny = La Tiranía de Breas
name-cathbads_word = Palabra de Cathbad
name-champions_share = La Parte del Campeón
name-children_of_dana = Hijos de Dana
name-dagda = El Dagda
name-dagdas_cauldron = El caldero de Dagda
name-dagdas_club = Maza de Dagda
name-dagdas_harp = El arpa de Dagda
name-deirdres_beauty = La belleza de Deirdre
name-diarmuid_grainne = Diarmuid y Gráinne
name-eriu = Eriu
name-fianna = Los Fianna
name-kernunos_sanctuary = Santuario de Kernunos
name-lug_samildanach = Lug Samildanach
    .gen = de Lug Samildanach
name-lugs_spear = Lanza de Lug
name-maeves_wealth = Riqueza de Maeve
name-manannans_horses = Caballos de Manannan
name-morrigan = Morrigan
name-nuada_silverhand = Nuada Mano de Plata
name-oengus_ploy = La Estratagema de Oengus
name-ogmas_eloquence = La Elocuencia de Ogma
name-otherworld = El Otro Mundo
name-stone_of_fal = La Piedra de Fal
name-strengs_resolve = La Osadía de Streng
name-tailtus_land = Tierras de Tailtu
name-tale_of_cuchulain = Leyenda de Cúchulain
name-tuans_memory = La memoria de Tuan

# --- territorios: con artículo (acc), «de» (gen), «a» (dat), «en» (loc) ---

name-cove = Ensenada
    .acc = la Ensenada
    .gen = de la Ensenada
    .dat = a la Ensenada
    .loc = en la Ensenada
name-forest = Bosque
    .acc = el Bosque
    .gen = del Bosque
    .dat = al Bosque
    .loc = en el Bosque
name-gates = Puertas de Tír Na Nóg
    .acc = las Puertas de Tír Na Nóg
    .gen = de las Puertas de Tír Na Nóg
    .dat = a las Puertas de Tír Na Nóg
    .loc = en las Puertas de Tír Na Nóg
name-highlands = Tierras Altas
    .acc = las Tierras Altas
    .gen = de las Tierras Altas
    .dat = a las Tierras Altas
    .loc = en las Tierras Altas
name-hills = Colinas
    .acc = las Colinas
    .gen = de las Colinas
    .dat = a las Colinas
    .loc = en las Colinas
name-iron_mine = Mina de Hierro
    .acc = la Mina de Hierro
    .gen = de la Mina de Hierro
    .dat = a la Mina de Hierro
    .loc = en la Mina de Hierro
name-lost_vale = Valle Perdido
    .acc = el Valle Perdido
    .gen = del Valle Perdido
    .dat = al Valle Perdido
    .loc = en el Valle Perdido
name-meadows = Praderas
    .acc = las Praderas
    .gen = de las Praderas
    .dat = a las Praderas
    .loc = en las Praderas
name-misty_lands = Tierras Brumosas
    .acc = las Tierras Brumosas
    .gen = de las Tierras Brumosas
    .dat = a las Tierras Brumosas
    .loc = en las Tierras Brumosas
name-moor = Páramo
    .acc = el Páramo
    .gen = del Páramo
    .dat = al Páramo
    .loc = en el Páramo
name-mountains = Montañas
    .acc = las Montañas
    .gen = de las Montañas
    .dat = a las Montañas
    .loc = en las Montañas
name-plains = Llanura
    .acc = la Llanura
    .gen = de la Llanura
    .dat = a la Llanura
    .loc = en la Llanura
name-salt_mine = Mina de Sal
    .acc = la Mina de Sal
    .gen = de la Mina de Sal
    .dat = a la Mina de Sal
    .loc = en la Mina de Sal
name-stone_circle = Círculo de Piedras
    .acc = el Círculo de Piedras
    .gen = del Círculo de Piedras
    .dat = al Círculo de Piedras
    .loc = en el Círculo de Piedras
name-swamp = Pantano
    .acc = el Pantano
    .gen = del Pantano
    .dat = al Pantano
    .loc = en el Pantano
name-valley = Valle
    .acc = el Valle
    .gen = del Valle
    .dat = al Valle
    .loc = en el Valle

# --- otras respuestas ---

name-pretender = Tomar un marcador de Pretendiente
name-attack = Atacar
name-withdraw = Retirarse
name-end_clash = Terminar el combate
name-offer_peace = Ofrecer la paz
name-peace = Aceptar la paz
name-no_peace = Renunciar a la paz
name-shelter = Refugiar un clan
name-clan = Perder un clan
name-place_clan = Colocar un clan
name-replace_clan = Sustituir un clan rival
name-remove_clan = Eliminar un clan rival
name-discard_action = Descartar una carta de Acción

# --- qué hacen las cartas de Acción ---

help-bard = Estación: roba una Proeza. Trisquel, después de una maniobra tuya que haya eliminado al menos un clan rival: gana un Logro.
note-bard = Sirven un Ataque que haya eliminado un clan y la Leyenda de Cúchulain, y solo para quien hizo esa maniobra. Un clan que la Maza de Dagda conserva no fue eliminado: no hay Logro. Uno que rescatan Diarmuid y Gráinne o que va al caldero de Dagda sí lo fue. El clan que elimina un Saqueo no basta por sí solo.

help-citadel = Carta de Estación: coloca una Ciudadela en un territorio donde tengas presencia. Si la Ventaja de ese territorio no se ha jugado esta ronda, tómala.
note-citadel = La Ventaja se toma tanto de la mesa como de la mano de otro jugador, pero no si ya se ha jugado. Si no quedan Ciudadelas, eliges territorio y tomas su Ventaja igualmente. El Pantano no se puede elegir. Al final de la Estación esa Ventaja se devuelve como las demás.

help-conquest = Carta de Estación: elige un territorio y mueve a él tantos clanes tuyos como quieras desde uno o varios territorios adyacentes. Si allí hay clanes rivales, empieza un combate.
note-conquest = El destino y los clanes que salen de cada territorio se anuncian antes de que nadie responda. Puedes no mover ninguno, y entonces no ocurre nada. Aunque los clanes lleguen de varios territorios, hay un solo combate, que instigas tú.

help-craftsmen_peasants = Carta de Estación: en cada territorio donde tengas presencia puedes colocar un clan por cada Ciudadela que haya allí.
note-craftsmen_peasants = La Capital cuenta como una Ciudadela. La presencia y las Ciudadelas se cuentan antes de colocar el primer clan, y el límite es tu reserva. Cuántos clanes van a cada territorio se anuncia antes de las respuestas.

help-druid = Carta de Estación que no puedes jugar si es tu última carta de Acción: mira el descarte de cartas de Acción y toma una.
note-druid = El descarte está boca abajo: solo lo miras tú, y nadie más sabe qué carta tomas. En él están las cartas ya jugadas, Geis incluido, y las perdidas en Ataques, pero todavía no el propio Druida. Las Ventajas y Proezas de tu mano no cuentan como otra carta de Acción.

help-emissaries = Carta de Estación: mueve uno de tus clanes a un territorio adyacente; no hay combate.
note-emissaries = Solo se usa en partidas de cuatro. Se mueve un único clan, y su origen y su destino se anuncian antes de las respuestas. Si entra en las Montañas, sufre su efecto.

help-exploration = Carta de Estación: quien sea Brenn elige un lugar vacío que toque al menos dos territorios. Allí se coloca la siguiente loseta de la pila, y tú colocas en ella un clan.
note-exploration = El lugar se elige antes de ver la loseta, y decide Brenn aunque el turno no sea suyo. La Ventaja del nuevo territorio queda boca arriba y nadie la recibe hasta la próxima Asamblea, salvo con la carta Ciudadela. Sin clanes en la reserva, la loseta se coloca igualmente; sin losetas, no ocurre nada.

help-festival = Carta de Estación: en un territorio con Santuario donde tengas presencia, coloca un clan y el marcador de Festival. Hasta el final de la Estación, quien instigue un combate allí pierde uno de sus clanes de ese territorio.
note-festival = El clan se pierde antes del paso de Ciudadelas; si era el último de quien instiga, el combate sigue entre los demás. Con Morrigan lo pierde la persona nombrada para instigar. Hay un solo marcador: un segundo Festival en la misma Estación lo traslada. Sin clanes en la reserva, el marcador se coloca igualmente.

help-geis = Trisquel, cuando un rival juega una carta de Acción: esa carta queda sin efecto y se descarta.
note-geis = Se juega cuando el rival ya ha anunciado todo lo que puede elegir de antemano: territorios, números de clanes, rivales. Detiene usos de Estación y de Trisquel, como los del Bardo, el Maestro Artesano, el Saqueo y el Señor de la Guerra; no responde a un simple descarte. La carta detenida cuenta como jugada, y Lug Samildanach aún puede recogerla.

help-master_craftsman = Estación: descarta una carta de cualquier tipo, si puedes, y después roba una Proeza. Trisquel, después de jugar tú una Proeza: en vez de descartarla, dásela a otro jugador y gana un Logro.
note-master_craftsman = Solo se usa en partidas de cuatro. Con la mano vacía, robas sin descartar; una Ventaja descartada así queda boca abajo como si se hubiera jugado, y descartar El Dagda obliga a barajar las Proezas. Una Proeza anulada por El Dagda ya está descartada y no se puede dar.

help-migration = Carta de Estación: elige un territorio y mueve uno o más de tus clanes desde él a uno o varios territorios adyacentes. Donde haya clanes rivales, empieza un combate.
note-migration = Cuántos clanes van a cada destino se anuncia antes de las respuestas. Si surgen varios combates, decides el orden y cada uno se resuelve entero antes del siguiente. Entretanto cuentan los clanes tal como están: puedes retirarte a un territorio pendiente si tienes allí la jefatura. Un combate pendiente se anula si quedan allí clanes de menos de dos jugadores.

help-new_alliance = Carta de Estación: en un territorio donde tengas presencia, coloca un clan; o bien elige a un rival con dos o más clanes allí y sustituye uno de ellos por uno tuyo.
note-new_alliance = Para sustituir necesitas un clan en la reserva. El clan sustituido cuenta como eliminado: si la Maza de Dagda lo conserva, el cambio no se hace. El territorio, la opción y el rival se anuncian antes de las respuestas.

help-new_clans = Carta de Estación: coloca dos clanes, juntos o por separado, en territorios donde tengas presencia.
note-new_clans = Los dos territorios se anuncian antes de las respuestas. Con un solo clan en la reserva, colocas ese. Colocar clanes nunca inicia un combate ni activa las Montañas.

help-raid = Trisquel, en un combate, después de tu maniobra de Ataque: toma al azar una carta de Acción de quien recibió el Ataque. Si no tiene ninguna, elimina en su lugar uno de sus clanes expuestos.
note-raid = Solo se usa en partidas de cuatro. Vale incluso si la Ventaja de las Colinas dejó el Ataque sin efecto. La carta que se acaba de descartar por el Ataque ya no se puede tomar. El clan que elimina el Saqueo no da derecho al Logro del Bardo.

help-sanctuary = Carta de Estación: coloca un Santuario en un territorio donde tengas presencia y roba una Proeza.
note-sanctuary = Si no quedan Santuarios, robas la Proeza igualmente. Un territorio puede tener varios Santuarios. El territorio se anuncia antes de las respuestas.

help-scouts_spies = Carta de Estación: mira las cartas de Acción de un rival. Después puedes mover uno o más de tus clanes de un territorio a otro adyacente; si allí hay clanes rivales, empieza un combate.
note-scouts_spies = Solo se usa en partidas de cuatro. Antes de las respuestas solo se anuncia el rival; el movimiento se decide después de mirar y no es obligatorio.

help-warlord = Estación: inicia un combate en un territorio donde tengas presencia; lo instigas tú. Trisquel, en un combate donde tengas algún clan expuesto, después de cualquier maniobra: coloca allí un clan expuesto y elige quién hace la próxima maniobra.
note-warlord = En la Estación no coloca ningún clan, y sin clanes rivales en el territorio no hace nada. En un combate, la persona elegida, que puedes ser tú, debe tener un clan expuesto, y el orden continúa a partir de ella. Sin clanes en la reserva, aún eliges quién sigue. Un Geis impide ambas cosas.

# --- qué hacen las cartas de Ventaja ---

help-cove_advantage = Trisquel, después de jugar tú una carta de Estación: toma la carta de Acción apartada en la Asamblea y después aparta una carta de Acción de tu mano.
note-cove_advantage = La carta de Estación debe haber terminado con todos sus combates; vale también si la han anulado. Si ya no hay carta apartada, no tomas nada, pero aún apartas una si puedes. Puedes apartar la misma que has tomado.

help-forest_advantage = Trisquel, después de jugar tú una Proeza: roba una Proeza.
note-forest_advantage = Sirve tras cualquier Proeza tuya, de Estación o de Trisquel, incluso si El Dagda la ha anulado. No se puede jugar mientras dure un combate bajo la Lanza de Lug.

help-gates_advantage = Trisquel, cuando resuelves el efecto de las Puertas de Tír Na Nóg: roba una Proeza más, quédate con una y descarta el resto.
note-gates_advantage = Se puede sumar a la Ventaja de las Praderas: cada una añade una carta donde elegir, pero conservas una sola. El robo se hace aunque la Maza de Dagda haya salvado el clan que ibas a perder.

help-highlands_advantage = Trisquel, al empezar la Resolución de un combate en las Tierras Altas: elige a alguien con clanes expuestos allí, que pasa a instigar el combate.
note-highlands_advantage = Cambia quién hace la primera maniobra y el orden que sigue; los clanes ya refugiados siguen en sus Ciudadelas. Puedes jugarla aunque no tengas clanes en el combate.

help-hills_advantage = Trisquel, cuando te atacan en las Colinas: ignora el Ataque, sin perder clan ni carta.
note-hills_advantage = Detiene también un Ataque reforzado por la Mina de Hierro o la Maza de Dagda. La maniobra queda gastada, pero ha sido un Ataque: después aún se pueden jugar el Saqueo y La Osadía de Streng.

help-iron_mine_advantage = Trisquel, cuando haces un Ataque en cualquier territorio: quien lo recibe debe eliminar un clan expuesto y además descartar una carta de Acción.
note-iron_mine_advantage = Se juega al declarar el Ataque, antes de que se elija qué perder. Lo que sea imposible se omite; quien sufre el Ataque elige la carta y el clan. Si también se juega la Maza de Dagda, vale la Mina de Hierro.

help-lost_vale_advantage = Trisquel, después de jugar tú una carta de Estación: mueve un clan, tuyo o ajeno, de un territorio adyacente al Valle Perdido hasta el Valle Perdido; no hay combate.
note-lost_vale_advantage = La carta de Estación debe haber terminado con todos sus combates; vale también si la han anulado. No hay combate aunque el clan se reúna con rivales. Si no hay clanes en los territorios adyacentes, no ocurre nada.

help-meadows_advantage = Trisquel, cuando vas a robar Proezas: roba una más, quédate con una de las robadas y descarta el resto.
note-meadows_advantage = Sirve con cualquier robo de Proezas, y se puede sumar a la Ventaja de las Puertas. Con La memoria de Tuan o las Tierras Brumosas tienes una carta más donde elegir, pero sigues conservando una.

help-misty_lands_advantage = Carta de Estación: descarta una o más cartas de Acción, roba otras tantas Proezas, quédate con una y descarta el resto.
note-misty_lands_advantage = Las cartas de Acción se descartan boca abajo y sin efecto; las Proezas, a la vista. Si El Dagda está entre las descartadas, el descarte de Proezas se baraja con el mazo. Sin cartas de Acción que descartar no robas nada.

help-moor_advantage = Trisquel, en cualquier momento: mira las Proezas de la mano de un rival.
note-moor_advantage = Puedes jugarla en cualquier fase mientras la tengas, también en turnos ajenos y en combates. No se puede en un combate bajo la Lanza de Lug.

help-mountains_advantage = Trisquel, cuando mueves clanes a las Montañas: ignora el efecto de las Montañas en ese movimiento.
note-mountains_advantage = La juega quien hace el movimiento, aunque los clanes sean de otra persona, por ejemplo con La Tiranía de Breas.

help-plains_advantage = Carta de Estación: mueve uno o más de tus clanes desde la Llanura a uno o varios territorios adyacentes. Donde haya clanes rivales, empieza un combate.
note-plains_advantage = Solo se mueven clanes que estén en la Llanura. Si surgen varios combates, decides el orden y cada uno se resuelve entero antes del siguiente.

help-salt_mine_advantage = Trisquel, después de jugar tú una carta de Estación: toma al azar una carta de Acción de un rival y después dale una de tus cartas de Acción.
note-salt_mine_advantage = Puedes devolver la misma carta que has tomado. De quien no tiene cartas de Acción no se toma nada, y tampoco se le da nada. La carta de Estación debe haber terminado con todos sus combates; vale también si la han anulado.

help-stone_circle_advantage = Trisquel, después de jugar tú una Proeza: elimina uno de tus clanes del Círculo de Piedras y recupera esa Proeza.
note-stone_circle_advantage = Necesitas un clan en el Círculo de Piedras; si la Maza de Dagda lo conserva, no recuperas la Proeza. Sirve también con Proezas de Trisquel, pero no con una que El Dagda haya anulado, porque ya está descartada.

help-swamp_advantage = Carta de Estación: no tiene efecto; permite gastar un turno sin pasar.
note-swamp_advantage = Cuenta como una carta de Estación jugada, así que la cuenta de pases seguidos vuelve a empezar. Después de ella se pueden jugar las Ventajas de la Ensenada, la Mina de Sal, el Valle o el Valle Perdido.

help-valley_advantage = Trisquel, después de jugar tú una carta de Estación: coloca un clan en un territorio donde tengas presencia.
note-valley_advantage = La carta de Estación debe haber terminado con todos sus combates; vale también si la han anulado. Varias Ventajas pueden seguir a una misma carta de Estación.

# --- qué hacen las Proezas ---

help-balors_eye = Carta de Estación: elimina un clan, de quien quieras, de cualquier territorio.
note-balors_eye = No necesitas presencia allí. El territorio y el clan se anuncian antes de las respuestas. Quien pierde el clan puede responder con la Maza de Dagda o con Diarmuid y Gráinne.

help-battle_frenzy = Trisquel, al final del paso de Ciudadelas de un combate: todos los clanes refugiados en las Ciudadelas de ese territorio salen y quedan expuestos.
note-battle_frenzy = Puedes jugarla aunque no participes en el combate. Salen los clanes de todos los jugadores, y en ese combate nadie vuelve a refugiarse.

help-battle_of_moytura = Trisquel, como maniobra: mueve uno o más de tus clanes desde uno o varios territorios adyacentes al territorio en combate y después coloca allí un clan expuesto.
note-battle_of_moytura = Los clanes que llegan quedan expuestos y no inician otro combate; si este es en las Montañas, sufren su efecto. Si no tienes clanes en territorios adyacentes, puedes jugarla solo para colocar el clan; si los tienes, debes mover al menos uno.

help-breas_tyranny = Carta de Estación: mueve un clan rival de un territorio donde tengas presencia a un territorio adyacente; no hay combate.
note-breas_tyranny = Si el clan entra en las Montañas, paga la persona a quien pertenece, que elige cómo; tú puedes evitarlo con la Ventaja de las Montañas. Los cambios de jefatura valen al momento.

help-cathbads_word = Trisquel, al empezar la Asamblea: eliges tú la carta de Acción que se aparta. Al final de la Asamblea tómala y después aparta una carta de Acción de tu mano.
note-cathbads_word = Miras todas las cartas de Acción y eliges una en secreto; las demás se barajan y se reparten. Al final tu mano tiene el tamaño normal. La carta que apartas entonces es la que encontrarán después la Ensenada o La Parte del Campeón. Se gasta aunque alguien gane en esa Asamblea.

help-champions_share = Carta de Estación: toma la carta de Acción apartada en la Asamblea.
note-champions_share = Después no queda ninguna carta apartada. Si la Ensenada la había cambiado, tomas la nueva; si ya no hay ninguna, no tomas nada.

help-children_of_dana = Carta de Estación: coloca un clan en cualquier territorio.
note-children_of_dana = No necesitas presencia allí. Colocar un clan nunca inicia un combate ni activa las Montañas.

help-dagda = Trisquel, cuando alguien juega una Proeza o una Ventaja: esa carta queda sin efecto y se descarta. Cuando El Dagda va al descarte, el descarte de Proezas se baraja con el mazo.
note-dagda = Detiene usos de Estación y de Trisquel, también de tus propias cartas. La carta anulada cuenta como jugada: el turno o la maniobra quedan gastados, y una Ventaja queda boca abajo. Se baraja sea cual sea el motivo por el que se descarta El Dagda, pero no si el Maestro Artesano lo da o el Círculo de Piedras lo recupera.

help-dagdas_cauldron = Trisquel, en un combate, cuando se elimina uno de tus clanes: deja esta carta a la vista y pon en ella todos tus clanes eliminados en este combate, incluido ese. Al final del combate devuelve hasta tres al territorio y descarta la carta.
note-dagdas_cauldron = Cuentan también los clanes perdidos antes en el mismo combate, como el del Festival. Los clanes del caldero no están en tu reserva; los que no vuelvan al territorio irán a ella al final. Los que vuelven no reanudan el combate, y solo entonces pueden seguir al caldero el Bosque, el Círculo de Piedras o el Maestro Artesano. Un mismo clan no puede además ser rescatado por Diarmuid y Gráinne.

help-dagdas_club = Trisquel con dos usos posibles. Cuando va a ser eliminado uno de tus clanes: se queda donde está. Cuando haces un Ataque: decides tú si quien lo recibe elimina un clan o descarta una carta de Acción.
note-dagdas_club = Salva de cualquier eliminación: Ataque, Ojo de Balor, Festival, Montañas, Puertas o un coste propio; pero quien así no paga un coste no obtiene el beneficio. Si te atacan, eliges perder el clan y lo salvas, tampoco pierdes carta. Al atacar se juega antes de que se elija la pérdida, y quien no tiene cartas de Acción elimina un clan. La Mina de Hierro prevalece sobre esta orden.

help-dagdas_harp = Carta de Estación: por cada otra Proeza de tu mano, hasta tres, coloca un clan en un territorio donde tengas presencia.
note-dagdas_harp = El arpa no se cuenta a sí misma. Cada clan puede ir a un territorio distinto, dentro de lo que permita tu reserva.

help-deirdres_beauty = Carta de Estación: cada rival revela una Proeza al azar; toma una de ellas y descarta las demás. Elimina además uno de tus clanes de cualquier territorio.
note-deirdres_beauty = Todos ven las Proezas reveladas. Si ningún rival tiene Proezas, no tomas nada y eliminas el clan igualmente; sin clanes en la isla, no eliminas ninguno. Si El Dagda está entre las descartadas, el descarte de Proezas se baraja con el mazo.

help-diarmuid_grainne = Trisquel, cuando se elimina uno de tus clanes: colócalo en otro territorio donde tengas presencia; no hay combate.
note-diarmuid_grainne = Responde a cualquier eliminación, también fuera de los combates. Sin presencia en otro territorio no se puede jugar. El clan rescatado deja el combate y no va al caldero de Dagda, pero cuenta como eliminado para el Bardo.

help-eriu = Carta de Estación: en cada territorio con Santuario donde tengas presencia puedes colocar un clan, hasta tres en total.
note-eriu = Se coloca un solo clan por territorio, por muchos Santuarios que tenga. Los territorios se anuncian antes de las respuestas, y el límite es tu reserva.

help-fianna = Trisquel, como maniobra: mueve uno o más de tus clanes, expuestos o refugiados, del territorio en combate a un solo territorio adyacente; no hay combate.
note-fianna = No hace falta tener la jefatura del destino, y todos los clanes van al mismo territorio. Si entran en las Montañas, sufren su efecto.

help-kernunos_sanctuary = Carta de Estación: en un territorio sin Santuario donde tengas presencia, coloca un clan y un Santuario.
note-kernunos_sanctuary = No robas ninguna Proeza. Si no quedan Santuarios, colocas solo el clan; si no te quedan clanes, solo el Santuario.

help-lug_samildanach = Trisquel, después de resolverse una carta de Acción de cualquiera: toma esa carta en tu mano.
note-lug_samildanach = La carta llega a tu mano en vez de ir al descarte. Sirve con usos de Estación y de Trisquel, con tus propias cartas, con una carta que un Geis acaba de detener y con el propio Geis.

help-lugs_spear = Trisquel, al empezar un combate: nadie puede jugar cartas de Trisquel durante ese combate.
note-lugs_spear = Puede jugarla cualquiera, participe o no en el combate. El Dagda puede anularla al jugarse; después no la siguen ni el Bosque, ni el Círculo de Piedras, ni el Maestro Artesano. Las Proezas jugadas como maniobra son Trisqueles: las únicas maniobras posibles son Ataque y Retirada.

help-maeves_wealth = Carta de Estación: cada rival que pueda te da una carta de Acción; después da tú una carta de Acción a cada rival que te dio una.
note-maeves_wealth = Cada rival elige qué te da, y tú eliges qué das a cambio: puede ser la misma carta. Solo quien da y quien recibe saben qué carta es. Quien no tiene cartas de Acción ni da ni recibe.

help-manannans_horses = Carta de Estación: mueve hasta tres de tus clanes de un territorio a otro cualquiera, adyacente o no. Si allí hay clanes rivales, empieza un combate.
note-manannans_horses = Todos salen de un mismo territorio y llegan a un mismo destino, distinto del origen. Si entran en las Montañas, sufren su efecto.

help-morrigan = Carta de Estación: puedes dar la vuelta a la Bandada de Cuervos. Puedes iniciar un combate en cualquier territorio y nombrar a un jugador presente allí para que lo instigue.
note-morrigan = Primero se da la vuelta a los cuervos, y las Puertas de Tír Na Nóg se resuelven al momento; el combate sigue ya el nuevo sentido. Tú no necesitas presencia en el territorio, pero debe haber allí al menos dos jugadores. Si el Festival está allí, pierde el clan la persona nombrada.

help-nuada_silverhand = Carta de Estación: en cada territorio donde tengas la jefatura puedes colocar un clan por cada rival con presencia allí.
note-nuada_silverhand = Se cuentan rivales, no clanes. La jefatura y la presencia se miran una sola vez, antes de colocar, y el límite es tu reserva. Con empate nadie tiene la jefatura.

help-oengus_ploy = Trisquel, al final del turno de cualquiera: el próximo turno es tuyo; si la Estación fuera a terminar, continúa.
note-oengus_ploy = Sirve después de jugarse una carta, de un pase o de tomarse un marcador de Pretendiente. Tras ese turno tuyo, el orden continúa a partir de ti. La cuenta de pases seguidos vuelve a empezar.

help-ogmas_eloquence = Trisquel, como maniobra: el combate termina de inmediato.
note-ogmas_eloquence = No hace falta que nadie más esté de acuerdo. Los clanes refugiados salen de las Ciudadelas y el caldero de Dagda devuelve los suyos.

help-otherworld = Carta de Estación: elige un territorio donde tengas presencia. Por cada Santuario que haya allí, hasta tres, puedes colocar allí un clan o eliminar de allí un clan rival.
note-otherworld = Puedes combinar ambas cosas y aprovechar menos Santuarios de los que haya. Cada eliminación va por separado y se puede responder a cada una.

help-stone_of_fal = Carta de Estación: coloca dos clanes en el territorio de la Capital.
note-stone_of_fal = No necesitas presencia allí. Con un solo clan en la reserva, colocas ese.

help-strengs_resolve = Trisquel, en un combate, después de tu maniobra de Ataque: gana un Logro.
note-strengs_resolve = Da igual lo que haya conseguido el Ataque, incluso si la Ventaja de las Colinas lo dejó sin efecto. Se puede sumar al Bardo y al Saqueo tras un mismo Ataque.

help-tailtus_land = Carta de Estación: roba tres losetas, coloca una en el lugar que elijas, que debe tocar al menos dos territorios, y deja las otras bajo la pila. Después puedes mover a ella uno de tus clanes desde un territorio adyacente.
note-tailtus_land = Ves las losetas antes de elegir el lugar, y decides el orden de las que van bajo la pila. Si quedan menos de tres, robas las que haya; colocar una es obligatorio. Si colocas las Montañas, el clan que entra sufre su efecto.

help-tale_of_cuchulain = Trisquel, como maniobra, solo si tienes exactamente un clan expuesto: elimina uno o dos clanes expuestos, de quien quieras, del territorio en combate.
note-tale_of_cuchulain = Los clanes pueden ser de jugadores distintos, y uno puede ser el tuyo. Se eliminan uno tras otro, y se puede responder a cada pérdida. Si se elimina un clan rival, después puedes jugar el Bardo.

help-tuans_memory = Carta de Estación: roba tres Proezas, quédate con una y descarta las demás.
note-tuans_memory = Las descartadas quedan a la vista de todos; si El Dagda está entre ellas, el descarte de Proezas se baraja con el mazo. La Ventaja de las Praderas añade una cuarta Proeza donde elegir.

# --- qué hacen las losetas ---

help-gates = Este territorio entra en juego con un Santuario. Cada vez que cambia el sentido de la Bandada de Cuervos, quienes tengan presencia aquí, por orden a partir de Brenn, pierden cada cual un clan de este territorio y roban una Proeza.
help-mountains = Cuando se mueven clanes aquí, la persona a quien pertenecen descarta una carta de Acción o pierde uno de sus clanes de este territorio. Se paga una sola vez por movimiento, al llegar y antes de cualquier combate. Colocar clanes aquí no cuesta nada.
help-stone_circle = Este territorio entra en juego con un Santuario.
help-swamp = Aquí no se puede colocar ninguna Ciudadela, ni siquiera la Capital.
