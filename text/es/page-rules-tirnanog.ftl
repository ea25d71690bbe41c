# The rules of Tír na nÓg in our words; how they are written: see page-rules-inis.ftl.

rules-tirnanog-lead = Envía a tus bardos entre las cartas del Otro Mundo, trae a casa lo que encuentren y teje con ello una saga de tres filas. Tras cinco rondas gana la mejor saga.

rules-tirnanog-goal = El objetivo
    .p1 = Tu **saga** tiene tres filas de cartas. A cada fila la juzga su **Geis**, una regla común a todos. Además, en cada color se premia a quienes tienen las mayores **regiones** conectadas. Gana quien tenga más puntos tras cinco rondas.
    .p2 = Juegan de una a cinco personas. En solitario te enfrentas a [[#solo|Balor]].

rules-tirnanog-edition = Sobre las cartas
    .p1 = Las cartas impresas no son públicas. Jugamos con una **edición abierta**: todo lo que documenta el reglamento está exactamente como allí, y el resto lo hemos hecho nosotros para que encaje. Cada carta dice de cuál se trata, y el [catálogo de cartas](/cards/tirnanog) lo muestra. Quien tenga el juego impreso puede escribir un paquete de cartas con los valores impresos y jugar con él.

rules-tirnanog-setup = Preparación
    .p1 = Cada jugador recibe tres bardos y cinco de las 96 cartas de Encuentro. Se ponen tres Geis, uno para la fila superior, otro para la central y otro para la inferior; en la primera partida, los recomendados. La cuadrícula, de tres filas de alto, se despliega boca arriba: es el **Otro Mundo**. El primer jugador se sortea.
    .t0 = Jugadores | Cuadrícula | Huecos | Premios por regiones
    .t1 = 1 o 2 | 3 × 3 sin el centro | 8 | 8 / 3
    .t2 = 3 | 3 × 4 | 17 | 8 / 3
    .t3 = 4 | 3 × 5 | 22 | 8 / 4 / 2
    .t4 = 5 | 3 × 6 | 27 | 8 / 4 / 2

rules-tirnanog-round = Una ronda
    .p1 = Una ronda tiene tres fases: en el **Viaje** colocas a tus bardos, en la **Saga** traen cartas a casa y tú juegas tres de tu mano, y en el **Mantenimiento** descartas una y se renueva el Otro Mundo.

rules-tirnanog-journey = El Viaje
    .p1 = Empezando por el primer jugador y en sentido horario, cada cual coloca un bardo por turno hasta que todos están colocados. Un bardo va a un **hueco** libre: el espacio entre dos cartas que están una al lado de otra o una encima de otra. Toca las dos.
    .p2 = No se puede, salvo que una carta lo permita: un hueco ocupado, una esquina donde se juntan cartas, el borde exterior ni, con dos jugadores, el centro vacío.

rules-tirnanog-saga = La Saga
    .p1 = Ahora se juega en sentido **antihorario**, y empieza quien está a la derecha del primer jugador: quien colocó al final toma primero. En tu turno:
    .n1 = **Toma** una carta que toque uno de tus bardos y llévala a tu mano. Ese bardo vuelve a casa. Si tienes bardos fuera pero ninguno toca una carta, pasas por ahora.
    .n2 = **Juega** una carta de tu mano en tu saga, en el primer espacio libre por la izquierda de una fila.
    .p2 = Puedes elegir cualquier fila con menos de cinco cartas cuyo Geis permita tu carta. Si no puedes jugar ninguna carta de tu mano en ninguna parte, descarta una sin su efecto.
    .p3 = Un bardo que ya no toca ninguna carta está **perdido**. Cuando solo quedan bardos perdidos, sus dueños siguen en el mismo sentido: toman cualquier carta que quede en el Otro Mundo, llevan a casa un bardo perdido y juegan una carta. La fase termina cuando todos los bardos están en casa: cada cual ha jugado tres veces.

rules-tirnanog-upkeep = El Mantenimiento
    .p1 = Cada cual descarta una carta de su mano y conserva tantas como rondas quedan. Si una carta ya te ha dejado en ese número, no descartas nada.
    .t0 = Tras la ronda | 1 | 2 | 3 | 4 | 5
    .t1 = Cartas que conservas | 4 | 3 | 2 | 1 | 0
    .p2 = Tras la quinta ronda se puntúa. Si no, se descarta la cuadrícula, se despliega otra nueva y el jugador de la izquierda pasa a ser el primero. Si se agota el mazo, se baraja el descarte.

rules-tirnanog-cards = Cartas de Encuentro
    .p1 = Una carta tiene un color (rojo, amarillo, verde o azul), un valor de 0 a 8 y a veces un efecto. En tu saga un valor puede pasar de 8, pero nunca baja de 0. Las fichas que cambian el valor o el color acompañan a su carta. Algunas cartas llevan el Ailm, un signo que solo importa a Balor.
    .t0 = Efecto | Cuándo actúa
    .t1 = Al jugarla | una vez, cuando la juegas; no cuando se toma, se mueve o se intercambia. Ejemplo: [[manannans_quay]]
    .t2 = Siempre | mientras está en tu saga. Ejemplo: [[kelpie_a]]
    .t3 = Viaje o Saga | en esa fase, una vez cada vez, salvo que indique su propio momento. Ejemplos: [[merrow_milliners]], [[leprechaun_cobblers_a]]
    .t4 = Puntuación | antes de contar los Geis. Ejemplo: [[glastonbury]]
    .t5 = Al descartarla | de tu mano, en el Mantenimiento o por un efecto. Ejemplo: [[mag_mell]]
    .p2 = Los efectos se cumplen si es posible, salvo que digan que puedes elegir. **Adyacente** es lo que está arriba, abajo, a la izquierda o a la derecha en tu saga; un espacio vacío rompe la adyacencia. Mover o intercambiar no es jugar: ni el Geis ni el límite de cinco se aplican. Lo que dice una carta está por encima de estas reglas.

rules-tirnanog-geis = Los Geis
    .p1 = Cada Geis dice cómo puntúa su fila. Algunos también limitan lo que se puede jugar en ella, y solo miran el momento de jugar: si un movimiento posterior rompe el límite, la fila puntúa tal como está. Los espacios vacíos se saltan, pero las cartas a sus lados no son vecinas. Los tres primeros:
    .l1 = [[lay_of_oisin]] (superior): cada carta cuyo valor aparece una sola vez en su fila y una sola vez en su columna puntúa su valor.
    .l2 = [[finn_and_the_salmon]] (central): cada carta más baja que su vecina de la izquierda puntúa su valor.
    .l3 = [[prophecy_of_cathbad]] (inferior): los grupos de valores iguales dan 5 por dos cartas, 10 por tres, 15 por cuatro y 20 por cinco.

rules-tirnanog-scoring = Puntuación
    .n1 = Los efectos que actúan al puntuar.
    .n2 = Los tres Geis, fila por fila.
    .n3 = Las regiones, color por color. Una **región** son dos o más cartas conectadas de un mismo color, según los colores de ese momento; cuentas la mayor que tengas.
    .p1 = La mayor región de un color recibe el primer premio de la tabla de arriba; la siguiente, el segundo, y así sucesivamente, como mucho uno por jugador y color. Si empatan dos, cada uno recibe la mitad de su premio y la mitad del siguiente, redondeadas hacia abajo, y el siguiente queda gastado. Si empatan más, los premios que abarcan se suman y se reparten por igual, hacia abajo.
    .p2 = Gana el total más alto. Si hay empate, decide la mayor región de cualquier color; después, la victoria se comparte.
    .p3 = **Ejemplo.** En la fila superior, 7, 5, 6 y 8 son los únicos de su valor en su fila y su columna: 26. La fila central da 4 + 4 + 2 = 10; tres cartas iguales en la inferior, 10; una región mayor y una segunda, 8 + 3. En total, 57.

rules-tirnanog-solo = En solitario contra Balor
    .p1 = Prepara la partida como para dos. Balor tiene tres bardos, pero ni mano ni saga: lo que toma va a su montón. Su carta empieza en **Máximo**. Pon el marcador de primer jugador en el hueco que quieras; se queda allí toda la partida y no bloquea nada. Balor va primero en las dos fases.
    .l1 = Antes de cada turno suyo se descarta la carta superior del mazo. Si lleva el Ailm, su carta se da la vuelta: de Máximo a Mínimo o al revés. También se da la vuelta con cada cuadrícula nueva.
    .l2 = **Viaje:** va al hueco libre cuyas dos cartas tienen la suma impresa más alta; en Mínimo, la más baja.
    .l3 = **Saga:** toma el valor impreso más alto que tocan sus bardos; en Mínimo, el más bajo. Para un bardo perdido elige entre todas las cartas que quedan.
    .l4 = Los empates son para el primer lugar de una **espiral** que sale del marcador en sentido horario. La página la dibuja.
    .p2 = Al final tú puntúas tus Geis y Balor las tres puntuaciones impresas para el modo solitario. De su montón descartas cartas a tu elección: 3 en fácil, 2 en medio, 1 en difícil y ninguna en imposible. Su región de un color es el número de cartas que le quedan de él. Los premios son 8 y 3 por color, nada con menos de dos cartas; un empate da 5 a cada uno.

# Below the pictures

rules-tirnanog-figure-journey = Dos jugadores. Cada bardo toca dos cartas: el verde puede traer el 8 azul o el 3 amarillo.
rules-tirnanog-figure-saga = Una fila de una saga. La próxima carta va al espacio marcado.
rules-tirnanog-figure-cards = Cartas cambiadas: el Kelpie está junto al verde y vale 2, no 8. La Cervecería se ha vuelto azul.
rules-tirnanog-figure-geis = Finn y el salmón de la sabiduría: dos cartas son más bajas que su vecina izquierda y dan 6 y 4. Si son iguales, nada.
rules-tirnanog-figure-scoring = La región verde marcada tiene cuatro cartas. Las dos rojas solo se tocan en una esquina: no hay región.
rules-tirnanog-figure-solo = El marcador está en el 1. Si varios huecos le valen igual a Balor, elige el número más bajo.
