import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { RefundSummary } from './RefundSummary';
import type { RefundPreview } from './RefundSummary';
import { refundSummaryDocs } from './RefundSummary.docs';

/** Tarifa 100,00 of 112,50, requested on day 10, thirty hours before departure. */
const withFee: RefundPreview = {
  rows: [
    { label: 'Você pagou', value: 'R$ 112,50' },
    { label: 'Multa, 5% da tarifa', value: '−R$ 5,00' },
  ],
  sentido: 'devolve',
  valor: 'R$ 107,50',
  prazo: 'No Pix de origem, até 21/12/2026.',
  motivo: 'Pedido 30 horas antes da partida: a multa é de 5% da tarifa.',
  baseLegal: 'Resolução ANTT 4.282/2014',
};
const regret: RefundPreview = {
  rows: [{ label: 'Você pagou', value: 'R$ 112,50' }],
  sentido: 'devolve',
  valor: 'R$ 112,50',
  prazo: 'No cartão final 1111, em até duas faturas.',
  motivo: 'Compra pela internet há menos de 7 dias: volta tudo.',
  baseLegal: 'Código de Defesa do Consumidor, art. 49',
};
const tooLate: RefundPreview = {
  rows: [{ label: 'Você pagou', value: 'R$ 112,50' }],
  sentido: 'nada',
  valor: 'R$ 0,00',
  motivo: 'Faltam menos de 3 horas para a partida. A passagem vale por um ano: você pode remarcar.',
};
const dearer: RefundPreview = {
  rows: [
    { label: 'Passagem atual', value: 'R$ 112,50' },
    { label: 'Passagem nova, leito', value: 'R$ 204,90' },
    { label: 'Taxa de remarcação', value: 'R$ 20,00' },
  ],
  sentido: 'cobra',
  valor: 'R$ 112,40',
  motivo: 'A classe nova é mais cara e faltam menos de 3 horas para a partida.',
};

const meta: Meta<typeof RefundSummary> = {
  title: 'Bilhetes/RefundSummary',
  component: RefundSummary,
  tags: ['beta'],
  parameters: { documentation: refundSummaryDocs },
  args: { preview: withFee, onRetry: fn() },
};
export default meta;
type Story = StoryObj<typeof RefundSummary>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack gap={6}>
      <RefundSummary title="Dentro de 7 dias" preview={regret} />
      <RefundSummary title="Com multa" preview={withFee} />
      <RefundSummary title="Tarde demais" preview={tooLate} />
      <RefundSummary title="Remarcação para classe mais cara" preview={dearer} />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    preview: {
      ...withFee,
      rows: [
        { label: 'Você pagou, 6 poltronas, ida e volta, leito-cama individual', value: 'R$ 12.345,67' },
        { label: 'Multa de 5% da tarifa de cada passagem cancelada', value: '−R$ 1.617,28' },
        { label: 'Seguro opcional já utilizado na ida', value: '−R$ 129,00' },
      ],
      valor: 'R$ 10.599,39',
      motivo:
        'Pedido 30 horas antes da partida da volta. A ida já foi usada e não entra no cálculo; a taxa de embarque e o pedágio da volta são devolvidos por inteiro.',
    },
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: { preview: null, error: 'Houve um erro na comunicação com o servidor. Nada foi cancelado.' },
};

export const Loading: Story = { name: 'Carregando', args: { preview: null } };

export const Keyboard: Story = {
  name: 'Teclado',
  args: WithError.args!,
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Tentar novamente' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
