# Frases de la interfaz. Lo que dice un juego está en el catálogo del juego.
skip = Ir directo a la página
home = Ludoteca, inicio
menu = Menú
language = Idioma
nav-lobby = Sala
nav-puzzles = Desafíos
nav-mine = Mis partidas
nav-championships = Campeonatos
nothing-here = Acá no hay nada
to-the-games = Ver los juegos
offline = El servidor no responde. Tus partidas están a salvo; probá de nuevo en un momento.
try-again = Probar de nuevo
opening = Abriendo…
close = Cerrar
yes = Sí
no = No

welcome = ¿A qué jugamos?
welcome-how = Un toque y ya jugás contra bots. Sin cuenta, sin instalar nada.
go-on = Seguir jugando
play-now = Jugar a { $game } ya
play-bots = Jugar ya
play-against = Jugar ya contra…
play-friends = Con amigos
starting = Repartiendo…
first-steps = Primeros pasos
new-here = ¿Primera vez?
two-minutes = Dos minutos y ya sabés jugar
new-here-no = Ahora no
tip-question = Acá está la pregunta. Tocá lo que está resaltado.
tip-help = ¿Dudás? La pista muestra una buena jugada. Deshacer la vuelve atrás.
tip-log = ¿Te perdiste algo? En Jugadas está todo, y en Reglas, el porqué.
tips-enough = No más consejos
choose-otherwise = Elegir otra
turn-of = turno de { $seats }
rules = Reglas
contents = En esta página
players = { $same ->
    [yes] { $fewest ->
        [1] 1 jugador
       *[other] { $fewest } jugadores
    }
   *[no] { $most ->
        [1] 1 jugador
       *[other] { $fewest }–{ $most } jugadores
    }
}
players-or = { $fewest ->
    [1] { $most ->
        [1] 1 jugador
       *[other] 1 o { $most } jugadores
    }
   *[other] { $most ->
        [1] 1 jugador
       *[other] { $fewest } o { $most } jugadores
    }
}
length-minutes = { $same ->
    [yes] { $from ->
        [1] 1 minuto
       *[other] { $from } minutos
    }
   *[no] { $to ->
        [1] 1 minuto
       *[other] { $from }–{ $to } minutos
    }
}
length-hours = { $same ->
    [yes] { $from ->
        [1] 1 hora
       *[other] { $from } horas
    }
   *[no] { $to ->
        [1] 1 hora
       *[other] { $from }–{ $to } horas
    }
}

new-table = Nueva mesa
how-many = ¿Cuántos jugadores?
who-plays = ¿Quiénes juegan?
all-friends = Amigos, por enlace
all-bots = Bots
all-here = Todos en este dispositivo
chair = Lugar { $number }
sitter-me = Yo
sitter-here = Alguien acá
name-of = Nombre de quien juega en el lugar { $number }
sitter-open = Libre, por enlace
bot-random = Bot (al azar)
bot-easy = Bot (fácil)
bot-normal = Bot (normal)
bot-hard = Bot (difícil)
bot-master = Bot (maestro)
bots = { $count ->
    [0] Ningún bot
    [1] 1 bot
   *[other] { $count } bots
}
options = Opciones y tiempo
preset-comfortable = Cómodo
preset-printed = Como en la caja
preset-printed-more = Como en la caja: valen todas las reglas impresas, hasta las que no perdonan a nadie.
pace = Tiempo
pace-none = Sin reloj
pace-live = Con reloj
pace-days = Días por jugada
pace-live-is = { $main } min + { $increment } s
pace-days-is = { $days ->
    [1] un día por jugada
   *[other] { $days } días por jugada
}
minutes = Minutos por jugador
increment = Segundos extra por turno
days = Días por jugada
undo-own = Podés deshacer jugadas tuyas que no mostraron nada; las demás, si todos están de acuerdo.
undo-consent = Las jugadas se deshacen si todos están de acuerdo.
undo-none = No se deshace nada.
undo-way-own = las tuyas, sí; las demás, con acuerdo
undo-way-consent = solo si todos están de acuerdo
undo-way-none = nunca
show-in-lobby = En la sala: puede entrar cualquiera
open-table = Abrir la mesa

