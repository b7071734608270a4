import { msg } from '../../../words/t';

/** Installation of the app, by platform. */
export const instalacao: readonly { id: string; titulo: string; passos: readonly string[] }[] = [
  {
    id: 'android',
    titulo: msg('Android, no Chrome'),
    passos: [
      msg('Abra este site no Chrome.'),
      msg('Toque nos três pontos, no canto de cima.'),
      msg('Toque em Adicionar à tela inicial e depois em Instalar.'),
    ],
  },
  {
    id: 'iphone',
    titulo: msg('iPhone e iPad, no Safari'),
    passos: [
      msg('Abra este site no Safari.'),
      msg('Toque em Compartilhar, o quadrado com a seta para cima.'),
      msg('Role a lista e toque em Adicionar à Tela de Início, depois em Adicionar.'),
    ],
  },
  {
    id: 'computador',
    titulo: msg('Computador, no Chrome ou no Edge'),
    passos: [
      msg('Abra este site no Chrome ou no Edge.'),
      msg('Clique no ícone de instalação, no fim da barra de endereço.'),
      msg('Confirme em Instalar.'),
    ],
  },
];

export const vantagensAplicativo: readonly string[] = [
  msg('Seus bilhetes abrem sem internet, na plataforma ou na estrada.'),
  msg('Um toque na tela inicial, sem procurar o endereço.'),
  msg('Ocupa menos espaço do que uma foto e se atualiza sozinho.'),
];
