import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PixPanel } from './PixPanel';

const meta: Meta<typeof PixPanel> = {
  title: 'Compra/PixPanel',
  component: PixPanel,
  args: {
    copiaECola:
      '00020101021226850014br.gov.bcb.pix2563qr.itape.test/pix/v2/cobv/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5905ITAPE6009SAO PAULO62070503***6304ABCD',
    total: 'R$ 225,00',
    expiresAt: 532_000,
    now: () => 0,
    status: 'Aguardando o pagamento',
    onExpire: fn(),
    onPaid: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof PixPanel>;

export const Default: Story = {};
export const Checking: Story = { args: { checking: true, status: 'Perguntando ao banco…' } };
export const AlmostOver: Story = { args: { expiresAt: 25_000, status: 'Ainda não recebemos o pagamento' } };
