# Las frases del propio servidor.
refusal-stale = Esa decisión ya pasó; mirá la mesa de nuevo.
refusal-not-found = Acá no hay nada.
refusal-wrong-method = Eso no se puede hacer acá.
refusal-bad-request = El pedido no está bien: { $why }
refusal-bad-message = La mesa no entiende ese mensaje.
refusal-too-large = Es demasiado de una vez.
refusal-too-many = Un poco más despacio, por favor.
refusal-internal = Algo salió mal de nuestro lado. Nada cambió; probá de nuevo.
refusal-not-saved = La jugada no se pudo guardar y por eso no se hizo. Probá de nuevo en un momento.
refusal-database-away = No podemos llegar a los datos ahora. No se perdió nada; probá de nuevo en un momento.
refusal-unsure = Se cortó la conexión con los datos: todavía no sabemos si eso quedó guardado. Probá de nuevo en un momento para saberlo.
refusal-busy = Otras personas están cambiando lo mismo ahora. Probá de nuevo.
refusal-no-guest = Todavía no te conocemos: abrí primero la página de inicio.
refusal-foreign-origin = Este pedido viene de otro sitio.
refusal-too-many-guests = Hoy llegaron demasiados visitantes desde tu red; volvé mañana o entrá con tu código de recuperación.
refusal-wrong-code = Nadie tiene ese código de recuperación.
refusal-bad-name = { $most ->
    [1] Un nombre tiene una letra.
   *[other] Un nombre tiene de 1 a { $most } letras.
}
refusal-unknown-game = No existe el juego { $game }.
refusal-bad-option = Esas opciones no combinan: { $why }
refusal-wrong-chairs = Cantidad de lugares: { $seats }; de jugadores: { $chairs }. Tienen que ser iguales.
refusal-no-hints = Las pistas son solo para quien juega sin otras personas.
refusal-thinking = El bot todavía está pensando en tu última pregunta.
refusal-too-many-tables = { $most ->
    [1] Ya tenés una mesa esperando; cerrala primero.
   *[other] Ya tenés { $most } mesas esperando; cerrá una primero.
}
refusal-no-chair = Ese lugar no está libre.
refusal-not-open = La partida ya empezó.
refusal-not-seated = No ocupás ningún lugar en esta mesa.
refusal-host-only = Solo quien abrió la mesa puede hacer eso.
refusal-open-chairs = Todavía hay lugares libres: esperá a más gente o poné bots.
refusal-too-late = La partida ya empezó.
refusal-bad-seed = { $most ->
    [1] Una semilla tiene una letra o una cifra.
   *[other] Una semilla tiene de 1 a { $most } letras o cifras.
}
refusal-not-over = La partida todavía no terminó.
refusal-paused = La partida está en pausa.
refusal-not-paused = La partida no está en pausa.
refusal-not-running = La partida no está en marcha.
refusal-time-is-up = Se te acabó el tiempo: primero juega el bot y después podés volver a tu lugar.
refusal-away = Un bot juega por vos ahora; volvé primero a tu lugar.
refusal-cup-goes-on = Un campeonato sigue adelante: no se pausa, y contra bots solamente no se deshace ni se da por terminado nada. Podés abandonar.
refusal-no-undo = En esta mesa no se deshacen jugadas.
refusal-nothing-to-undo = No hay jugada tuya para deshacer.
refusal-too-many-undos = { $most ->
    [1] En una partida se puede deshacer una jugada, y ya se deshizo.
   *[other] En una partida se pueden deshacer { $most } jugadas, y ya se deshicieron todas.
}
refusal-left-too-often = { $most ->
    [1] Ya te fuiste de esta partida una vez: quedate o abandonala.
   *[other] Ya te fuiste de esta partida { $most } veces: quedate o abandonala.
}
refusal-resigned = Ya abandonaste esta partida.
refusal-no-talk = Ahora esa charla no está abierta en esta mesa.
refusal-phrases-only = Durante esta partida solo valen las frases hechas.
refusal-empty-text = No hay nada en este mensaje.
refusal-still-running = El registro es secreto hasta el final de la partida.
refusal-bad-log = Este registro no se puede leer: { $why }
refusal-lesson-not-yet = Esa jugada es posible, pero ahora la lección pide otra.
refusal-no-lesson = Este juego todavía no tiene lección.
refusal-clock-needed = Un campeonato necesita reloj, para que cada partida llegue a su fin.
refusal-entered = Cada persona se inscribe una sola vez.
refusal-cup-full = { $most ->
    [1] Un campeonato tiene como máximo un participante.
   *[other] Un campeonato tiene como máximo { $most } participantes.
}
refusal-cup-begun = El campeonato ya empezó.
refusal-not-entered = No jugás en este campeonato.
refusal-too-few = { $least ->
    [1] Un campeonato necesita al menos un participante.
   *[other] Un campeonato necesita al menos { $least } participantes.
}
refusal-too-many-running = { $most ->
    [1] Ya está en marcha una mesa tuya: terminá esa partida primero.
   *[other] Ya están en marcha { $most } mesas tuyas: terminá alguna de esas partidas primero.
}
refusal-too-many-bot-tables = { $most ->
    [1] Ya tenés una mesa con bots en marcha; terminala primero.
   *[other] Ya tenés { $most } mesas con bots en marcha; terminá una primero.
}
refusal-too-many-imports = { $most ->
    [1] Se puede importar un registro por día; volvé mañana.
   *[other] Se pueden importar { $most } registros por día; volvé mañana.
}
refusal-too-much-kept = Ya importaste lo máximo que una persona puede guardar acá: { $limit } MB.
refusal-mixed-name = Este nombre mezcla letras de varios alfabetos; usá las de uno solo.
refusal-bot-name = Solo los bots se llaman así.
refusal-banned = Quien cuida este servidor ya no te deja entrar.
refusal-silenced = Quien cuida este servidor te silenció: no podés escribir acá.
refusal-apart = Alguien en esta mesa no quiere jugar con vos, o vos con esa persona.
refusal-cup-apart = Quien organiza este campeonato no quiere jugar con vos, o vos no querés jugar con esa persona.
refusal-too-many-reviews = { $most ->
    [1] Se puede pedir un análisis por día; volvé mañana, por favor.
   *[other] Se pueden pedir { $most } análisis por día; volvé mañana, por favor.
}
refusal-no-position = Desde ahí no se puede seguir.
refusal-browser-only = Un programa no puede hacer eso con su clave: abrí la página en tu navegador.
refusal-too-many-tokens = { $most ->
    [1] Podés tener una sola clave. Revocala para crear otra.
   *[other] Podés tener { $most } claves. Revocá una para crear otra.
}
refusal-sealed = Otros todavía están jugando esta partida del día: lo que pasó en ella se muestra cuando termine el día.
refusal-no-hints-today = En la partida del día no hay pistas: cada uno juega por su cuenta.
refusal-own-link = Este es tu propio enlace: mandáselo a otra persona.
refusal-too-many-friends = { $most ->
    [1] Podés seguir a una sola persona.
   *[other] Podés seguir a { $most } personas como máximo.
}
refusal-no-friend = Solo podés invitar a quienes seguís o a quienes te siguen.
refusal-no-room = No hay lugar libre en esta mesa.
refusal-bad-address = No podemos enviar nada a esta dirección: tiene que empezar con https:// y nombrar un lugar de la web.
refusal-private-address = Esta dirección no está en la web pública, y quien cuida este servidor no deja llamarla.
refusal-bad-keys = Las claves que mandó este navegador para los avisos no sirven.
refusal-bad-mail = Esto no es una dirección de correo.
refusal-no-mail = Este servidor no manda correos.
refusal-too-many-letters = Por hoy ya son bastantes correos; volvé mañana.
refusal-too-many-channels = { $most ->
    [1] Ya recibís avisos en un lugar; sacalo primero.
   *[other] Ya recibís avisos en { $most } lugares; sacá uno primero.
}
refusal-bad-link = Este enlace no sirve, o ya no sirve.
refusal-bad-zone = No conocemos este huso horario.
refusal-no-vacation = En esta mesa no hay vacaciones.
refusal-vacation-over = { $left ->
    [0] No te quedan días de vacaciones en esta partida.
    [1] Te queda un día de vacaciones en esta partida.
   *[other] Te quedan { $left } días de vacaciones en esta partida.
}
refusal-no-plans = Solo se preparan respuestas en partidas con días por jugada, y mientras no te toca.
refusal-too-many-plans = { $most ->
    [1] Podés preparar una sola respuesta.
   *[other] Podés preparar { $most } respuestas como máximo.
}

