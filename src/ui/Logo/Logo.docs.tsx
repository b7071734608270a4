import type { ComponentDocs } from '../docs/componentDocs';
import { Logo } from './Logo';

export const logoDocs: ComponentDocs = {
  summary: 'A marca: um caminho de pedras que leva ao sol, e a palavra.',
  status: 'estavel',
  useWhen: [
    'Uma vez por tela: no AppHeader; e no AppFooter, como assinatura.',
    'Num bilhete, recibo ou tela de entrada, sozinha.',
  ],
  avoidWhen: ['Como enfeite ou ícone de botão: use icons.', 'Com menos de 24 px de altura: use markOnly.'],
  examples: [
    {
      right: {
        text: 'No fundo escuro da marca, a versão ground brand.',
        sample: (
          <div className="it-on-brand">
            <Logo ground="brand" />
          </div>
        ),
      },
      wrong: {
        text: 'A versão da página sobre o fundo escuro: a palavra some.',
        sample: (
          <div className="it-on-brand">
            <Logo />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Símbolo', role: 'Pedras e sol, num quadrado de cantos redondos.' },
    { part: 'Palavra', role: 'Desenhada: não depende de fonte nenhuma. Sai com markOnly.' },
    { part: 'Respiro', role: 'Em volta, pelo menos um quarto da altura.' },
  ],
  properties: {
    ground: 'O fundo: o escuro da marca, ou a página.',
    size: 'Altura em pixels.',
    markOnly: 'Sem a palavra, para lugares estreitos.',
  },
  keyboard: [],
  screenReader: ['“Itapê, imagem”'],
  texts: ['Itapê'],
  wcag: ['1.1.1 Conteúdo não textual', '1.4.11 Contraste não textual'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    'Conteúdo longo': 'O desenho é sempre o mesmo.',
    Erro: 'Não tem erro próprio.',
    Carregando: 'É desenhado na página; nada se baixa.',
    Vazio: 'O desenho é sempre o mesmo.',
    Teclado: 'Não recebe foco; o link em volta, sim.',
    'Zoom 200 %': 'Mede-se em px e não é texto.',
  },
};
