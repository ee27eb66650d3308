# As frases do próprio servidor.
refusal-stale = Essa decisão já passou; olhe a mesa de novo.
refusal-not-found = Não há nada aqui.
refusal-wrong-method = Isso não pode ser feito aqui.
refusal-bad-request = O pedido não está certo: { $why }
refusal-bad-message = A mesa não entende essa mensagem.
refusal-too-large = Isso é demais de uma vez.
refusal-too-many = Um pouco mais devagar, por favor.
refusal-internal = Algo deu errado do nosso lado. Nada mudou; tente de novo.
refusal-not-saved = A jogada não pôde ser salva e por isso não foi feita. Tente de novo daqui a pouco.
refusal-database-away = Não conseguimos chegar aos dados agora. Nada se perdeu; tente de novo daqui a pouco.
refusal-unsure = A conexão com os dados caiu: ainda não sabemos se isso foi salvo. Tente de novo daqui a pouco para saber.
refusal-busy = Outras pessoas estão mudando a mesma coisa agora. Tente de novo.
refusal-no-guest = Ainda não conhecemos você: abra primeiro a página inicial.
refusal-foreign-origin = Este pedido vem de outro site.
refusal-too-many-guests = Chegaram hoje visitantes demais da sua rede; volte amanhã ou entre com o seu código de recuperação.
refusal-wrong-code = Ninguém tem esse código de recuperação.
refusal-bad-name = { $most ->
    [1] Um nome tem uma letra.
   *[other] Um nome tem de 1 a { $most } letras.
}
refusal-unknown-game = Não existe o jogo { $game }.
refusal-bad-option = Essas opções não combinam: { $why }
refusal-wrong-chairs = Número de lugares: { $seats }; de jogadores: { $chairs }. Devem ser iguais.
refusal-no-hints = As dicas são só para quem joga sem outras pessoas.
refusal-thinking = O robô ainda está pensando na sua última pergunta.
refusal-too-many-tables = { $most ->
    [1] Você já tem uma mesa esperando; feche essa primeiro.
   *[other] Você já tem { $most } mesas esperando; feche uma primeiro.
}
refusal-no-chair = Esse lugar não está livre.
refusal-not-open = A partida já começou.
refusal-not-seated = Você não tem lugar nesta mesa.
refusal-host-only = Só quem abriu a mesa pode fazer isso.
refusal-open-chairs = Ainda há lugares livres: espere mais gente ou ponha robôs.
refusal-too-late = A partida já começou.
refusal-bad-seed = { $most ->
    [1] Uma semente tem uma letra ou um algarismo.
   *[other] Uma semente tem de 1 a { $most } letras ou algarismos.
}
refusal-not-over = A partida ainda não acabou.
refusal-paused = A partida está em pausa.
refusal-not-paused = A partida não está em pausa.
refusal-not-running = A partida não está em andamento.
refusal-time-is-up = Seu tempo acabou: o robô faz esta jogada primeiro, depois você pode retomar o seu lugar.
refusal-away = Um robô joga por você agora; retome primeiro o seu lugar.
refusal-cup-goes-on = Um campeonato não para: nele não há pausa, e só contra robôs nada se desfaz nem se encerra. Você pode desistir.
refusal-no-undo = Nesta mesa nenhuma jogada é desfeita.
refusal-nothing-to-undo = Não há jogada sua para desfazer.
refusal-too-many-undos = { $most ->
    [1] Em uma partida pode-se desfazer uma jogada, e isso já foi feito.
   *[other] Em uma partida podem-se desfazer { $most } jogadas, e todas já foram desfeitas.
}
refusal-left-too-often = { $most ->
    [1] Você já saiu desta partida uma vez: fique ou desista dela.
   *[other] Você já saiu desta partida { $most } vezes: fique ou desista dela.
}
refusal-resigned = Você já desistiu desta partida.
refusal-no-talk = Agora essa conversa não está aberta nesta mesa.
refusal-phrases-only = Durante esta partida só valem as frases prontas.
refusal-empty-text = Não há nada nesta mensagem.
refusal-still-running = O registro é segredo até o fim da partida.
refusal-bad-log = Este registro não pode ser lido: { $why }
refusal-lesson-not-yet = Essa jogada é possível, mas agora a lição pede outra.
refusal-no-lesson = Este jogo ainda não tem lição.
refusal-clock-needed = Um campeonato precisa de relógio, para que toda partida chegue ao fim.
refusal-entered = Cada pessoa se inscreve uma vez só.
refusal-cup-full = { $most ->
    [1] Um campeonato tem no máximo um participante.
   *[other] Um campeonato tem no máximo { $most } participantes.
}
refusal-cup-begun = O campeonato já começou.
refusal-not-entered = Você não joga neste campeonato.
refusal-too-few = { $least ->
    [1] Um campeonato precisa de pelo menos um participante.
   *[other] Um campeonato precisa de pelo menos { $least } participantes.
}
refusal-too-many-running = { $most ->
    [1] Uma mesa sua já está em andamento: termine essa partida primeiro.
   *[other] Já estão em andamento { $most } mesas suas: termine antes alguma dessas partidas.
}
refusal-too-many-bot-tables = { $most ->
    [1] Você já tem uma mesa com robôs em andamento; termine essa primeiro.
   *[other] Você já tem { $most } mesas com robôs em andamento; termine uma primeiro.
}
refusal-too-many-imports = { $most ->
    [1] Dá para importar um registro por dia; volte amanhã.
   *[other] Dá para importar { $most } registros por dia; volte amanhã.
}
refusal-too-much-kept = Você já importou o máximo que uma pessoa pode guardar aqui: { $limit } MB.
refusal-mixed-name = Este nome mistura letras de vários alfabetos; use as de um só.
refusal-bot-name = Só robôs se chamam assim.
refusal-banned = Quem cuida deste servidor não deixa mais você entrar.
refusal-silenced = Quem cuida deste servidor silenciou você: não dá para escrever aqui.
refusal-apart = Alguém nesta mesa não quer jogar com você, ou você com essa pessoa.
refusal-cup-apart = Quem organiza este campeonato não quer jogar com você, ou você não quer jogar com essa pessoa.
refusal-too-many-reviews = { $most ->
    [1] Só se pode pedir uma análise por dia; volte amanhã, por favor.
   *[other] Só se podem pedir { $most } análises por dia; volte amanhã, por favor.
}
refusal-no-position = Não dá para continuar a partir daí.
refusal-browser-only = Um programa não pode fazer isso com a chave de acesso dele: abra a página no seu navegador.
refusal-too-many-tokens = { $most ->
    [1] Você só pode ter uma chave de acesso. Revogue essa para criar outra.
   *[other] Você pode ter { $most } chaves de acesso. Revogue uma para criar outra.
}
refusal-sealed = Outros ainda estão jogando esta partida do dia: o que aconteceu nela aparece quando o dia acabar.
refusal-no-hints-today = Na partida do dia não há dicas: cada um joga por conta própria.
refusal-own-link = Este é o seu próprio link: mande-o para outra pessoa.
refusal-too-many-friends = { $most ->
    [1] Você só pode seguir uma pessoa.
   *[other] Você pode seguir no máximo { $most } pessoas.
}
refusal-no-friend = Você só pode convidar quem você segue ou quem segue você.
refusal-no-room = Não há lugar livre nesta mesa.
refusal-bad-address = Não podemos enviar nada para este endereço: ele precisa começar com https:// e indicar um lugar na web.
refusal-private-address = Este endereço não fica na web pública, e quem cuida deste servidor não deixa chamá-lo.
refusal-bad-keys = As chaves que este navegador enviou para os avisos não servem.
refusal-bad-mail = Isto não é um endereço de e-mail.
refusal-no-mail = Este servidor não envia e-mails.
refusal-too-many-letters = Por hoje chega de e-mails; volte amanhã.
refusal-too-many-channels = { $most ->
    [1] Você já recebe avisos em um lugar; tire-o primeiro.
   *[other] Você já recebe avisos em { $most } lugares; tire um primeiro.
}
refusal-bad-link = Este link não serve, ou já não serve mais.
refusal-bad-zone = Não conhecemos este fuso horário.
refusal-no-vacation = Nesta mesa não há férias.
refusal-vacation-over = { $left ->
    [0] Você não tem mais dias de férias nesta partida.
    [1] Você tem mais um dia de férias nesta partida.
   *[other] Você tem mais { $left } dias de férias nesta partida.
}
refusal-no-plans = Só dá para preparar respostas em partidas com dias por jogada, e enquanto outra pessoa joga.
refusal-too-many-plans = { $most ->
    [1] Você só pode preparar uma resposta.
   *[other] Você pode preparar no máximo { $most } respostas.
}

