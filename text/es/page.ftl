# Lo que está en todas las páginas: navegación, botones, errores, conexión.

skip-to-content = Ir al contenido
nav-label = Páginas principales
nav-play = Jugar
nav-learn = Aprender
nav-daily = Partida del día
nav-games = Partidas
nav-ladder = Clasificación
nav-cards = Cartas
nav-rules = Reglas
nav-settings = Ajustes
to-first-page = Fidchell, primera página
who-am-i = Tú: { $name }. Ajustes
nobody-yet = Invitado
guest-name = Invitado { $number }
language-menu = Idioma: { $language }
theme-button = Colores: { $theme }. Cambiar
theme-auto = como el sistema
theme-light = claros
theme-dark = oscuros

footer-label = Más
footer-free = Software libre, en un servidor propio
footer-notice = Ilustraciones y textos originales. Sin relación con los autores ni las editoriales de los juegos impresos.

title-home = Jugar
title-newtable = Mesa nueva
title-room = Mesa
title-replay = Repetición
title-games = Partidas
title-person = Perfil
title-ladder = Clasificación
title-daily = Partida del día
title-settings = Ajustes
title-cards = Cartas
title-rules = Reglas
title-learn = Aprender
title-lesson = Lección
title-confirm = Tu dirección de correo
title-reset = Contraseña nueva
title-nomail = No más correos
title-missing = No encontrado

missing-title = Aquí no hay nada
missing-text = Esta dirección no lleva a ningún sitio. Quizá el enlace se cortó por el camino.
failed-title = No se ha podido cargar esta página
failed-text = O se ha cortado la conexión, o el servidor acaba de actualizarse. Recarga la página.

ok = Aceptar
cancel = Cancelar
close = Cerrar
back = Atrás
next = Siguiente
save = Guardar
saved = Guardado
delete = Borrar
copy = Copiar
copied = Copiado
again = Reintentar
reload = Recargar
loading = Cargando
more = Más
less = Menos
yes = Sí
no = No

connection-lost = Se ha perdido la conexión. Volverá sola; nada de lo que has hecho se pierde.
connection-none = Ahora mismo no se puede llegar al servidor.
connection-again = Probar ya
connection-back = Conexión restablecida.
refused-offline = No se puede llegar al servidor. No ha cambiado nada; inténtalo cuando vuelva la conexión.
error-unknown = Algo ha salido mal ({ $why }). Recarga la página e inténtalo de nuevo.

game-inis = Inis
game-tirnanog = Tír na nÓg
bot-player = Bot { $level } { $number }
level-random = Azar
level-beginner = Principiante
level-casual = Ocasional
level-club = Club
level-strong = Fuerte
level-expert = Experto

confirm-title = Tu dirección de correo
confirm-text = ¿Quieres recibir en esta dirección los correos sobre tus partidas?
confirm-button = Sí, es mi dirección
confirm-done = Gracias. A partir de ahora te avisaremos cuando una partida te espere.
reset-title = Una contraseña nueva
reset-label = Contraseña nueva
reset-hint = Al menos { $least } caracteres.
reset-button = Cambiar la contraseña
reset-done = Tu contraseña nueva ya vale. Se ha cerrado la sesión en todos los dispositivos.
reset-login = A tu cuenta
no-mail-title = No más correos
no-mail-text = ¿Quieres dejar de recibir todos los correos de este servidor?
no-mail-button = Dejar de recibir correos
no-mail-done = Ya no recibirás más correos. Puedes cambiarlo en los ajustes cuando quieras.
