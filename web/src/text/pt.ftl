# Frases da interface. O que um jogo diz está no catálogo do próprio jogo.
skip = Ir direto à página
home = Ludoteca, início
menu = Menu
language = Idioma
nav-lobby = Salão
nav-puzzles = Desafios
nav-mine = Minhas partidas
nav-championships = Campeonatos
nothing-here = Não há nada aqui
to-the-games = Ver os jogos
offline = O servidor não responde. Suas partidas estão a salvo; tente de novo daqui a pouco.
try-again = Tentar de novo
opening = Abrindo…
close = Fechar
yes = Sim
no = Não

welcome = O que vamos jogar?
welcome-how = Um toque e você já joga contra robôs. Sem conta, sem instalar nada.
go-on = Continuar jogando
play-now = Jogar { $game } agora
play-bots = Jogar agora
play-against = Jogar agora contra…
play-friends = Com amigos
starting = Dando as cartas…
first-steps = Primeiros passos
new-here = Começando agora?
two-minutes = Dois minutos, e você já sabe jogar
new-here-no = Agora não
tip-question = Aqui está a pergunta. Toque no que está em destaque.
tip-help = Em dúvida? A dica mostra uma boa jogada. Desfazer volta atrás.
tip-log = Perdeu algo? Em Lances está tudo, e em Regras, o porquê.
tips-enough = Chega de dicas
choose-otherwise = Escolher outra
turn-of = vez de { $seats }
rules = Regras
contents = Nesta página
players = { $same ->
    [yes] { $fewest ->
        [1] 1 jogador
       *[other] { $fewest } jogadores
    }
   *[no] { $most ->
        [1] 1 jogador
       *[other] { $fewest }–{ $most } jogadores
    }
}
players-or = { $fewest ->
    [1] { $most ->
        [1] 1 jogador
       *[other] 1 ou { $most } jogadores
    }
   *[other] { $most ->
        [1] 1 jogador
       *[other] { $fewest } ou { $most } jogadores
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

new-table = Nova mesa
how-many = Quantos jogadores?
who-plays = Quem joga?
all-friends = Amigos, por link
all-bots = Robôs
all-here = Todos neste aparelho
chair = Lugar { $number }
sitter-me = Eu
sitter-here = Alguém aqui
name-of = Nome de quem joga no lugar { $number }
sitter-open = Livre, por link
bot-random = Robô (aleatório)
bot-easy = Robô (fácil)
bot-normal = Robô (normal)
bot-hard = Robô (difícil)
bot-master = Robô (mestre)
bots = { $count ->
    [0] Nenhum robô
    [1] 1 robô
   *[other] { $count } robôs
}
options = Opções e tempo
preset-comfortable = Confortável
preset-printed = Como na caixa
preset-printed-more = Como na caixa: valem todas as regras impressas, até as que não perdoam ninguém.
pace = Tempo
pace-none = Sem relógio
pace-live = Com relógio
pace-days = Dias por jogada
pace-live-is = { $main } min + { $increment } s
pace-days-is = { $days ->
    [1] um dia por jogada
   *[other] { $days } dias por jogada
}
minutes = Minutos por jogador
increment = Segundos a mais por turno
days = Dias por jogada
undo-own = Dá para desfazer jogadas suas que não mostraram nada; as outras, se todos concordarem.
undo-consent = Dá para desfazer uma jogada se todos concordarem.
undo-none = Nenhuma jogada é desfeita.
undo-way-own = as suas, sim; as outras, com acordo
undo-way-consent = só se todos concordarem
undo-way-none = nunca
show-in-lobby = No salão: qualquer pessoa pode entrar
open-table = Abrir a mesa

invite = Convidar amigos
invite-how = Mande este link: quem abrir pode se sentar.
watch-link = Link desta mesa
copy-link = Compartilhar o link
copied = Copiado
qr = Código QR
qr-alt = Código QR do link
this-table = Esta mesa
learn = Enquanto espera
free-chair = Lugar livre
sit-here = Sentar aqui
move-here = Mudar para cá
stand-up = Levantar
free-it = Liberar
seat-of = Quem senta no lugar { $number }
start = Começar
next-hint = Falta gente: mande o link, ou ponha robôs nos lugares livres.
start-when = Dá para começar quando todos os lugares estiverem ocupados.
no-such-table = Esta mesa não existe
table-closed = Esta mesa foi fechada antes de uma partida começar
table-old-rules = As regras deste jogo mudaram depois do começo da partida, por isso ela foi encerrada: ninguém vence
match-old-rules = Esta partida foi jogada com regras anteriores e já não pode ser mostrada

board = Tabuleiro
seats = Jogadores
you = você
winner = venceu
bot-stands-in = um robô joga
not-here = ausente
thinking = pensando…
to-move = joga agora
turn-mine = sua vez
watching = { $count ->
    [0] ninguém assiste
    [1] uma pessoa assiste
   *[other] { $count } pessoas assistem
}
your-turn = Sua vez:
you-may = Você pode:
waiting-for = Esperando { $seats }.
bot-plays-for-you = Um robô está jogando por você.
take-back-seat = Voltar ao meu lugar
hint = Dica
why = Por quê?
all-moves = Todas as jogadas
all-moves-short = Todas
more-moves = +{ $count }…
hint-says = O robô faria isto:
do-it = Fazer
hand-over = Passe o aparelho para { $name }. Ninguém mais deve olhar.
i-am = Sou { $name }
proposal-undo = { $seat_is ->
    [you] Você quer desfazer uma jogada.
   *[other] { $seat } quer desfazer uma jogada.
}
proposal-pause = { $seat_is ->
    [you] Você quer uma pausa.
   *[other] { $seat } quer uma pausa.
}
proposal-end = { $seat_is ->
    [you] Você quer encerrar a partida aqui.
   *[other] { $seat } quer encerrar a partida aqui.
}
proposal-rematch = { $seat_is ->
    [you] Você quer a revanche. Ela começa quando todos quiserem.
   *[other] { $seat } quer a revanche.
}
unrated-then = Assim a partida não conta para o ranking.
agree = Concordo
decline = Não
take-back = Deixa para lá
rematch = Revanche!
join-rematch = Ir para a revanche
stronger = Agora contra { $name }
watch-replay = Ver a reprise
check-dice = Conferir o sorteio
full-screen = Tela cheia
see-result = O resultado
see-board = Ver o tabuleiro
headline-won = { $winners_is ->
    [you] Você venceu!
    [among] Você venceu, com { $winners_others }!
   *[other] { $winners_count ->
        [1] { $winners } venceu
       *[other] { $winners } venceram
    }
}
headline-nobody = Ninguém venceu
final-score = Placar final
how-it-went = Como foi
share-result = Compartilhar
rating-now = Sua pontuação agora é { $rating }.
panel = Em volta da mesa
tab-log = Lances
tab-chat = Conversa
tab-rules = Regras
tab-table = Mesa
nothing-yet = Ainda não aconteceu nada.
undo = Desfazer
pause = Pausar
resume = Continuar
agree-end = Propor o fim
resign = Desistir
leave = Sair
sure-resign = Desistir desta partida?
sure-leave = Sair? Um robô joga por você até a sua volta; se não sobrar mais ninguém, a partida espera.
tastes = Do seu jeito
scene-speed = Velocidade das jogadas dos outros
speed-calm = calma
speed-normal = normal
speed-fast = rápida
speed-once = imediata
speed-is = Velocidade: { $speed }
show-the-rest = Mostrar o resto de uma vez
skip-to-my-turn = Pular até a minha vez
theme = Cores
theme-system = como o aparelho
theme-light = claras
theme-dark = escuras
volume = Volume
volume-off = sem som
notify = Um aviso quando for a minha vez
quips = Os robôs dizem algo nos grandes momentos
is-public = Qualquer pessoa encontra esta mesa no salão.
is-private = Só quem tem o link encontra esta mesa.
commitment = O sorteio foi selado antes da primeira jogada:
connection-connecting = Conectando…
connection-lost = A conexão caiu. Ela volta sozinha; nada se perde.
status-open = esperando
status-seeding = começando
status-running = em jogo
status-paused = A partida está em pausa.
status-over = terminada
free-chairs = { $count ->
    [0] nenhum lugar livre
    [1] um lugar livre
   *[other] { $count } lugares livres
}
place = { $place ->
    [1] vitória
   *[other] { $place }º lugar
}
nobody-won = ninguém venceu

say-hello = Ninguém disse nada ainda.
to-partners = aos parceiros
mute-short = Silenciar
talk-to = Falar com
everybody = todos
partners = parceiros
no-talk = Nesta mesa não se conversa durante a partida.
message = Mensagem
send = Enviar
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-nice-move = Boa jogada!
phrase-oops = Ops…
phrase-thinking = Deixa eu pensar.
phrase-your-turn = Sua vez.
phrase-well-played = Jogou bem!
phrase-thanks = Valeu!
phrase-bye = Tchau!

game = Jogo
all-games = todos os jogos
tables-to-join = Mesas para entrar
no-tables-to-join = Ninguém está esperando agora. Abra uma mesa, e outras pessoas vão encontrar você aqui.
tables-to-watch = Partidas para assistir
no-tables-to-watch = Nenhuma partida pública em jogo.
being-played = Em jogo
none-open = Você não está em nenhuma mesa.
finished = Terminadas
none-finished = Você ainda não terminou uma partida.
older = Partidas mais antigas
import = Importar uma partida
import-how = Um registro baixado daqui ou de outra Ludoteca:
choose-file = Escolher um arquivo
not-a-log = Este arquivo não é o registro de uma partida.

settings = Ajustes
saved = Salvo.
your-name = Seu nome
save = Salvar
my-page = Minha página
other-device = Outro aparelho
other-device-how = Com um código de recuperação você continua sendo você em outro navegador. Ele aparece uma vez só; guarde em segredo.
new-code = Mostrar um código
have-code = Tenho um código
become = Sou eu
welcome-back = Que bom ver você de novo, { $name }!
devices = Meus aparelhos
devices-how = Navegadores em que você é você. Desconecte os que não conhece; um novo código de recuperação desconecta todos menos este.
device-seen = usado em { $day }
this-device = este aqui
sign-device-out = Desconectar
sign-out = Sair deste navegador
sign-out-sure = Sem um código de recuperação, você não vai poder voltar a ser você aqui. Sair?
keep-apart = Você e este jogador
mute = Silenciar
unmute = Deixar de silenciar
block = Bloquear
unblock = Desbloquear
report = Denunciar
report-what = O que quem cuida deste servidor deve saber?
reported = Agradecemos. Quem cuida deste servidor vai ler.
bot-programs = Programas que jogam
bot-programs-how = Uma chave de acesso deixa um programa jogar como você. Ela aparece uma vez só.
new-token = Criar uma chave de acesso

notices = Quando for a sua vez
notices-how = Receba avisos também fora desta página. Eles dizem o jogo, quem joga e um link – nunca uma carta ou uma jogada.
notices-failed = Não deu para preparar os avisos neste navegador. Tente mais tarde, ou escolha outro jeito.
notices-forbidden = Este navegador não pode mostrar avisos. Permita nas configurações do navegador para esta página.
notices-letter-sent = Enviamos um e-mail para lá. Abra o link dele e pronto.
channel-push = Navegador
channel-mail = E-mail
channel-hook = Webhook
channel-unconfirmed = falta confirmar
channel-end = Parar
channel-end-name = Parar: { $name }
channel-add = Adicionar
channel-push-add = Avisar neste navegador
channel-push-cannot = Este navegador não recebe avisos. No iPhone, ponha antes esta página na tela de início.
channel-mail-add = Avisar por e-mail
channel-hook-add = Avisar um programa ou um chat
channel-hook-how = Enviamos um documento JSON a este endereço; chats que aceitam webhooks mostram o texto dele.
channel-hook-address = Endereço
channel-hook-secret = Os avisos são assinados com esta chave (Standard Webhooks). Ela aparece uma vez só:
notices-what = Sobre o quê
notices-turn = A minha vez
notices-asked = Alguém pede que eu concorde
notices-over = Uma partida terminou
notices-invited = Convites e revanches
notices-round = Minha partida do campeonato está pronta
notices-plan = Uma resposta preparada não serviu
notices-games = De quais jogos
notices-when = Quando
notices-every = Com que frequência
notices-every-0 = na hora
notices-every-60 = uma vez por hora
notices-every-240 = a cada quatro horas
notices-every-1440 = uma vez por dia
notices-quiet = Horas de silêncio
notices-from = das
notices-to = às
notices-zone = no seu horário ({ $zone })
letter-leave = Nada mais de e-mails
letter-left = Pronto: este endereço não recebe mais e-mails.
letter-confirm = Este endereço é seu?
letter-confirm-how = Então você vai receber um e-mail aqui quando for a sua vez. Todos trazem um link para não receber mais.
letter-confirm-yes = Sim, pode escrever
letter-confirmed = Pronto. Vamos escrever quando for a sua vez.

vacation = Férias
vacation-each = Dias de férias para cada um
vacation-left = { $days ->
    [0] Você não tem mais férias nesta partida.
    [1] Você tem um dia de férias nesta partida.
   *[other] Você tem { $days } dias de férias nesta partida.
}
vacation-how = Enquanto alguém está de férias, o tempo não corre para ninguém. Ainda dá para jogar.
vacation-days = Dias
vacation-go = Sair de férias
vacation-back = Voltei
vacation-until = De férias até { $day }
vacation-of = { $name } está de férias até { $day }; o tempo não corre para ninguém.

plans = Preparar uma resposta
plans-how = Ela é jogada por você quando chegar a sua vez, algum tempo depois. Ninguém mais fica sabendo.
plans-if = Se
plans-anything = aconteça o que acontecer
plans-then = eu respondo
plans-add = Preparar
plans-none = Não há nada preparado.
plans-line = { $if }: { $then }
plans-withdraw = Retirar
plans-dropped = O que você tinha preparado não serviu para o que foi perguntado, por isso não foi jogado.
plans-unclear = Daqui não dá para prever o que vem.
plans-look = Ver o que pode acontecer

replay = reprise
moment = Momento da partida
turn-back = Turno anterior
turn-on = Próximo turno
step-back = Um passo para trás
step-on = Um passo para a frente
play = Reproduzir
stop = Parar
speed = Velocidade
seen-by = Visto por
spectator = Plateia
all-open = Todas as mãos abertas
share-moment = Compartilhar este momento
download-log = Baixar o registro
over = A partida terminou.

fair-why = Ninguém, nem o servidor, pode escolher o que os dados e as cartas trazem.
fair-1 = Antes da primeira jogada o servidor sorteia um número secreto e publica a sua impressão digital (SHA-256).
fair-2 = Depois o navegador de cada jogador acrescenta uma palavra aleatória; assim o servidor não pode ter escolhido o resultado.
fair-3 = Depois da partida o segredo é revelado. Ele tem que conferir com a impressão digital, e cada sorteio sai dele.
fair-this = Esta partida
fair-commitment = Impressão digital, publicada antes da primeira jogada
fair-head = Impressão digital do que foi combinado, mostrada no começo
fair-seed = O segredo do servidor, revelado
fair-own = O que este navegador acrescentou
fair-later = O segredo é revelado quando a partida termina.
fair-hash-good = O segredo revelado confere com a impressão digital.
fair-hash-bad = O segredo revelado não confere com a impressão digital!
fair-hash-unknown = Este navegador não consegue calcular a impressão digital aqui (página sem HTTPS, ou partida importada).
fair-kept-good = A impressão digital é a que este navegador viu antes da primeira jogada.
fair-kept-bad = A impressão digital não é a que este navegador viu antes da primeira jogada!
fair-kept-unknown = Este navegador não estava lá antes da primeira jogada.
fair-mine-good = O que este navegador acrescentou foi usado.
fair-mine-bad = O que este navegador acrescentou não foi usado!
fair-mine-unknown = Este navegador não acrescentou nada a esta partida.
fair-head-good = O que foi combinado no começo é o que este navegador viu.
fair-head-bad = O que foi combinado no começo não é o que este navegador viu!
fair-head-unknown = Este navegador não estava lá no começo.
fair-bots-good = O que os robôs acrescentaram sai do segredo: ninguém escolheu.
fair-bots-bad = O que um robô acrescentou não sai do segredo!
fair-undone-good = Nenhum sorteio foi desfeito sem o acordo de todos.
fair-undone-bad = Um sorteio foi desfeito sem o acordo de todos!
fair-draws-good = { $count ->
    [0] Ainda não houve sorteio.
    [1] O único sorteio sai do segredo e do que os jogadores acrescentaram.
   *[other] Os { $count } sorteios saem do segredo e do que os jogadores acrescentaram.
}
fair-draws-bad = Um sorteio não sai do segredo e do que os jogadores acrescentaram!
fair-draws-unknown = Este registro não diz entre quantas opções foi cada sorteio.
fair-all = Conferir também com as regras
fair-how = Baixe o registro e deixe o programa jogar a partida de novo: ele refaz cada sorteio e confere com as regras entre quais opções se sorteou.

you-name = Você
rival = { $count ->
    [1] Adversário
   *[other] Adversário { $number }
}
lesson-progress = Quanto você já fez
lesson-step = Passo { $step } de { $steps }
now-for-real = Agora uma partida de verdade

ratings = Pontuação
rating = pontuação
played = partidas
won = Vitórias: só das partidas que contam.
rating-how = A pontuação começa em 1000 e sobe com as vitórias: é o mínimo que um jogador vale. Partidas sem adversário, num só aparelho, com dicas ou com uma jogada desfeita de comum acordo não contam.
ladder = Ranking
ladder-none = Ninguém está no ranking ainda. Termine uma partida contra robôs ou outras pessoas e o primeiro lugar é seu.
ladder-without-me = Você ainda não está aqui: termine uma partida contra robôs ou outras pessoas para entrar.
rank = Lugar no ranking
player = jogador
wins = vitórias
bot = robô
none-finished-yet = Nenhuma partida terminada ainda.
recent = Recentes

championship = Campeonato
championship-how = Mata-mata: quem ganha segue, o chaveamento anda sozinho, e um robô joga por quem não vem.
new-championship = Novo campeonato
no-championships = Ainda não há campeonatos.
name = Nome
cup-bots = Quantos robôs entram
cup-level = Que força eles têm
cup-public = Qualquer pessoa pode entrar
open-championship = Abrir o campeonato
entrants = { $count ->
    [0] nenhum participante
    [1] um participante
   *[other] { $count } participantes
}
cup-open = aberto
cup-running = em jogo
cup-over = terminado
cup-invite = Mande este link: quem abrir pode entrar.
champion = { $name } venceu o campeonato!
my-match = Ir à minha partida
take-out = Tirar { $name }
withdraw = Sair do campeonato
join = Entrar
call-off = Cancelar o campeonato
cup-new = Todos os campeonatos
bracket = Chaveamento
final = Final
semifinal = Semifinais
round = Rodada { $number }
bye = passa direto
watch-it = Assistir
by-lot = decidido por sorteio depois de três empates

with-others = Com outras pessoas
with-others-how = Ache uma mesa, entre num campeonato ou continue de onde parou.

plain-empty = vazio
plain-yes = sim
plain-no = não
plain-cell = Linha { $row }, coluna { $column }
plain-choices = { $count ->
    [0] Nenhuma jogada
    [1] Uma jogada
   *[other] { $count } jogadas: escolha uma
}
plain-back = Escolher de novo
plain-aside = Bom saber
own-board-broken = Não deu para desenhar o tabuleiro deste jogo; este é o simples.
no-rules = Ninguém escreveu ainda as regras deste jogo em português.

trouble-load = O jogo, como foi salvo, não pode ser carregado; fica o último que funcionava.
trouble-fit = Esta partida não combina com as regras salvas; segue com as regras com que começou.
trouble-kit = O jogo salvo quebra uma promessa do contrato (ludoteca check conta mais).

# Depois da partida.
review = análise
review-look = Analisar a partida
review-ask = Analisar esta partida
review-how = A análise joga milhares de vezes a partir de cada posição e mostra a chance que cada um tinha de vencer, o que veio da sorte e quais jogadas custaram caro.
review-waiting = A análise espera na fila: as partidas ao vivo vêm primeiro.
review-running = Analisando: { $percent }%
review-ahead = { $count ->
    [1] Uma outra análise vem antes.
   *[other] { $count } outras análises vêm antes.
}
review-left = { $minutes ->
    [0] Falta menos de um minuto.
    [1] Falta cerca de um minuto.
   *[other] Faltam cerca de { $minutes } minutos.
}
review-leave = Não precisa esperar aqui: ela continua sem você.
review-rough = O gráfico é uma primeira ideia; os erros e a sorte vêm depois.
review-at = Jogada { $number }
moment-back = Momento decisivo anterior
moment-on = Próximo momento decisivo
review-failed = A análise não pôde ser concluída. Nada se perdeu; tente de novo, por favor.
percent = { $percent }%
review-chances = Chance de vencer
review-move = { $action }: { $worth }% de chance de vencer
review-alternatives = Quanto valia cada jogada
review-moments = Momentos decisivos
review-no-moments = Nada se destaca: nenhum erro claro, nenhum golpe de sorte que virasse a partida.
review-short = Em poucas palavras
review-why = Sorte e habilidade
review-expected = Antes de começar
review-luck = Sorte: dados e cartas
review-own = Jogadas próprias
review-rivals = Jogadas dos outros
review-table = Desistência ou acordo
review-result = Resultado
review-why-how = Somadas, as linhas dão o resultado. Aqui as jogadas são medidas com todas as mãos abertas; para dizer se uma foi erro, só conta o que se podia saber.
review-share = Compartilhar esta análise
learn-title = Aprenda com os seus erros
learn-how = { $count ->
    [1] Uma jogada custou caro. Veja a posição de novo e ache uma melhor.
   *[other] { $count } jogadas custaram caro. Veja cada posição de novo e ache uma melhor.
}
learn-start = Começar
learn-ask = Você jogou “{ $action }”. Ache algo melhor no tabuleiro.
learn-tried = { $good ->
    [yes] Certo! “{ $action }” vale { $worth }%; o que você jogou, { $own_worth }%.
   *[no] “{ $action }” vale { $worth }%; o que você jogou, { $own_worth }%. Existe algo melhor.
}
learn-best = Mostrar
learn-next = Próximo erro
learn-end = Pronto
play-on = Continuar daqui
play-on-how = Uma nova partida começa neste momento. Ela não conta para o ranking.
play-on-as = Quem é você?
play-on-with = Contra
play-on-friends = Amigos, por link
play-on-start = Abrir a mesa

puzzles = Desafios
puzzles-how = Uma posição, uma jogada claramente melhor. Encontre essa jogada no tabuleiro.
puzzle-count = { $count ->
    [1] um desafio
   *[other] { $count } desafios
}
puzzle-none = Este jogo ainda não tem desafios.
puzzle-task = Ache a melhor jogada.
players-here = Jogadores
puzzle-solve = Resolver desafios
puzzle-limit = A partida termina depois da rodada { $round }: vence quem tiver mais países, a não ser que alguém cumpra o objetivo antes.
puzzle-right = Certo!
puzzle-wrong = Não é a melhor
puzzle-shown = Era esta
puzzle-explained = “{ $action }” vence { $worth }% das vezes; a segunda melhor, “{ $other_action }”, { $second }%.
puzzle-instead = As outras valem o que sobra se o turno inteiro passar sem ela.
puzzle-missed = “{ $action }” vence { $worth }% das vezes. Existe algo melhor.
puzzle-next = Próximo desafio
puzzle-skip = Outro
puzzle-show = Mostrar
puzzle-yours = Sua pontuação
puzzle-its = Este desafio
puzzle-streak = Acertos seguidos
puzzle-longest = Maior sequência
puzzle-again = Você já respondeu a este: ele não conta mais.
puzzle-theme = Tema
puzzle-share = Compartilhar este desafio
theme-all = Todos
theme-win = Vencer já
theme-save = Não perder
theme-lead = Garantir a vantagem
theme-comeback = Virar o jogo
theme-odds = Pelas probabilidades
theme-missile = Mísseis
theme-exchange = Quando trocar as cartas
theme-pact = Assinar ou não?
theme-duel = O melhor duelo
theme-swap = Quais cartas trocar
theme-block = Bloquear
theme-defend = Defender
theme-finish = Finalizar
theme-place = Onde colocar
theme-attack = Atacar
theme-answer = Responder a um ataque
theme-line = Completar uma linha
theme-open = Que carta jogar
theme-move = Que lateral do rondel
theme-continent = Um continente inteiro
theme-objective = Pelo objetivo
theme-advance = Quantos avançam

daily = Partida do dia
daily-how = O mesmo começo para todos aqui, uma vez por dia, contra o mesmo robô. Quem se sai melhor?
daily-play = Jogar a partida de hoje
daily-go-on = Continuar
daily-see = Ver a classificação
daily-against = Contra { $name }
daily-players = { $count ->
    [0] Ninguém terminou ainda
    [1] Uma pessoa terminou
   *[other] { $count } pessoas terminaram
}
daily-until = Até as { $time } ({ $zone })
daily-outcome-won = Vitória
daily-outcome-drew = Empate
daily-outcome-lost = Derrota
daily-outcome-helped = Um robô jogou por você: não entra na classificação.
daily-outcome-late = Terminada depois do fim do dia: não entra na classificação.
daily-place = { $rank }º lugar de { $total }
daily-ranking = Classificação
daily-ranking-how = Primeiro o resultado, depois por quantos pontos, depois a vitória mais rápida ou a resistência mais longa. O tempo para pensar não conta.
daily-none = Ninguém terminou esta partida.
daily-margin = Vantagem em pontos
daily-moves = Jogadas
daily-archive = Dias anteriores
daily-sealed = O que aconteceu na partida fica escondido até o dia acabar: outros ainda estão jogando.
daily-share = Compartilhar
daily-shared = Copiado: não conta nada sobre a partida.
daily-share-text = Ludoteca, { $game }, partida de { $day }: { $outcome } ({ $margin }), { $moves ->
    [1] uma jogada
   *[other] { $moves } jogadas
}, { $rank }º lugar de { $total }
daily-proof = De onde vem a partida
daily-proof-how = A casa sorteou um segredo para este dia e publicou antes a sua impressão digital (SHA-256). Quando o dia acaba, o segredo é revelado, e dele saem todas as partidas e todos os dados daquele dia.
daily-commitment = Impressão digital publicada
daily-committed = Publicada em
daily-secret = O segredo do dia
daily-secret-later = revelado quando o dia acabar
daily-tomorrow = Impressão digital de amanhã
daily-proof-good = O segredo confere com a impressão digital publicada.
daily-proof-bad = O segredo não confere com a impressão digital publicada!
daily-proof-log = Para conferir uma partida daquele dia: ludoteca verify match.json --day SEGREDO
daily-result = Resultado
solo = Você joga sem adversário
every-day = Todos os dias
daily-short = Um começo para todos, uma vez por dia
puzzles-short = Uma posição: encontre a melhor jogada
look-back = Rever partidas
look-back-short = O que aconteceu, o que veio da sorte, o que custou caro

page-game = Jogo
page-private = Só você vê esta página. Os outros veem seu nome e sua pontuação.
page-public = Todos podem ver esta página.
page-show = Mostrar a todos
page-hide = Esconder de novo
page-hidden = Esta pessoa guarda o resto para si.
page-nothing = Ainda não há o que contar: termine uma partida deste jogo.
page-course = Pontuação ao longo do tempo
page-course-alt = De { $first } a { $last }; mínimo { $low }, máximo { $high }
page-one-point = Depois de uma partida: { $last }
page-apart = Pontuação em separado
page-apart-how = Contra pessoas e contra cada nível em separado; o ranking mistura tudo.
page-variant = Regras
page-against = Contra
page-against-people = pessoas
variant-usual = { $count ->
    [1] jogo solo
   *[other] { $count } jogadores
}
variant-printed = { $count ->
    [1] jogo solo, regras impressas
   *[other] { $count } jogadores, regras impressas
}
variant-own = { $count ->
    [1] jogo solo, opções próprias
   *[other] { $count } jogadores, opções próprias
}
page-results-seat = Por lugar
page-seat = Lugar { $number }
page-favourites = Favoritos
page-feared = Temidos
page-feared-how = O que os outros tinham quando venceram você.
page-feared-of = O que os outros tinham quando venceram.
page-times = { $count ->
    [1] uma vez
   *[other] { $count } vezes
}
page-won-of = vitórias: { $won } de { $played }
page-rivals = Confrontos diretos
page-rival = vitórias: { $victories }, derrotas: { $defeats }
page-streak = Vitórias seguidas
page-puzzles = Respondidos: { $done } de { $all }. Sua pontuação é { $rating }; sua melhor sequência de acertos, { $longest }.
page-streak-now = agora { $now }, recorde { $longest }
page-badges = Medalhas
page-badges-count = { $done } de { $all }
page-badge-todo = ainda não
page-badge-first = desde { $date }
nav-friends = Amigos
friends = Amigos
friends-how = Mande o seu link: quem o abrir pode seguir você e vê quando você está aqui. Mais ninguém vê.
friends-link = Seu link
friends-new-link = Novo link
friends-new-link-how = O antigo deixa de valer; quem segue você continua seguindo.
friends-none = Você ainda não segue ninguém. Abra o link de um amigo ou mande o seu.
friends-here = aqui agora
friends-away = não está aqui
friends-plays = jogando { $game }
friends-mutual = também segue você
friends-followers = Seguem você
friends-drop = Remover
friends-unfollow = Deixar de seguir
friends-invite = Convidar
friends-invited = Convite enviado
friends-invite-how = Amigos que estão aqui
friends-invite-to = Convidar para
friends-follow-ask = Seguir { $name }?
friends-follow = Seguir
friends-invitation = { $name } convida você para jogar { $game }
friends-accept = Ir para lá
friends-decline = Agora não
