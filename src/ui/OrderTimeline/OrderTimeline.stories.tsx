import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../Stack/Stack';
import { OrderTimeline } from './OrderTimeline';
import type { OrderStep } from './OrderTimeline';
import { orderTimelineDocs } from './OrderTimeline.docs';

const refund: OrderStep[] = [
  { id: 'pedido', titulo: 'Cancelamento pedido', state: 'done', quando: '21/11/2026, 09:14' },
  { id: 'aceito', titulo: 'Cancelamento aceito', state: 'done', quando: '21/11/2026, 09:14', detalhe: 'R$ 107,50' },
  {
    id: 'banco',
    titulo: 'Devolução no banco',
    state: 'current',
    quando: 'desde 21/11/2026, 09:15',
    detalhe: 'Pix costuma voltar no mesmo dia.',
  },
  { id: 'pago', titulo: 'Valor na sua conta', state: 'next', quando: 'até 21/12/2026' },
];

const order: OrderStep[] = [
  { id: 'reserva', titulo: 'Poltronas reservadas', state: 'done', quando: '21/11/2026, 09:02' },
  { id: 'pago', titulo: 'Pagamento confirmado', state: 'done', quando: '21/11/2026, 09:05' },
  {
    id: 'emissao',
    titulo: 'Bilhete não emitido',
    state: 'failed',
    quando: '21/11/2026, 09:06',
    detalhe: 'A poltrona 12 não pôde ser confirmada. O valor está voltando para a sua conta.',
  },
];

const meta: Meta<typeof OrderTimeline> = {
  title: 'Bilhetes/OrderTimeline',
  component: OrderTimeline,
  tags: ['beta'],
  parameters: { documentation: orderTimelineDocs },
  args: { label: 'Andamento do reembolso', steps: refund },
};
export default meta;
type Story = StoryObj<typeof OrderTimeline>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack gap={8}>
      <OrderTimeline label="Andamento do reembolso" steps={refund} />
      <OrderTimeline label="Andamento do pedido" steps={order} />
      <OrderTimeline
        label="Pedido emitido"
        steps={[
          ...order.slice(0, 2),
          { id: 'emissao', titulo: 'Bilhete emitido', state: 'done', quando: '21/11/2026, 09:06' },
          { id: 'embarque', titulo: 'Embarque', state: 'next', quando: '05/12/2026, 22:30' },
        ]}
      />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    steps: [
      ...refund,
      {
        id: 'contestado',
        titulo: 'Devolução contestada pela instituição de pagamento do titular da conta de origem',
        state: 'failed',
        quando: '22/11/2026, 18:40, horário de Brasília',
        detalhe:
          'A conta de origem foi encerrada. Escreva para o atendimento com o localizador K7M2Q9 e uma conta em nome de quem pagou.',
      },
    ],
  },
};

export const WithError: Story = { name: 'Erro', args: { label: 'Andamento do pedido', steps: order } };

export const Loading: Story = { name: 'Carregando', args: { loading: true } };

export const Empty: Story = { name: 'Vazio', args: { steps: [] } };

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