invite = Invitar amigos
invite-how = Mandá este enlace: quien lo abra se puede sentar.
watch-link = Enlace de esta mesa
copy-link = Compartir el enlace
copied = Copiado
qr = Código QR
qr-alt = Código QR del enlace
this-table = Esta mesa
learn = Mientras esperás
free-chair = Lugar libre
sit-here = Sentarme acá
move-here = Pasarme acá
stand-up = Levantarme
free-it = Liberar
seat-of = Quién se sienta en el lugar { $number }
start = Empezar
next-hint = Falta gente: mandá el enlace, o poné bots en los lugares libres.
start-when = Puede empezar cuando estén ocupados todos los lugares.
no-such-table = Esa mesa no existe
table-closed = Esta mesa se cerró antes de que empezara una partida
table-old-rules = Las reglas de este juego cambiaron después de empezada la partida, así que se cerró: nadie gana
match-old-rules = Esta partida se jugó con reglas anteriores y ya no se puede mostrar

board = Tablero
seats = Jugadores
you = vos
winner = ganó
bot-stands-in = juega un bot
not-here = no está
thinking = pensando…
to-move = juega ahora
turn-mine = te toca
watching = { $count ->
    [0] no mira nadie
    [1] mira una persona
   *[other] miran { $count } personas
}
your-turn = Te toca:
you-may = Podés:
waiting-for = Esperando a { $seats }.
bot-plays-for-you = Un bot está jugando por vos.
take-back-seat = Volver a mi lugar
hint = Pista
why = ¿Por qué?
all-moves = Todas las jugadas
all-moves-short = Todas
more-moves = +{ $count }…
hint-says = El bot haría esto:
do-it = Hacerlo
hand-over = Pasale el dispositivo a { $name }. Que no mire nadie más.
i-am = Soy { $name }
proposal-undo = { $seat_is ->
    [you] Querés deshacer una jugada.
   *[other] { $seat } quiere deshacer una jugada.
}
proposal-pause = { $seat_is ->
    [you] Querés una pausa.
   *[other] { $seat } quiere una pausa.
}
proposal-end = { $seat_is ->
    [you] Querés terminar la partida acá.
   *[other] { $seat } quiere terminar la partida acá.
}
proposal-rematch = { $seat_is ->
    [you] Querés la revancha. Empieza cuando todos quieran.
   *[other] { $seat } quiere la revancha.
}
unrated-then = Así la partida no cuenta para el ranking.
agree = De acuerdo
decline = No
take-back = Dejalo así
rematch = ¡Revancha!
join-rematch = Ir a la revancha
stronger = Ahora contra { $name }
watch-replay = Ver la repetición
check-dice = Verificar el azar
full-screen = Pantalla completa
see-result = El resultado
see-board = Ver el tablero
headline-won = { $winners_is ->
    [you] ¡Ganaste!
    [among] ¡Ganaste, con { $winners_others }!
   *[other] { $winners_count ->
        [one] Ganó { $winners }
       *[other] Ganaron { $winners }
    }
}
headline-nobody = No ganó nadie
final-score = Marcador final
how-it-went = Cómo fue
share-result = Compartir
rating-now = Tu puntaje ahora es { $rating }.
panel = Alrededor de la mesa
tab-log = Jugadas
tab-chat = Charla
tab-rules = Reglas
tab-table = Mesa
nothing-yet = Todavía no pasó nada.
undo = Deshacer
pause = Pausa
resume = Seguir
agree-end = Proponer el final
resign = Abandonar
leave = Salir
sure-resign = ¿Abandonar esta partida?
sure-leave = ¿Salir? Un bot juega por vos hasta que vuelvas; si no queda nadie más, la partida espera.
tastes = A tu gusto
scene-speed = Velocidad de las jugadas ajenas
speed-calm = tranquila
speed-normal = normal
speed-fast = rápida
speed-once = inmediata
speed-is = Velocidad: { $speed }
show-the-rest = Mostrar el resto de una vez
skip-to-my-turn = Saltar hasta mi turno
theme = Colores
theme-system = como el dispositivo
theme-light = claros
theme-dark = oscuros
volume = Volumen
volume-off = sin sonido
notify = Un aviso cuando me toca
quips = Los bots dicen algo en los grandes momentos
is-public = Cualquiera encuentra esta mesa en la sala.
is-private = Solo quien tiene el enlace encuentra esta mesa.
commitment = El azar se selló antes de la primera jugada:
connection-connecting = Conectando…
connection-lost = Se cortó la conexión. Vuelve sola; no se pierde nada.
status-open = esperando
status-seeding = empezando
status-running = en juego
status-paused = La partida está en pausa.
status-over = terminada
free-chairs = { $count ->
    [0] ningún lugar libre
    [1] un lugar libre
   *[other] { $count } lugares libres
}
place = { $place ->
    [1] victoria
   *[other] puesto { $place }
}
nobody-won = no ganó nadie

