import type { ComponentDocs } from '../docs/componentDocs';
import { PriceBreakdown } from './PriceBreakdown';

export const priceBreakdownDocs: ComponentDocs = {
  summary: 'De que um preço é feito, linha por linha.',
  status: 'estavel',
  useWhen: ['A pessoa confere tarifa, pedágio, taxa de embarque, seguro e descontos de um total.'],
  avoidWhen: [
    'É a compra inteira, com o botão de continuar: use PurchaseSummary.',
    'É o que volta num cancelamento: use RefundSummary.',
  ],
  examples: [
    {
      right: {
        text: 'As taxas aparecem desde a busca, cada uma com seu nome.',
        sample: (
          <PriceBreakdown
            rows={[
              { label: 'Tarifa', value: 'R$ 100,00' },
              { label: 'Taxa de embarque', value: 'R$ 5,00' },
            ]}
            total="R$ 105,00"
          />
        ),
      },
      wrong: {
        text: '“Outros” esconde o que se cobra.',
        sample: (
          <PriceBreakdown
            rows={[
              { label: 'Tarifa', value: 'R$ 100,00' },
              { label: 'Outros', value: 'R$ 5,00' },
            ]}
            total="R$ 105,00"
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Linha', role: 'Nome à esquerda, valor já escrito à direita; o valor nunca quebra.' },
    { part: 'Desconto', role: 'Traz o sinal de menos; a cor só repete.' },
    { part: 'Total (opcional)', role: 'Fica de fora onde o total já está em outro lugar.' },
  ],
  properties: {
    rows: 'As parcelas do preço, cada uma com o seu nome.',
    total: 'O total; ausente onde ele já está à vista.',
  },
  keyboard: [],
  screenReader: ['“Tarifa, R$ 100,00; Pedágio, R$ 6,00; … Total, R$ 112,50”'],
  wcag: ['1.3.1 Informações e relações', '1.4.1 Uso de cor', '1.4.10 Refluxo'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Só mostra um preço que já existe.',
    Carregando: 'Quem espera é o resumo ou a tela, com Skeleton.',
    Vazio: 'Um preço sem partes não precisa dele.',
    Teclado: 'Nada nele recebe foco.',
  },
};
