import type { ComponentDocs } from '../docs/componentDocs';
import { RefundSummary } from './RefundSummary';

const preview = {
  rows: [
    { label: 'Você pagou', value: 'R$ 112,50' },
    { label: 'Multa, 5 % da tarifa', value: '- R$ 5,00' },
  ],
  sentido: 'devolve' as const,
  valor: 'R$ 107,50',
};

export const refundSummaryDocs: ComponentDocs = {
  summary: 'Antes de cancelar ou remarcar: quanto foi pago, quanto fica, quanto volta ou falta, e por quê.',
  status: 'beta',
  useWhen: ['A pessoa vai confirmar um cancelamento, uma remarcação ou uma transferência que mexe com dinheiro.'],
  avoidWhen: [
    'Depois de confirmado: use OrderTimeline, que mostra o dinheiro a caminho.',
    'Numa compra: use PriceBreakdown ou PurchaseSummary.',
  ],
  examples: [
    {
      right: {
        text: 'O motivo explica a multa e diz a regra.',
        sample: (
          <RefundSummary
            title="Exemplo certo"
            preview={{ ...preview, motivo: 'Pedido 30 horas antes da partida: a multa é de 5 % da tarifa.' }}
          />
        ),
      },
      wrong: {
        text: '“Conforme política vigente” não explica nada.',
        sample: <RefundSummary title="Exemplo errado" preview={{ ...preview, motivo: 'Conforme política vigente.' }} />,
      },
    },
  ],
  anatomy: [
    { part: 'Linhas', role: 'O que foi pago, o que fica, o que a viagem nova custa.' },
    { part: 'Resultado', role: '“Você recebe de volta”, “Falta pagar” ou “Sem valor a devolver”, e o valor.' },
    { part: 'Prazo', role: 'Por onde o dinheiro volta e até quando.' },
    { part: 'Motivo e base legal', role: 'Por que este valor, em palavras, e a regra.' },
  ],
  properties: {
    title: 'Título do quadro.',
    preview: 'A prévia que o servidor fez; nula enquanto chega.',
    error: 'Por que a prévia não veio.',
  },
  keyboard: [{ keys: 'Enter ou Espaço', action: 'Em “Tentar novamente”, pede o cálculo outra vez.' }],
  screenReader: [
    '“Como fica o seu dinheiro, região”',
    '“Você pagou, R$ 112,50; Multa, 5 % da tarifa, - R$ 5,00”',
    '“Você recebe de volta R$ 107,50”',
  ],
  wcag: ['1.3.1 Informações e relações', '1.4.1 Uso de cor', '3.3.4 Prevenção de erros'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: { Vazio: 'Sem valor a devolver ainda há o que dizer: está em Estados.' },
};