say-hello = Nadie dijo nada todavía.
to-partners = a los compañeros
mute-short = Silenciar
talk-to = Hablar con
everybody = todos
partners = compañeros
no-talk = En esta mesa no se charla durante la partida.
message = Mensaje
send = Enviar
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice-move = ¡Buena jugada!
phrase-oops = Uy…
phrase-thinking = Dejame pensar.
phrase-your-turn = Te toca.
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-bye = ¡Chau!

game = Juego
all-games = todos los juegos
tables-to-join = Mesas para entrar
no-tables-to-join = Ahora no espera nadie. Abrí una mesa y los demás la van a encontrar acá.
tables-to-watch = Partidas para mirar
no-tables-to-watch = No hay partidas públicas en juego.
being-played = En juego
none-open = No estás en ninguna mesa.
finished = Terminadas
none-finished = Todavía no terminaste una partida.
older = Partidas más viejas
import = Importar una partida
import-how = Un registro bajado de acá o de otra Ludoteca:
choose-file = Elegir un archivo
not-a-log = Este archivo no es el registro de una partida.

settings = Ajustes
saved = Guardado.
your-name = Tu nombre
save = Guardar
my-page = Mi página
other-device = Otro dispositivo
other-device-how = Con un código de recuperación seguís siendo vos en otro navegador. Se muestra una sola vez; guardalo en secreto.
new-code = Mostrarme un código
have-code = Tengo un código
become = Soy yo
welcome-back = ¡Qué bueno verte de nuevo, { $name }!
devices = Mis dispositivos
devices-how = Navegadores en los que sos vos. Desconectá los que no conozcas; un nuevo código de recuperación desconecta todos menos este.
device-seen = usado el { $day }
this-device = este
sign-device-out = Desconectar
sign-out = Salir de este navegador
sign-out-sure = Sin un código de recuperación no vas a poder volver a ser vos acá. ¿Salir?
keep-apart = Vos y este jugador
mute = Silenciar
unmute = Dejar de silenciar
block = Bloquear
unblock = Desbloquear
report = Denunciar
report-what = ¿Qué debería saber quien cuida este servidor?
reported = Gracias. Quien cuida este servidor lo va a leer.
bot-programs = Programas que juegan
bot-programs-how = Una clave deja que un programa juegue por vos. Se muestra una sola vez.
new-token = Crear una clave

