# Lo que el servidor escribe a quienes no están mirando: correos, avisos, salas de charla.

notice-started = La partida ha empezado: { $table }.
notice-turn = Te toca jugar: { $table }.
notice-turn-until = Te toca jugar: { $table }, hasta el { $when }.
notice-reminder = Todavía te esperan: { $table }. Después del { $when } un bot responderá por ti.
notice-over = La partida ha terminado: { $table }. Victoria: { $players }.
notice-over-nobody = La partida ha terminado: { $table }. Nadie ha ganado.
notice-table = «{ $name }» ({ $game })
notice-table-unnamed = una mesa de { $game }

hook-waiting = { $table }: se espera a { $players }.
hook-test = Fidchell escribirá aquí cuando se espere a alguien y cuando termine la partida: { $table }.

mail-subject = { $count ->
    [1] Fidchell: { $first }
   *[other] Fidchell: noticias de { $count } partidas
}
mail-foot = Recibes este correo porque juegas en { $server } con el nombre { $player }. Para no recibir más: { $link }
mail-confirm-subject = Fidchell: ¿es tuya esta dirección?
mail-confirm = Alguien llamado { $player } quiere recibir en esta dirección los correos de las partidas de { $server }. Si eres tú, abre { $link } en los próximos dos días. Si no, no hagas nada: no volveremos a escribirte.
mail-reset-subject = Fidchell: una contraseña nueva
mail-reset = { $player } ha olvidado su contraseña en { $server }. Para elegir otra, abre { $link } antes de una hora. Si no la has pedido, no hagas nada.

# Por qué el servidor rechaza algo, según la clave del motivo. Lo rechazado no ha cambiado nada.

refused-log-in-first = El servidor no sabe quién eres. Inicia sesión o entra sin cuenta.
refused-account-first = Para eso hace falta una cuenta. Crea una primero.
refused-not-by-program = Un programa puede jugar en tu nombre, pero no cambiar tu cuenta. Hazlo tú en un navegador, con la sesión iniciada.
refused-has-account = Ya tienes una cuenta.
refused-wrong-password = El nombre y la contraseña no coinciden. Comprueba ambos y vuelve a intentarlo.
refused-banned = Esta cuenta está excluida de este servidor. Si crees que es un error, escribe a quien lo administra.
refused-muted = Por ahora no puedes escribir en las mesas. Puedes seguir jugando.
refused-bad-name = Elige un nombre de 1 a { $most ->
    [one] { $most } carácter visible
   *[other] { $most } caracteres visibles
 }.
refused-name-taken = El nombre «{ $name }» ya está ocupado. Elige otro.
refused-bad-password = Elige una contraseña de { $least } a { $most ->
    [one] { $most } carácter
   *[other] { $most } caracteres
 }.
refused-bad-mail = Esto no parece una dirección de correo. Compruébala y vuelve a intentarlo.
refused-no-mail-here = Este servidor no envía correos, así que no acepta direcciones. No indiques ninguna.
refused-bad-settings = El ajuste «{ $name }» no puede ser así ({ $why }). Comprueba lo que has escrito.
refused-link-is-old = Este enlace ya no vale. Pide uno nuevo o usa el del último correo.
refused-no-such-person = Aquí nadie tiene ese nombre. Comprueba cómo se escribe.
refused-too-many-bots = Ya tienes { $most ->
    [one] { $most } bot
   *[other] { $most } bots
 }. No se pueden tener más.
refused-not-your-bot = No tienes ese bot. En la lista de tus bots están los que tienes.
refused-too-many-tokens = { $most ->
    [one] Ya hay { $most } programa que puede jugar en tu nombre. Quítale antes ese permiso.
   *[other] Ya hay { $most } programas que pueden jugar en tu nombre. Quita antes ese permiso a uno de ellos.
 }
refused-too-many-devices = Los avisos ya llegan a { $most ->
    [one] { $most } dispositivo tuyo. Desactívalos antes en él.
   *[other] { $most } dispositivos tuyos. Desactívalos antes en uno de ellos.
 }

