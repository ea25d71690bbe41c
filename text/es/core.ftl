# Lo que comparten todos los juegos.

name-pass = Pasar
name-stop = Parar
name-yes = Sí
name-no = No

player-number = Jugador { $number }
list-end = { $before } y { $last }
list-empty = nada

reason-not-asked = Ahora no se te pregunta nada. El juego espera a: { $waiting }.
reason-no-such-seat = No hay asiento { $seat }. Esta mesa tiene { $players ->
    [one] un asiento
   *[other] { $players } asientos
 }, contando desde 0.
reason-unknown-word = «{ $word }» no es una respuesta en este juego.
reason-not-offered = Aquí no es posible: { $option }.
reason-game-over = La partida ha terminado.
reason-stale = Esta respuesta es para tu decisión { $given }, pero está abierta la decisión { $due }. No ha cambiado nada.