notices = Cuando te toque
notices-how = Recibí avisos también fuera de esta página. Dicen el juego, quiénes juegan y un enlace: nunca una carta ni una jugada.
notices-failed = No se pudieron preparar los avisos en este navegador. Probá más tarde, o elegí otro modo.
notices-forbidden = Este navegador no puede mostrar avisos. Permitilo en la configuración del navegador para esta página.
notices-letter-sent = Mandamos un correo ahí. Abrí su enlace y listo.
channel-push = Navegador
channel-mail = Correo
channel-hook = Webhook
channel-unconfirmed = falta confirmar
channel-end = Parar
channel-end-name = Parar: { $name }
channel-add = Agregar
channel-push-add = Avisame en este navegador
channel-push-cannot = Este navegador no recibe avisos. En un iPhone, poné antes esta página en la pantalla de inicio.
channel-mail-add = Avisame por correo
channel-hook-add = Avisarle a un programa o a un chat
channel-hook-how = Mandamos un documento JSON a esta dirección; los chats que aceptan webhooks muestran su texto.
channel-hook-address = Dirección
channel-hook-secret = Los avisos se firman con esta clave (Standard Webhooks). Se muestra una sola vez:
notices-what = Sobre qué
notices-turn = Me toca
notices-asked = Alguien me pide que acepte algo
notices-over = Terminó una partida
notices-invited = Invitaciones y revanchas
notices-round = Mi partida del campeonato está lista
notices-plan = Una respuesta preparada no sirvió
notices-games = De qué juegos
notices-when = Cuándo
notices-every = Cada cuánto
notices-every-0 = en el momento
notices-every-60 = una vez por hora
notices-every-240 = cada cuatro horas
notices-every-1440 = una vez por día
notices-quiet = Horas de silencio
notices-from = desde
notices-to = hasta
notices-zone = en tu hora ({ $zone })
letter-leave = No más correos
letter-left = Listo: esta dirección no recibe más correos.
letter-confirm = ¿Esta dirección es tuya?
letter-confirm-how = Entonces vas a recibir un correo acá cuando te toque. Cada uno trae un enlace para no recibir más.
letter-confirm-yes = Sí, escribime
letter-confirmed = Listo. Te escribimos cuando te toque.

vacation = Vacaciones
vacation-each = Días de vacaciones para cada uno
vacation-left = { $days ->
    [0] No te quedan vacaciones en esta partida.
    [1] Tenés un día de vacaciones en esta partida.
   *[other] Tenés { $days } días de vacaciones en esta partida.
}
vacation-how = Mientras alguien está de vacaciones, a nadie le corre el tiempo. Igual se puede jugar.
vacation-days = Días
vacation-go = Irme de vacaciones
vacation-back = Ya volví
vacation-until = De vacaciones hasta el { $day }
vacation-of = { $name } está de vacaciones hasta el { $day }; a nadie le corre el tiempo.

plans = Preparar una respuesta
plans-how = Se juega por vos cuando te toque, un rato después. Nadie más se entera.
plans-if = Si
plans-anything = pase lo que pase
plans-then = respondo
plans-add = Preparar
plans-none = No hay nada preparado.
plans-line = { $if }: { $then }
plans-withdraw = Retirar
plans-dropped = Lo que habías preparado no servía para lo que te preguntaron, así que no se jugó.
plans-unclear = Desde acá no se puede prever lo que sigue.
plans-look = Ver qué puede pasar

replay = repetición
moment = Momento de la partida
turn-back = Turno anterior
turn-on = Turno siguiente
step-back = Un paso atrás
step-on = Un paso adelante
play = Reproducir
stop = Parar
speed = Velocidad
seen-by = Visto por
spectator = Público
all-open = Todas las manos abiertas
share-moment = Compartir este momento
download-log = Bajar el registro
over = La partida terminó.

