import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QrCode } from './QrCode';

const meta: Meta<typeof QrCode> = {
  title: 'Compra/QrCode',
  component: QrCode,
  args: { text: 'ITAPE-K7M2Q9', name: 'Código de embarque' },
};
export default meta;
type Story = StoryObj<typeof QrCode>;

export const Short: Story = {};
export const LongContent: Story = {
  args: {
    name: 'QR Code Pix',
    text: '00020101021226850014br.gov.bcb.pix2563qr.itape.test/pix/v2/cobv/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5905ITAPE6009SAO PAULO62070503***6304ABCD',
  },
};
