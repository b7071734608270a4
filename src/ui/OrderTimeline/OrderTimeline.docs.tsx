import type { ComponentDocs } from '../docs/componentDocs';
import { OrderTimeline } from './OrderTimeline';

export const orderTimelineDocs: ComponentDocs = {
  summary: 'O que já aconteceu com um pedido ou um reembolso, o que está acontecendo e o que vem depois.',
  status: 'beta',
  useWhen: ['O processo tem várias etapas ao longo de horas ou dias e a pessoa volta para conferir.'],
  avoidWhen: [
    'São telas de uma compra: use Stepper.',
    'São as paradas do ônibus: use TripTimeline.',
    'Basta uma palavra: use StatusBadge.',
  ],
  examples: [
    {
      right: {
        text: 'O que falta diz até quando.',
        sample: (
          <OrderTimeline
            label="Exemplo certo"
            steps={[
              { id: '1', titulo: 'Cancelamento aceito', state: 'done', quando: '21/11, 09:14' },
              { id: '2', titulo: 'Valor na sua conta', state: 'next', quando: 'até 21/12/2026' },
            ]}
          />
        ),
      },
      wrong: {
        text: '“Em processamento”, sem data: a pessoa liga para perguntar.',
        sample: (
          <OrderTimeline label="Exemplo errado" steps={[{ id: '1', titulo: 'Em processamento', state: 'current' }]} />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Marca', role: '✓ feito, relógio em andamento, vazio a seguir, × não deu certo.' },
    { part: 'Título', role: 'O fato, em palavras de quem comprou.' },
    { part: 'Quando', role: 'O instante, ou o prazo do que falta.' },
    { part: 'Detalhe (opcional)', role: 'O que isso significa, ou o que fazer.' },
  ],
  properties: {
    label: 'Nome da linha do tempo: Andamento do pedido.',
    steps: 'Os passos, com a hora dos que já foram.',
  },
  keyboard: [],
  screenReader: [
    '“Andamento do reembolso, lista com 4 itens”',
    '“Cancelamento aceito, concluído; 21/11/2026, 09:14; R$ 107,50”',
    '“etapa atual, Devolução no banco, em andamento”',
  ],
  wcag: ['1.3.1 Informações e relações', '1.4.1 Uso de cor', '1.4.10 Refluxo'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: { Teclado: 'Nada nele recebe foco.' },
};
