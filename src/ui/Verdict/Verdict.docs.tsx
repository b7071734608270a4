import type { ComponentDocs } from '../docs/componentDocs';
import { Verdict } from './Verdict';

export const verdictDocs: ComponentDocs = {
  summary: 'Uma resposta grande, para ler de longe e ouvir na hora.',
  status: 'beta',
  useWhen: ['Alguém decide no ato, em pé e com pressa: na porta do ônibus, no guichê.'],
  avoidWhen: ['Para avisos que ficam na página: use Alert.', 'Para mais de uma resposta ao mesmo tempo.'],
  examples: [
    {
      right: { text: 'Diz a decisão em poucas palavras.', sample: <Verdict kind="success" title="Pode embarcar" /> },
      wrong: {
        text: 'Conta o que o sistema fez.',
        sample: <Verdict kind="success" title="Validação concluída com sucesso" />,
      },
    },
  ],
  anatomy: [
    { part: 'Sinal', role: 'Uma forma por tipo: a cor não fala sozinha.' },
    { part: 'Título', role: 'A decisão.' },
    { part: 'Texto', role: 'O que vai com ela: poltrona, hora.' },
  ],
  properties: {
    kind: 'success deixa embarcar, danger não deixa, warning pede atenção.',
    title: 'O resultado em poucas palavras, que se lê a dois metros: Pode embarcar.',
    children: 'Os detalhes: poltrona, hora.',
  },
  keyboard: [],
  screenReader: ['“Pode embarcar. Poltrona 12”, assim que aparece'],
  wcag: ['1.4.1 Uso de cor', '1.4.3 Contraste', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'Só aparece com a resposta pronta.',
    Vazio: 'Sem resposta ele não existe.',
    Teclado: 'Nada nele recebe foco.',
  },
};
