import type { FoundationPages } from './foundationDocs';

/** Foundations of how things look and move. */
export const aparenciaPages: FoundationPages = {
  'Fundamentos/Cores': {
    summary: 'Cada cor é um papel, que tem um valor em cada tema.',
    prose: [
      'Uma tela escolhe o papel e nunca o valor: o mesmo nome vale no claro, no escuro e no alto contraste, e os testes conferem o contraste de cada par nos três.',
      'A cor nunca fala sozinha. Onde ela diz alguma coisa, uma palavra ou um desenho diz o mesmo.',
    ],
    choices: [
      { when: 'É uma ação ou um link', use: 'primary' },
      { when: 'É a única coisa que a tela quer que se faça', use: 'accent, uma vez por tela' },
      { when: 'Deu certo, informa, pede atenção, falhou', use: 'success, info, warning, danger, com o ícone do tipo' },
      { when: 'É um fundo calmo com texto em cima', use: 'o soft do papel, com o onSoft dele' },
      { when: 'É a borda de um controle', use: 'lineStrong, que tem 3 : 1; line é só enfeite' },
      { when: 'Cabeçalho, abertura e rodapé', use: 'brand, escuro em todos os temas' },
    ],
    tokens: ['--mui-palette-'],
    held: [
      'Os testes dos tokens medem o contraste de cada par nos três temas: AA no claro e no escuro, AAA no alto contraste.',
      'O axe examina cada história no claro e no escuro.',
      'Uma folha de estilo só pode usar variáveis que o tema define.',
    ],
    related: ['Fundamentos/BrandPreview', 'Avisos/StatusBadge', 'Avisos/Alert'],
  },
  'Fundamentos/Tipografia': {
    summary: 'Oito tamanhos e quatro pesos fazem toda a hierarquia.',
    prose: [
      'Os tamanhos são em rem: quem aumenta o texto do navegador aumenta tudo, e nada pode sumir a 200 %.',
      'Tamanho diz a importância; peso diz o papel dentro da linha. Os dois ao mesmo tempo só no título.',
    ],
    choices: [
      { when: 'O título da página', use: '2xl no celular e 3xl a partir de 960 px, peso heavy: Page já faz' },
      { when: 'O título de uma seção ou de um cartão', use: 'xl ou lg, peso bold: Heading e Card' },
      { when: 'O texto que se lê', use: 'md, no máximo 68 caracteres por linha' },
      { when: 'Uma dica, uma legenda, o rótulo de um dado', use: 'sm; xs só em etiquetas curtas' },
      { when: 'Preços, horas e códigos em coluna', use: 'a classe it-tabular, que alinha os algarismos' },
    ],
    tokens: ['--mui-text-', '--mui-fontWeight-', '--mui-font-family'],
    held: [
      'Cada componente tem a história Zoom 200 %, examinada a 320 e a 1280 px.',
      'Os testes conferem que a letra da casa tem todos os pesos do tema.',
    ],
    related: ['Estrutura/Text', 'Estrutura/Prose', 'Estrutura/Page', 'Fundamentos/Página de leitura'],
  },
  'Fundamentos/Espaço': {
    summary: 'Uma grade de quatro pixels: perto o que é do mesmo assunto, longe o que muda de assunto.',
    prose: [
      'Um componente não tem margem externa. Quem o põe na tela decide o espaço, com Stack, Inline e Grid, e por isso a mesma peça serve em qualquer lugar.',
      'O menu Grade, na barra de cima, mostra as colunas e o ritmo de 4 e 8 px sobre qualquer história.',
    ],
    choices: [
      { when: 'Entre linhas do mesmo assunto', use: '1 ou 2 (4 e 8 px)' },
      { when: 'Entre botões ou cartões vizinhos', use: '3 (12 px)' },
      { when: 'Entre campos, e a margem da página no celular', use: '4 (16 px)' },
      { when: 'Dentro de cartões, entre blocos', use: '6 (24 px)' },
      { when: 'Entre seções', use: '8 no celular, 10 ou 12 no computador' },
    ],
    tokens: ['--mui-space-', '--mui-measure-'],
    held: [
      'Um teste recusa folhas de estilo e estilos soltos nas telas: o espaço delas vem dos componentes.',
      'A passagem pelo livro falha quando algo rola de lado a 320 px.',
    ],
    related: ['Estrutura/Stack', 'Estrutura/Inline', 'Estrutura/Grid', 'Estrutura/Columns'],
  },
  'Fundamentos/Pontos de quebra': {
    summary: 'A tela se arruma pelo espaço que tem; só 960 px mudam o comportamento.',
    prose: [
      'Antes de pedir um ponto de quebra, veja se Grid, Columns ou Inline já se arrumam sozinhos: uma peça que mede o seu espaço serve também dentro de outra.',
      'Cruzar os 960 px fecha diálogos, balões e menus, como a especificação manda.',
    ],
    choices: [
      { when: 'Os itens quebram linha quando falta espaço', use: 'Inline ou Grid, sem ponto de quebra' },
      { when: 'Duas colunas viram uma', use: 'Columns, em 960 px' },
      { when: 'Um diálogo vira uma gaveta', use: 'Drawer abaixo de 960 px' },
      { when: 'Uma tabela não cabe a 320 px', use: 'os mesmos dados em cartões, abaixo de 960 px' },
    ],
    held: [
      'A passagem pelo livro vê cada história a 320 e a 1280 px.',
      'As larguras da barra de cima têm os dois lados de 960 px.',
    ],
    related: [
      'Estrutura/Columns',
      'Estrutura/Grid',
      'Sobreposições/Drawer',
      'Padrões/Diálogo, gaveta, balão ou página',
    ],
  },
  'Fundamentos/Raio e elevação': {
    summary: 'O raio cresce com a peça; a sombra diz o que está por cima.',
    prose: [
      'No claro a altura é uma sombra, no escuro um fundo mais claro, no alto contraste uma linha. Por isso se escolhe o nível, nunca a sombra.',
    ],
    choices: [
      { when: 'Campos e botões', use: 'raio sm ou md, sem sombra' },
      { when: 'Cartões na página', use: 'raio lg, elevação 1' },
      { when: 'Menus e balões', use: 'raio md, elevação 2' },
      { when: 'Diálogos e gavetas', use: 'raio lg, elevação 3' },
      { when: 'Uma peça dentro de um cartão', use: 'o fundo sunken, sem sombra' },
    ],
    tokens: ['--mui-radius-', '--mui-elevation-'],
    held: ['Os retratos de cada componente, no claro e no escuro, são comparados a cada passagem pelo livro.'],
    related: ['Estrutura/Card', 'Sobreposições/Dialog', 'Sobreposições/Popover'],
  },
  'Fundamentos/Camadas': {
    summary: 'Sete alturas dizem o que fica por cima do quê.',
    prose: ['Um número solto num z-index é um erro, mesmo quando funciona: a próxima peça não sabe dele.'],
    choices: [
      { when: 'Uma barra presa ao pé ou sugestões de um campo', use: 'sticky' },
      { when: 'O que cobre a página e pede uma resposta', use: 'Dialog, na altura modal' },
      { when: 'A espera que não deixa fazer mais nada', use: 'LoadingOverlay, na altura overlay' },
      { when: 'Uma peça precisa de ordem só dentro dela', use: 'isolation: isolate e z-index 1' },
    ],
    tokens: ['--mui-layer-'],
    held: ['Uma folha de estilo só pode usar variáveis que o tema define.'],
    related: ['Sobreposições/Dialog', 'Avisos/NoticeStack', 'Avisos/LoadingOverlay', 'Estrutura/SkipLink'],
  },
  'Fundamentos/Movimento': {
    summary: 'O movimento mostra de onde algo veio, e termina antes que se espere por ele.',
    prose: [
      'Nada se mexe para chamar a atenção. Quem pede menos movimento ao sistema não perde informação: o texto já dizia o mesmo.',
    ],
    choices: [
      { when: 'Uma cor ou uma borda muda sob o cursor', use: 'quick, 120 ms' },
      { when: 'Uma parte abre ou fecha', use: 'calm, 200 ms' },
      { when: 'Um aviso ou a espera entra na tela', use: 'slow, 320 ms' },
      { when: 'Algo demora mais que isso', use: 'Skeleton ou LoadingOverlay, com palavras' },
    ],
    tokens: ['--mui-duration-', '--mui-easing-'],
    held: ['O menu Movimento, na barra de cima, mostra qualquer história com as regras de quem pede menos.'],
    related: ['Avisos/Skeleton', 'Avisos/LoadingOverlay', 'Avisos/ToastStack'],
  },
  'Fundamentos/Ícones': {
    summary: 'O ícone ajuda a achar; quem diz é a palavra.',
    prose: [
      'Todos têm a mesma caneta: grade de 24, traço de 1,8, pontas redondas, e a cor do texto ao redor. Um ícone novo é desenhado assim ou não entra.',
    ],
    choices: [
      { when: 'Ao lado de uma palavra', use: '20 px, decorativo: fora do nome acessível' },
      { when: 'Sozinho, e pode ser tocado', use: 'IconButton, que exige um nome' },
      { when: 'Diz se deu certo, informa, alerta ou falhou', use: 'KindIcon, que escolhe pelo tipo' },
      { when: 'Uma tela vazia ou com erro', use: 'uma ilustração, não um ícone grande' },
    ],
    held: ['Um teste falha quando um ícone da biblioteca não está na página deles.'],
    related: ['Ações/IconButton', 'Fundamentos/Ilustrações', 'Avisos/Alert'],
  },
};
