import type { ComponentDocs } from '../docs/componentDocs';
import { Frame } from '../docs/Frame';

/** The page's header only; a real Page would add a second `main`. */
const head = (title: string, lede?: string) => (
  <Frame>
    <p className="it-page__title">{title}</p>
    {lede && <p className="it-page__lede">{lede}</p>}
  </Frame>
);

export const pageDocs: ComponentDocs = {
  summary: 'A moldura de uma tela: o main, o único h1, a linha mais larga.',
  status: 'estavel',
  useWhen: [
    'Toda tela tem uma, e só uma.',
    'width form para uma coluna de campos; full para a página que desenha faixas até a borda.',
  ],
  avoidWhen: ['Dentro de diálogo, aba ou gaveta: o main já é da tela de trás.', 'Para um pedaço da página: use Card.'],
  examples: [
    {
      right: {
        text: 'O título diz onde se está, e é o mesmo da aba do navegador.',
        sample: head('Minhas viagens', 'Passagens, bilhetes e pagamentos em um lugar só.'),
      },
      wrong: {
        text: 'Saúda, mas não diz onde se está; entre dez abas, ninguém a acha.',
        sample: head('Olá, Ana!'),
      },
    },
  ],
  anatomy: [
    { part: 'main', role: 'De id conteudo: aonde leva o SkipLink.' },
    { part: 'Caminho (opcional)', role: 'Acima do título, por above: Breadcrumbs.' },
    { part: 'Título', role: 'O h1; recebe o foco quando a tela aparece. titleHidden: só se ouve.' },
    { part: 'Linha de apoio (opcional)', role: 'Uma frase, mais quieta.' },
    { part: 'Ação (opcional)', role: 'Ao lado do título e da linha de apoio: um Button sobre a página toda.' },
    { part: 'Conteúdo', role: 'Com a largura de width; com dense, começa mais alto abaixo de 960 px.' },
  ],
  properties: {
    title: 'O título, que também dá nome à aba do navegador.',
    description: 'Descrição da página para quem a encontra numa busca.',
    above: 'Acima do título: Breadcrumbs.',
    lede: 'Texto de entrada, sob o título.',
    action: 'Um botão ao lado do título, para o que diz respeito à página inteira.',
    dense: 'Abaixo de 960 px um título menor e com menos espaço: para páginas cuja lista importa mais do que o nome.',
    width: 'form para uma coluna de campos; full para faixas de borda a borda.',
    titleHidden: 'Esconde o título dos olhos; ele continua para quem ouve.',
    focusTitle: 'Leva o foco ao título quando se chega de outra página do aplicativo.',
  },
  keyboard: [{ keys: 'Tab', action: 'Do título, que recebeu o foco, leva ao primeiro controle da tela.' }],
  screenReader: [
    'Ao navegar: “Minhas viagens – Itapê” (título do documento) e “Minhas viagens, título nível 1”',
    'Na primeira página carregada o foco fica no alto, com o SkipLink.',
    'Com um diálogo aberto, o foco continua nele.',
  ],
  wcag: [
    '1.3.1 Informações e relações',
    '1.4.10 Refluxo',
    '2.4.2 Página com título',
    '2.4.3 Ordem do foco',
    '2.4.6 Cabeçalhos e rótulos',
  ],
  spec: ['§2'],
  history: [{ version: '8.16.1', change: 'Primeira versão; above põe o caminho acima do título.' }],
};