# O que se diz a quem está em outro lugar; $who são os outros da mesa.
notice-turn = { $others ->
    [yes] { $game }: sua vez de jogar (com { $who }).
   *[no] { $game }: sua vez de jogar.
}
notice-over = { $others ->
    [yes] { $game }: a partida com { $who } terminou.
   *[no] { $game }: a sua partida terminou.
}
notice-asked = { $others ->
    [yes] { $game }: pedem que você aceite algo (com { $who }).
   *[no] { $game }: pedem que você aceite algo.
}
notice-invited = { $others ->
    [yes] { $game }: você recebeu um convite para uma mesa (com { $who }).
   *[no] { $game }: você recebeu um convite para uma mesa.
}
notice-round = { $others ->
    [yes] { $game }: sua próxima partida do campeonato está pronta (com { $who }).
   *[no] { $game }: sua próxima partida do campeonato está pronta.
}
notice-plan = { $others ->
    [yes] { $game }: a resposta que você preparou não serve mais; sua vez de jogar (com { $who }).
   *[no] { $game }: a resposta que você preparou não serve mais; sua vez de jogar.
}
notice-many = { $count ->
    [1] Você tem um aviso novo
   *[other] Você tem { $count } avisos novos
}
notice-more = { $count ->
    [1] … e mais um
   *[other] … e mais { $count }
}
letter-leave = Não quer mais e-mails? Basta um toque: { $link }
letter-confirm-title = Ludoteca: este endereço é seu?
letter-confirm =
    Alguém, provavelmente você, quer receber avisos aqui quando for hora de jogar em { $house }.

    Se for isso mesmo, abra este link:
    { $link }

    Se não, não faça nada: ninguém vai escrever outra vez.