fair-why = Nadie, ni el servidor, puede elegir lo que traen los dados y las cartas.
fair-1 = Antes de la primera jugada el servidor sortea un número secreto y publica su huella (SHA-256).
fair-2 = Después el navegador de cada jugador agrega una palabra al azar; así el servidor no pudo haber elegido el resultado.
fair-3 = Después de la partida se revela el secreto. Tiene que coincidir con la huella, y cada sorteo se deduce de él.
fair-this = Esta partida
fair-commitment = Huella, publicada antes de la primera jugada
fair-head = Huella de lo acordado, mostrada al comienzo
fair-seed = El secreto del servidor, revelado
fair-own = Lo que agregó este navegador
fair-later = El secreto se revela cuando termina la partida.
fair-hash-good = El secreto revelado coincide con la huella.
fair-hash-bad = ¡El secreto revelado no coincide con la huella!
fair-hash-unknown = Este navegador no puede calcular la huella acá (página sin HTTPS, o partida importada).
fair-kept-good = La huella es la que este navegador vio antes de la primera jugada.
fair-kept-bad = ¡La huella no es la que este navegador vio antes de la primera jugada!
fair-kept-unknown = Este navegador no estaba antes de la primera jugada.
fair-mine-good = Lo que agregó este navegador se usó.
fair-mine-bad = ¡Lo que agregó este navegador no se usó!
fair-mine-unknown = Este navegador no agregó nada a esta partida.
fair-head-good = Lo acordado al comienzo es lo que vio este navegador.
fair-head-bad = ¡Lo acordado al comienzo no es lo que vio este navegador!
fair-head-unknown = Este navegador no estaba al comienzo.
fair-bots-good = Lo que agregaron los bots sale del secreto: nadie lo eligió.
fair-bots-bad = ¡Lo que agregó un bot no sale del secreto!
fair-undone-good = Ningún sorteo se deshizo sin el acuerdo de todos.
fair-undone-bad = ¡Un sorteo se deshizo sin el acuerdo de todos!
fair-draws-good = { $count ->
    [0] Todavía no hubo sorteos.
    [1] El único sorteo sale del secreto y de lo que agregaron los jugadores.
   *[other] Los { $count } sorteos salen del secreto y de lo que agregaron los jugadores.
}
fair-draws-bad = ¡Un sorteo no sale del secreto y de lo que agregaron los jugadores!
fair-draws-unknown = Este registro no dice entre cuántas opciones fue cada sorteo.
fair-all = Verificar también con las reglas
fair-how = Bajá el registro y dejá que el programa juegue la partida de nuevo: rehace cada sorteo y comprueba con las reglas entre qué opciones se sorteó.

you-name = Vos
rival = { $count ->
    [1] Rival
   *[other] Rival { $number }
}
lesson-progress = Cuánto llevás hecho
lesson-step = Paso { $step } de { $steps }
now-for-real = Ahora una partida de verdad

ratings = Puntaje
rating = puntaje
played = partidas
won = Ganadas: solo de las partidas que cuentan.
rating-how = El puntaje empieza en 1000 y sube con las victorias: es lo mínimo que vale un jugador. No cuentan las partidas sin rivales, en un solo dispositivo, con pistas o con una jugada deshecha de común acuerdo.
ladder = Ranking
ladder-none = Todavía no hay nadie en el ranking. Terminá una partida contra bots o contra otras personas y el primer puesto es tuyo.
ladder-without-me = Todavía no estás acá: terminá una partida contra bots o contra otras personas para entrar.
rank = Puesto en el ranking
player = jugador
wins = ganadas
bot = bot
none-finished-yet = Todavía no terminó ninguna partida.
recent = Últimas

championship = Campeonato
championship-how = Eliminación directa: quien gana sigue, el cuadro avanza solo, y un bot juega por quien no viene.
new-championship = Nuevo campeonato
no-championships = Todavía no hay campeonatos.
name = Nombre
cup-bots = Cuántos bots entran
cup-level = Qué fuerza tienen
cup-public = Puede entrar cualquiera
open-championship = Abrir el campeonato
entrants = { $count ->
    [0] ningún participante
    [1] un participante
   *[other] { $count } participantes
}
cup-open = abierto
cup-running = en juego
cup-over = terminado
cup-invite = Mandá este enlace: quien lo abra puede entrar.
champion = ¡{ $name } ganó el campeonato!
my-match = Ir a mi partida
take-out = Sacar a { $name }
withdraw = Bajarme
join = Entrar
call-off = Cancelar el campeonato
cup-new = Todos los campeonatos
bracket = Cuadro
final = Final
semifinal = Semifinales
round = Ronda { $number }
bye = pasa directo
watch-it = Mirar
by-lot = decidido por sorteo después de tres empates

