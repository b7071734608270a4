/** Installation of the app, by platform. */
export const instalacao: readonly { id: string; titulo: string; passos: readonly string[] }[] = [
  {
    id: 'android',
    titulo: 'Android, no Chrome',
    passos: [
      'Abra este site no Chrome.',
      'Toque nos três pontos, no canto de cima.',
      'Toque em Adicionar à tela inicial e depois em Instalar.',
    ],
  },
  {
    id: 'iphone',
    titulo: 'iPhone e iPad, no Safari',
    passos: [
      'Abra este site no Safari.',
      'Toque em Compartilhar, o quadrado com a seta para cima.',
      'Role a lista e toque em Adicionar à Tela de Início, depois em Adicionar.',
    ],
  },
  {
    id: 'computador',
    titulo: 'Computador, no Chrome ou no Edge',
    passos: [
      'Abra este site no Chrome ou no Edge.',
      'Clique no ícone de instalação, no fim da barra de endereço.',
      'Confirme em Instalar.',
    ],
  },
];

export const vantagensAplicativo: readonly string[] = [
  'Seus bilhetes abrem sem internet, na plataforma ou na estrada.',
  'Um toque na tela inicial, sem procurar o endereço.',
  'Ocupa menos espaço do que uma foto e se atualiza sozinho.',
];
