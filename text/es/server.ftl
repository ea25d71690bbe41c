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