with-others = Con otros
with-others-how = Buscá una mesa, entrá en un campeonato o seguí donde dejaste.

plain-empty = vacío
plain-yes = sí
plain-no = no
plain-cell = Fila { $row }, columna { $column }
plain-choices = { $count ->
    [0] Ninguna jugada
    [1] Una jugada
   *[other] { $count } jugadas: elegí una
}
plain-back = Elegir de nuevo
plain-aside = Para tener en cuenta
own-board-broken = No se pudo dibujar el tablero de este juego; este es el simple.
no-rules = Nadie escribió todavía las reglas de este juego en español.

trouble-load = El juego, como se guardó, no se puede cargar; queda el último que funcionaba.
trouble-fit = Esta partida no encaja con las reglas guardadas; sigue con aquellas con las que empezó.
trouble-kit = El juego guardado rompe una promesa del contrato (ludoteca check cuenta más).

# Después de la partida.
review = análisis
review-look = Analizar la partida
review-ask = Analizar esta partida
review-how = El análisis juega miles de veces desde cada posición y muestra qué chances de ganar tenía cada uno, qué puso la suerte y qué jugadas costaron caro.
review-waiting = El análisis espera su lugar en la fila: primero van las partidas en vivo.
review-running = Analizando: { $percent } %
review-ahead = { $count ->
    [1] Antes va otro análisis.
   *[other] Antes van otros { $count } análisis.
}
review-left = { $minutes ->
    [0] Falta menos de un minuto.
    [1] Falta más o menos un minuto.
   *[other] Faltan unos { $minutes } minutos.
}
review-leave = No hace falta que esperes acá: sigue sin vos.
review-rough = El gráfico es una primera idea; los errores y la suerte vienen después.
review-at = Jugada { $number }
moment-back = Momento clave anterior
moment-on = Momento clave siguiente
review-failed = No se pudo terminar el análisis. No se perdió nada; probá de nuevo, por favor.
percent = { $percent } %
review-chances = Chances de ganar
review-move = { $action }: { $worth } % de chances de ganar
review-alternatives = Cuánto valía cada jugada
review-moments = Momentos clave
review-no-moments = Nada se destaca: ningún error claro, ningún golpe de suerte que diera vuelta la partida.
review-short = En pocas palabras
review-why = Suerte y habilidad
review-expected = Antes de repartir
review-luck = Suerte: dados y cartas
review-own = Jugadas propias
review-rivals = Jugadas de los demás
review-table = Abandono o acuerdo
review-result = Resultado
review-why-how = Sumadas, las filas dan el resultado. Acá las jugadas se miden con todas las manos a la vista; para decir si una fue un error, solo cuenta lo que se podía saber.
review-share = Compartir este análisis
learn-title = Aprendé de tus errores
learn-how = { $count ->
    [1] Una jugada costó caro. Mirá de nuevo la posición y encontrá una mejor.
   *[other] { $count } jugadas costaron caro. Mirá de nuevo cada posición y encontrá una mejor.
}
learn-start = Empezar
learn-ask = Jugaste “{ $action }”. Encontrá algo mejor en el tablero.
learn-tried = { $good ->
    [yes] ¡Bien! “{ $action }” vale { $worth } %; lo que jugaste, { $own_worth } %.
   *[no] “{ $action }” vale { $worth } %; lo que jugaste, { $own_worth } %. Hay algo mejor.
}
learn-best = Mostrame
learn-next = Próximo error
learn-end = Listo
play-on = Seguir desde acá
play-on-how = Una partida nueva empieza en este momento. No cuenta para el ranking.
play-on-as = ¿Quién sos?
play-on-with = Contra
play-on-friends = Amigos, con un enlace
play-on-start = Abrir la mesa