# Lo que se le dice a quien está en otro lado; $who son los demás de la mesa.
notice-turn = { $others ->
    [yes] { $game }: te toca (con { $who }).
   *[no] { $game }: te toca.
}
notice-over = { $others ->
    [yes] { $game }: terminó la partida con { $who }.
   *[no] { $game }: terminó tu partida.
}
notice-asked = { $others ->
    [yes] { $game }: te piden que aceptes algo (con { $who }).
   *[no] { $game }: te piden que aceptes algo.
}
notice-invited = { $others ->
    [yes] { $game }: te invitan a una mesa (con { $who }).
   *[no] { $game }: te invitan a una mesa.
}
notice-round = { $others ->
    [yes] { $game }: tu próxima partida del campeonato está lista (con { $who }).
   *[no] { $game }: tu próxima partida del campeonato está lista.
}
notice-plan = { $others ->
    [yes] { $game }: la respuesta que habías preparado ya no sirve; te toca (con { $who }).
   *[no] { $game }: la respuesta que habías preparado ya no sirve; te toca.
}
notice-many = { $count ->
    [1] Tenés un aviso nuevo
   *[other] Tenés { $count } avisos nuevos
}
notice-more = { $count ->
    [1] … y uno más
   *[other] … y { $count } más
}
letter-leave = ¿No querés más correos? Alcanza con un toque: { $link }
letter-confirm-title = Ludoteca: ¿esta dirección es tuya?
letter-confirm =
    Alguien, seguramente vos, quiere que le avisemos acá cuando le toque en { $house }.

    Si es así, abrí este enlace:
    { $link }

    Si no, no hagas nada: nadie te va a escribir de nuevo.
