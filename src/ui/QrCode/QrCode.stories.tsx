import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline } from '../Inline/Inline';
import { CaptionedQr } from './CaptionedQr';
import { QrCode } from './QrCode';
import { qrCodeDocs } from './QrCode.docs';

const meta: Meta<typeof QrCode> = {
  title: 'Compra/QrCode',
  component: QrCode,
  tags: ['estavel'],
  parameters: { documentation: qrCodeDocs },
  args: { text: 'ITAPE-K7M2Q9', name: 'Código de embarque' },
};
export default meta;
type Story = StoryObj<typeof QrCode>;

const pix =
  '00020101021226850014br.gov.bcb.pix2563qr.itape.test/pix/v2/cobv/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5905ITAPE6009SAO PAULO62070503***6304ABCD';

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Inline align="start">
      <div style={{ width: 120 }}>
        <QrCode {...args} />
      </div>
      <div style={{ width: 200 }}>
        <QrCode
          text="https://bpe.itape.test/qr?chBPe=35260712345678000123630010000000011000000108&tpAmb=2"
          name="QR Code fiscal"
        />
      </div>
      <div style={{ width: 260 }}>
        <QrCode text={pix} name="QR Code Pix" />
      </div>
    </Inline>
  ),
};

/** For another device, and what to do with it. */
export const Captioned: Story = {
  name: 'Com legenda',
  tags: ['sem-retrato'],
  render: (args) => (
    <Inline gap={6} align="start">
      <CaptionedQr {...args} caption="Aponte a câmera do celular para abrir esta página nele." />
      <CaptionedQr {...args} caption="Quem está na agência aponta a câmera." quiet />
    </Inline>
  ),
};

export const LongContent: Story = { name: 'Conteúdo longo', args: { name: 'QR Code Pix', text: pix } };

/** On paper it fills its box too: the sheet gives it 42 mm. */
export const Print: Story = { name: 'Impressão' };

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