puzzles = Desafíos
puzzles-how = Una posición, una jugada claramente mejor. Encontrala en el tablero.
puzzle-count = { $count ->
    [1] un desafío
   *[other] { $count } desafíos
}
puzzle-none = Este juego todavía no tiene desafíos.
puzzle-task = Encontrá la mejor jugada.
players-here = Jugadores
puzzle-solve = Resolver desafíos
puzzle-limit = La partida termina después de la vuelta { $round }: gana quien tenga más países, salvo que alguien cumpla antes su objetivo.
puzzle-right = ¡Bien!
puzzle-wrong = No es la mejor
puzzle-shown = Era esta
puzzle-explained = “{ $action }” gana el { $worth } % de las veces; la segunda, “{ $other_action }”, el { $second } %.
puzzle-instead = Las otras valen lo que queda si en todo el turno no se hace.
puzzle-missed = “{ $action }” gana el { $worth } % de las veces. Hay algo mejor.
puzzle-next = Próximo desafío
puzzle-skip = Otro
puzzle-show = Mostrame
puzzle-yours = Tu puntaje
puzzle-its = Este desafío
puzzle-streak = Aciertos seguidos
puzzle-longest = Mejor racha
puzzle-again = Este ya lo respondiste: no cuenta más.
puzzle-theme = Tema
puzzle-share = Compartir este desafío
theme-all = Todos
theme-win = Ganar ya
theme-save = No perder
theme-lead = Asegurar la ventaja
theme-comeback = Dar vuelta la partida
theme-odds = Por las probabilidades
theme-missile = Misiles
theme-exchange = Cuándo canjear
theme-pact = ¿Firmar o no?
theme-duel = El mejor duelo
theme-swap = Qué cartas cambiar
theme-block = Bloquear
theme-defend = Defender
theme-finish = Definir
theme-place = Dónde colocar
theme-attack = Atacar
theme-answer = Responder a un ataque
theme-line = Completar una línea
theme-open = Qué carta jugar
theme-move = Qué lado del rondel
theme-continent = Un continente entero
theme-objective = Por el objetivo
theme-advance = Cuántos avanzan

daily = Partida del día
daily-how = El mismo comienzo para todos en esta casa, una vez por día, contra el mismo bot. ¿Quién le saca más jugo?
daily-play = Jugar la partida de hoy
daily-go-on = Seguir
daily-see = Ver la clasificación
daily-against = Contra { $name }
daily-players = { $count ->
    [0] Todavía no la terminó nadie
    [1] La terminó una persona
   *[other] La terminaron { $count } personas
}
daily-until = Hasta las { $time } ({ $zone })
daily-outcome-won = Victoria
daily-outcome-drew = Empate
daily-outcome-lost = Derrota
daily-outcome-helped = Un bot jugó por vos: no entra en la clasificación.
daily-outcome-late = Terminada después del fin del día: no entra en la clasificación.
daily-place = Puesto { $rank } de { $total }
daily-ranking = Clasificación
daily-ranking-how = Primero el resultado, después por cuántos puntos, después la victoria más rápida o la resistencia más larga. El tiempo que pensás no cuenta.
daily-none = Nadie terminó esta partida.
daily-margin = Ventaja en puntos
daily-moves = Jugadas
daily-archive = Días anteriores
daily-sealed = Lo que pasó en la partida queda oculto hasta que termine el día: otros todavía la están jugando.
daily-share = Compartir
daily-shared = Copiado: no cuenta nada de la partida.
daily-share-text = Ludoteca, { $game }, partida del { $day }: { $outcome } ({ $margin }), { $moves ->
    [1] una jugada
   *[other] { $moves } jugadas
}, puesto { $rank } de { $total }
daily-proof = De dónde sale la partida
daily-proof-how = La casa sorteó un secreto para este día y publicó antes su huella (SHA-256). Cuando termina el día se revela el secreto, y de él salen todas las partidas y todos los dados de ese día.
daily-commitment = Huella publicada
daily-committed = Publicada el
daily-secret = El secreto del día
daily-secret-later = se revela cuando termine el día
daily-tomorrow = Huella de mañana
daily-proof-good = El secreto coincide con la huella publicada.
daily-proof-bad = ¡El secreto no coincide con la huella publicada!
daily-proof-log = Para comprobar una partida de ese día: ludoteca verify match.json --day SECRETO
daily-result = Resultado
solo = Jugás sin rival
every-day = Todos los días
daily-short = Un comienzo para todos, una vez por día
puzzles-short = Una posición: encontrá la mejor jugada
look-back = Repasar partidas
look-back-short = Qué pasó, qué puso la suerte, qué costó caro

