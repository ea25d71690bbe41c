# The rules of Inis in our words: a section is a message, its heading the value, its paragraphs (p), lines of a list (l, n if numbered) and
# rows of a table (t, cells between bars) attributes. **strong**; [[word]] names a card or territory and links to it, [[word|as written here]]
# too; [[#section|words]] links within the page.

rules-inis-lead = Guía a tus clanes por una isla que crece durante la partida y gana la corona: por las tierras que ocupas, por los santuarios que guardas o por la gente que vive bajo tu mando.

rules-inis-goal = El objetivo
    .p1 = Cada jugador guía a un pueblo. Hay tres maneras de merecer la corona, y cada una pide llegar a **seis**:
    .l1 = **Tierra:** tus clanes están en al menos seis territorios.
    .l2 = **Fe:** los territorios donde tienes presencia suman al menos seis Santuarios.
    .l3 = **Mando:** en los territorios cuya jefatura tienes viven, en total, al menos seis clanes rivales.
    .p2 = Un **Logro** sustituye a una unidad que falta. Vale para una sola condición, y no tienes que decir cuál antes de la comprobación. Cuatro territorios, cinco Santuarios y dos Logros cumplen una condición; con un tercer Logro, dos. Los Logros se conservan, no se gastan.
    .p3 = Para ganar también debes haber anunciado que quieres la corona, tomando un marcador de Pretendiente: mira [[#victory|Quién gana]].

rules-inis-words = Palabras que se usan siempre
    .l1 = Tienes **presencia** en un territorio si al menos uno de tus clanes está allí.
    .l2 = Tienes la **jefatura** si hay allí más clanes tuyos que de cualquier otro jugador. Si hay empate en cabeza, no la tiene nadie. Cambia con cada clan que llega o se va.
    .l3 = **Brenn** dirige la ronda: abre la Estación, elige dónde se descubren tierras y gana algunos empates.
    .l4 = Los **cuervos** indican si los turnos y las cartas que se pasan van en sentido horario o al revés.
    .l5 = **Colocar** es llevar un clan de tu reserva a la isla. Nunca inicia un combate.
    .l6 = **Mover** es ir de un territorio a otro adyacente. Donde hay clanes rivales empieza un combate, salvo que la carta diga otra cosa.
    .l7 = Un clan **eliminado** o perdido vuelve a la reserva de su dueño.

rules-inis-setup = Preparación
    .t0 = Qué | Cuántos
    .t1 = Clanes | 12 por jugador, en la reserva
    .t2 = Territorios | 16; al principio hay en la mesa tantos como jugadores
    .t3 = Ciudadelas | 8, más la Capital, que cuenta como una
    .t4 = Santuarios | 9
    .t5 = Cartas de Acción | 17 con cuatro jugadores; si no, 13
    .t6 = Ventajas | 16, una por territorio
    .t7 = Proezas | 30
    .p1 = Los primeros territorios se sacan al azar y se ponen de modo que, con tres o cuatro jugadores, cada uno toque al menos otros dos. Brenn se sortea y elige el territorio de la Capital, que recibe además un Santuario. Después, en el sentido de los cuervos, cada cual coloca un clan, y luego otro.
    .p2 = Con menos de cuatro jugadores, [[emissaries]], [[master_craftsman]], [[raid]] y [[scouts_spies]] se quedan en la caja. Si se agota un tipo de construcción, las cartas que la colocan hacen igualmente lo demás.

rules-inis-round = Una ronda
    .p1 = Una ronda tiene dos fases. En la **Asamblea** se decide quién es Brenn, se comprueba si alguien gana y se eligen las cartas. En la **Estación** se juegan, una por turno, hasta que todos pasan seguidos. Después empieza otra ronda.

rules-inis-assembly = La Asamblea
    .n1 = **Brenn.** Quien tiene la jefatura de la Capital pasa a ser Brenn. Si nadie la tiene, Brenn no cambia.
    .n2 = **Victoria.** Los Pretendientes comparan sus condiciones. Si nadie gana, se devuelven todos los marcadores.
    .n3 = **Ventajas.** Quien tiene la jefatura de un territorio toma su Ventaja. Si nadie la tiene, la carta se queda en la mesa.
    .n4 = **Cuervos.** Brenn lanza la Bandada de Cuervos como una moneda: sentido horario o antihorario para esta ronda.
    .n5 = **Selección.** Las cartas de Acción se barajan, una se aparta sin mirarla y las demás se reparten. Todos eligen a la vez y pasan el resto.
    .t0 = Jugadores | Se reparten | Selección | Al final tienes
    .t1 = 3 o 4 | 4 a cada uno | guardas 1, pasas 3; guardas 2, pasas 2; guardas 3, pasas 1 | 4 cartas
    .t2 = 2 | 3 a cada uno, dos veces | guardas 1, pasas 2; guardas 2, pasas 1; y lo mismo con tres cartas nuevas | 6 cartas
    .p1 = Lo que has guardado se puede pasar más tarde. La última carta que recibes no se puede rechazar. Con dos jugadores, las tres primeras cartas quedan fijas antes de repartir las otras tres.

rules-inis-season = La Estación
    .p1 = Empieza Brenn, que en ese primer turno debe jugar una carta de Estación. Después, en el sentido de los cuervos, cada turno es una de estas cosas:
    .l1 = **Jugar una carta de Estación** y hacer lo que dice, con sus combates.
    .l2 = **Pasar.** Podrás jugar en un turno posterior.
    .l3 = **Tomar un marcador de Pretendiente**, si ahora cumples al menos una condición. Lo conservas hasta la próxima Asamblea, pase lo que pase.
    .p2 = La Estación termina cuando todos los jugadores pasan uno tras otro. Las cartas de Acción que quedan en la mano se descartan, las Proezas se conservan, las Ventajas se devuelven y el Festival se acaba.
    .p3 = Quien empieza su turno sin clanes en la isla pierde un Logro, si tiene alguno, coloca dos clanes donde quiera y después juega su turno.

rules-inis-cards = Las cartas
    .t0 = Mazo | Cómo se consigue | Después de usarla | Al final de la Estación
    .t1 = Acción | en la selección | boca abajo, al descarte | se descartan
    .t2 = Ventaja | con la jefatura, en la Asamblea | fuera de juego hasta que acabe la Estación | se devuelven
    .t3 = Proeza | con cartas como [[bard]] o [[sanctuary]] | boca arriba, al descarte | se conservan, sin límite
    .p1 = Una carta de **Estación** ocupa todo un turno. Una carta de **Trisquel** se juega aparte, en el turno de cualquiera, en el momento que indica. Una carta con los dos signos sirve para uno u otro.
    .p2 = Puedes jugar una carta que solo pueda cumplirse en parte, o nada. Cuántas cartas tienes y de qué mazos es público; cuáles son, secreto.

rules-inis-answers = Responder
    .p1 = Cuando ocurre algo a lo que un Trisquel puede responder, se pregunta a quienes podrían tenerlo: primero a quien le toca el turno o la maniobra, y después a los demás en el sentido de los cuervos. Pueden responder varios, y también se puede responder a una respuesta.
    .p2 = [[geis]] detiene una carta de Acción; [[dagda]], una Proeza o una Ventaja. Se juegan cuando ya se han anunciado todas las elecciones y antes de hacer nada. Una carta detenida cuenta como jugada: el turno o la maniobra se han gastado, y las cartas que pueden seguirla aún pueden.
    .p3 = «Después de jugar una carta de Estación» significa: cuando han terminado esa carta y todos sus combates.

rules-inis-clash = Los combates
    .p1 = Un combate empieza cuando se mueven clanes adonde hay clanes rivales, o con [[warlord]] o [[morrigan]]. Quien los movió es quien **instiga**. Si una carta provoca varios, esa persona elige el orden.
    .n1 = **Festival.** Si el marcador está aquí, quien instiga pierde un clan.
    .n2 = **Refugio.** Empezando por quien sigue a quien instiga, los demás pueden meter un clan cada vez en una Ciudadela libre, uno en cada una, hasta que nadie quiera o todas estén llenas. Quien instiga nunca se refugia. Todos los demás clanes del territorio están **expuestos**.
    .n3 = **Maniobras.** Empieza quien instiga; después, en el sentido de los cuervos, cada jugador con clanes expuestos debe hacer una maniobra por turno.
    .n4 = **Final.** Termina cuando se acuerda la paz o nadie tiene clanes expuestos. Los clanes refugiados vuelven a salir.
    .p2 = Antes de cada maniobra, el combate termina si quieren la paz **todos** los que tienen clanes expuestos. Quien se queda solo con clanes expuestos puede terminarlo o seguir. Las maniobras:
    .t0 = Maniobra | Qué ocurre
    .t1 = Atacar | Nombra a alguien con un clan expuesto. Esa persona descarta una carta de Acción a su elección o pierde uno de sus clanes expuestos. Sin cartas de Acción, tiene que ser un clan.
    .t2 = Retirarse | Mueve uno o más clanes expuestos a territorios adyacentes cuya jefatura tengas. Allí no empieza ningún combate.
    .t3 = Proeza | [[battle_of_moytura]], [[fianna]], [[ogmas_eloquence]] o [[tale_of_cuchulain]]

rules-inis-lands = Los territorios
    .p1 = Un territorio nuevo debe tocar al menos otros dos. Su Ventaja queda boca arriba en la mesa hasta la próxima Asamblea. Cuatro territorios tienen su propia regla:
    .l1 = [[gates]]: llegan con un Santuario. Cada vez que cambia el sentido de los cuervos, quienes tienen presencia allí pierden un clan del lugar y roban una Proeza.
    .l2 = [[mountains]]: si se mueven allí clanes tuyos, descartas una carta de Acción o pierdes allí un clan, una vez por movimiento. Colocar no cuesta nada.
    .l3 = [[stone_circle]]: llega con un Santuario.
    .l4 = [[swamp]]: no admite Ciudadelas, tampoco la Capital.

rules-inis-victory = Quién gana
    .p1 = Solo se decide en el segundo paso de la Asamblea, y solo entre quienes tienen un marcador de Pretendiente. Para entonces ya se sabe quién es Brenn en esta ronda.
    .l1 = Gana quien cumple más condiciones; hace falta al menos una. Pasar de seis no da nada más.
    .l2 = Si hay empate en cabeza y Brenn está entre los empatados, gana Brenn.
    .l3 = Si hay empate en cabeza sin Brenn, nadie gana y se juega otra ronda.
    .p2 = Por ejemplo: dos Pretendientes cumplen dos condiciones cada uno; Brenn también tiene marcador, pero cumple solo una. Nadie gana y todos los marcadores se devuelven.

rules-inis-two = Dos jugadores
    .p1 = Todo es igual, salvo la selección de cartas. Los turnos se alternan sin más: el sentido de los cuervos solo importa para [[gates|las Puertas de Tír Na Nóg]].

rules-inis-here = En esta mesa
    .p1 = Donde las reglas impresas dejan algo abierto o las ediciones difieren, lo hemos decidido; las aclaraciones están con cada carta en el [catálogo de cartas](/cards/inis). Dos cosas se pueden elegir para una mesa: la preparación de **descubrimiento**, con los primeros territorios fijados, la mejor para empezar, y nueve Ciudadelas y diez Santuarios, como en la primera lista inglesa.
    .p2 = Se pregunta a todo el que, por lo que saben los demás, podría tener una respuesta, para que una pausa no delate nada. La paz es un interruptor que puedes accionar en cualquier momento de un combate; se apaga cuando sufres una pérdida.

# Below the pictures

rules-inis-figure-goal = Cuatro territorios y dos Logros hacen seis: una condición cumplida. De los Santuarios falta uno.
rules-inis-figure-words = Verde tiene aquí más clanes y la jefatura. Azul tiene presencia.
rules-inis-figure-cards = Una carta de cada mazo: Acción, Ventaja, Proeza. Los signos de arriba dicen cuándo se juega.
rules-inis-figure-clash = Naranja llega e instiga. Un clan azul está a salvo en la Ciudadela; el otro está expuesto, igual que los dos naranjas.
