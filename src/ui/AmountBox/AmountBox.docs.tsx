import type { ComponentDocs } from '../docs/componentDocs';
import { AmountBox } from './AmountBox';

const total = { label: 'Total', amount: 'R$ 128,90' };

export const amountBoxDocs: ComponentDocs = {
  summary: 'Valores que se leem de longe, enquanto se conta o dinheiro.',
  status: 'estavel',
  useWhen: ['No balcão: o total, e o troco ou o que falta.'],
  avoidWhen: ['É o preço de uma compra, com o que o compõe: use PriceBreakdown.', 'São fatos: use DescriptionList.'],
  examples: [
    {
      right: {
        text: 'Só o troco é grande: é o que a mão conta agora.',
        sample: <AmountBox lines={[total, { label: 'Troco', amount: 'R$ 21,10', strong: true }]} />,
      },
      wrong: {
        text: 'Tudo grande: o olho não sabe qual conta.',
        sample: (
          <AmountBox
            lines={[
              { ...total, strong: true },
              { label: 'Troco', amount: 'R$ 21,10', strong: true },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Rótulo', role: 'No começo da linha; diz também quando falta.' },
    { part: 'Valor', role: 'No fim da linha; grande o que se conta, vermelho o que falta.' },
  ],
  properties: {
    lines: 'As linhas de rótulo e valor; a última é a que importa.',
  },
  keyboard: [],
  screenReader: ['“Total R$ 128,90”', 'Quando muda: “Troco R$ 21,10”, sem interromper'],
  wcag: ['1.4.1 Uso de cor', '1.4.10 Refluxo', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'O troco é uma conta feita na hora.',
    Vazio: 'Há sempre ao menos o total.',
    Teclado: 'Não recebe foco.',
  },
};