refused-no-such-table = No existe esa mesa, o es privada. Pide el enlace de la invitación.
refused-no-such-game = Aquí no se juega a ese juego. Elige uno de estos: { $games }.
refused-bad-table = La partida no se puede preparar así ({ $why }). Cambia el número de jugadores o las opciones.
refused-bad-scene = Esta posición no se puede preparar ({ $why }).
refused-bad-seed = Una semilla puede tener hasta { $most ->
    [one] { $most } carácter
   *[other] { $most } caracteres
 }. Acórtala.
refused-rated-with-seed = Una partida con semilla elegida no puede ser clasificatoria. Quita la semilla o juega sin clasificación.
refused-too-many-tables = Ya tienes { $most ->
    [one] { $most } mesa abierta
   *[other] { $most } mesas abiertas
 }. Termina antes algunas partidas.
refused-too-many-with-bots = Ya tienes { $most ->
    [one] { $most } partida
   *[other] { $most } partidas
 } en curso con bots. Termina una antes.
refused-owner-only = Solo quien creó esta mesa puede hacer eso.
refused-game-has-begun = Esta mesa ya no espera a nadie: la partida ha empezado o la mesa se cerró.
refused-seat-taken = Este asiento no está libre. Elige otro.
refused-seat-offered = Este asiento está reservado para otra persona. Elige otro o espera a que esa persona lo rechace.
refused-no-such-seat = Esta mesa no tiene ese asiento. Elige uno de los que se muestran.
refused-seats-free = La partida no puede empezar mientras queden asientos libres. Invita a alguien o pon bots en ellos.
refused-no-such-bot = No existe ese bot. Niveles: { $levels }. Estilos: { $styles }.
refused-not-your-seat = Este asiento no es el tuyo. Juega desde el tuyo o mira sin asiento.
refused-not-at-this-table = Solo quienes se sientan a esta mesa pueden hacer eso.
refused-not-running = En esta mesa no hay ninguna partida en curso: no ha empezado o ya ha terminado.
refused-game-is-running = Eso solo es posible cuando la partida ha terminado.

refused-stale-answer = Esta respuesta era para una pregunta anterior. Mira la mesa y responde de nuevo.
refused-others-were-first = Otros actuaron en el mismo momento. Mira la mesa y vuelve a intentarlo si todavía quieres.
refused-no-window = Ahora no hay nada a lo que puedas reaccionar: no se puede añadir tiempo.
refused-held-already = Aquí ya se pidió más tiempo. Solo se concede una vez.
refused-nothing-to-retract = No tienes ninguna elección secreta que retirar: aún no está hecha o ya se ha revelado.
refused-rated-pace-stays = El ritmo de una partida clasificatoria sigue siendo el del principio.
refused-windows-do-not-fit = Las ventanas de respuesta «{ $windows }» no van con este ritmo. No las indiques o elige: { $fitting }.
refused-orders-over-days-only = Las órdenes permanentes solo valen en partidas de varios días. En esta mesa se te pregunta a ti.
refused-orders-name-nothing = En esta partida no hay «{ $what }». Nombra una carta, un lugar o un jugador que tenga.
refused-nothing-to-undo = No tienes ninguna elección que deshacer.
refused-undo-after-learning = Desde entonces has sabido algo nuevo y no hay nadie que pueda dar su acuerdo. Esta elección ya no se puede deshacer.
refused-no-undo-in-rated-games = En una partida clasificatoria no se puede deshacer nada.
refused-no-undo-asked = Nadie espera tu acuerdo para deshacer una elección.
refused-not-in-daily-games = En la partida del día no se deshace nada, ningún bot juega por ti y el ritmo no cambia.
refused-people-only = La partida del día es para personas, no para bots.
refused-day-is-not-over = El reparto del día es secreto mientras otros puedan jugarlo. Vuelve mañana.
refused-bad-day = No hay partida del día en esa fecha. Da una fecha como { $today }, que es la última posible.
refused-bad-length = Este texto está vacío o es demasiado largo. Puede tener hasta { $most ->
    [one] { $most } carácter
   *[other] { $most } caracteres
 }.