page-game = Juego
page-private = Solo vos ves esta página. Los demás ven tu nombre y tu puntaje.
page-public = Todos pueden ver esta página.
page-show = Mostrársela a todos
page-hide = Ocultarla de nuevo
page-hidden = Esta persona se guarda el resto.
page-nothing = Todavía no hay nada que contar: terminá una partida de este juego.
page-course = Puntaje a lo largo del tiempo
page-course-alt = De { $first } a { $last }; mínimo { $low }, máximo { $high }
page-one-point = Después de una partida: { $last }
page-apart = Puntaje por separado
page-apart-how = Contra personas y contra cada nivel por separado; el ranking mezcla todo.
page-variant = Reglas
page-against = Contra
page-against-people = personas
variant-usual = { $count ->
    [1] en solitario
   *[other] { $count } jugadores
}
variant-printed = { $count ->
    [1] en solitario, reglas impresas
   *[other] { $count } jugadores, reglas impresas
}
variant-own = { $count ->
    [1] en solitario, opciones propias
   *[other] { $count } jugadores, opciones propias
}
page-results-seat = Por lugar
page-seat = Lugar { $number }
page-favourites = Favoritos
page-feared = Temidos
page-feared-how = Lo que tenían los demás cuando te ganaron.
page-feared-of = Lo que tenían los demás cuando ganaron.
page-times = { $count ->
    [1] una vez
   *[other] { $count } veces
}
page-won-of = victorias: { $won } de { $played }
page-rivals = Mano a mano
page-rival = victorias: { $victories }, derrotas: { $defeats }
page-streak = Victorias seguidas
page-puzzles = Respondidos: { $done } de { $all }. Tu puntaje es { $rating }; tu mejor racha, { $longest }.
page-streak-now = ahora { $now }, récord { $longest }
page-badges = Medallas
page-badges-count = { $done } de { $all }
page-badge-todo = todavía no
page-badge-first = desde el { $date }
nav-friends = Amigos
friends = Amigos
friends-how = Mandá tu enlace: quien lo abra puede seguirte y ve cuándo estás acá. Nadie más lo ve.
friends-link = Tu enlace
friends-new-link = Enlace nuevo
friends-new-link-how = El viejo deja de servir; quienes te siguen se quedan.
friends-none = Todavía no seguís a nadie. Abrí el enlace de un amigo o mandá el tuyo.
friends-here = está acá
friends-away = no está
friends-plays = está jugando a { $game }
friends-mutual = también te sigue
friends-followers = Te siguen
friends-drop = Sacar
friends-unfollow = Dejar de seguir
friends-invite = Invitar
friends-invited = Invitación enviada
friends-invite-how = Amigos que están acá
friends-invite-to = Invitar a
friends-follow-ask = ¿Seguir a { $name }?
friends-follow = Seguir
friends-invitation = { $name } te invita a jugar a { $game }
friends-accept = Ir ahí
friends-decline = Ahora no