refused-bad-key = El programa dio a su mensaje un nombre demasiado largo. Puede tener hasta { $most ->
    [one] { $most } carácter
   *[other] { $most } caracteres
 }.

refused-no-such-position = Esta partida no tiene esa posición. Da un número de 0 a { $last }.
refused-no-such-event = Ese suceso no existe. Da un número de 0 a { $last }.
refused-no-analysis = Todavía no hay un análisis de esta partida. Pídelo o espera a que esté listo.
refused-too-many-jobs = { $most ->
    [one] Ya hay { $most } partida que espera
   *[other] Ya hay { $most } partidas que esperan
 } un análisis. Vuelve a intentarlo más tarde.
refused-too-many-of-yours = Ya tienes { $most ->
    [one] { $most } partida
   *[other] { $most } partidas
 } a la espera de un análisis. Espera a que una esté lista.
refused-bad-record = Este registro no se puede reproducir ({ $why }). Comprueba que el archivo está completo y sin cambios.
refused-no-record = Esto no es el registro de una partida. Da un archivo tal como se guardó tras una partida.
refused-other-rules = Este registro sigue la versión { $rules } de las reglas, pero aquí se juega con la versión { $ours }. No se puede traer aquí.
refused-record-too-long = Este registro tiene más de { $most ->
    [one] { $most } entrada
   *[other] { $most } entradas
 } en «{ $part }». Una partida de esa longitud no se puede traer aquí.
refused-record-without-seed = Este registro no tiene semilla o empieza a la mitad. Solo se pueden traer partidas registradas desde el principio.

refused-bad-address = No se puede enviar nada a esta dirección. Da una que empiece por https:// y no indique puerto.
refused-bad-subscription = El navegador no dio lo que hace falta para los avisos. Desactívalos y vuelve a activarlos.
refused-bad-webhook = La sala de charla no se puede configurar así. Tipos: { $styles }. Idiomas: { $languages }.
refused-no-webhook = Esta mesa todavía no escribe en ninguna sala de charla. Da antes la dirección de una.
refused-webhook-failed = No se pudo escribir en la sala de charla ({ $why }). Comprueba su dirección.
refused-no-such-language = Aquí no se habla ese idioma. Elige uno de estos: { $languages }.

refused-too-many = Eso ha sido demasiado a la vez. Vuelve a intentarlo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
 }.
refused-too-many-sockets = Hay demasiadas páginas abiertas aquí a la vez: { $most ->
    [one] solo puede haber { $most }
   *[other] puede haber hasta { $most }
 }. Cierra algunas y vuelve a intentarlo.
refused-too-large = Es demasiado para un solo envío. Acórtalo.
refused-host-only = Solo quien administra el servidor puede ver esto.
refused-wrong-origin = Esta petición venía de otro sitio web y no se ha realizado. Abre la página del juego y vuelve a intentarlo allí.
refused-unreadable = El servidor no pudo leer este mensaje ({ $why }). Recarga la página y vuelve a intentarlo.
refused-nothing-sent = La petición estaba vacía. Envía en JSON lo que quieres.
refused-bad-request = El servidor no entendió esta petición ({ $why }). Comprueba lo que has introducido.
refused-no-such-address = No hay nada en esta dirección. Comprueba el enlace o empieza por la primera página.
refused-wrong-method = Esta dirección no admite ese tipo de petición. La descripción de la interfaz dice cuáles admite.
refused-wrong-kind = El servidor no admite ese tipo de contenido. Envía JSON.
refused-server-error = Algo ha fallado en el servidor. Vuelve a intentarlo en un momento; si se repite, avisa a quien lo administra.
