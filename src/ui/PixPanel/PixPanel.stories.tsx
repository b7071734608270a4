import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert } from '../Alert/Alert';
import { Stack } from '../Stack/Stack';
import { PixPanel } from './PixPanel';
import { pixPanelDocs } from './PixPanel.docs';
import { PixPanelSkeleton } from './PixPanelSkeleton';

const meta: Meta<typeof PixPanel> = {
  title: 'Compra/PixPanel',
  component: PixPanel,
  tags: ['estavel'],
  parameters: { documentation: pixPanelDocs },
  args: {
    copiaECola:
      '00020101021226850014br.gov.bcb.pix2563qr.itape.test/pix/v2/cobv/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5905ITAPE6009SAO PAULO62070503***6304ABCD',
    total: 'R$ 225,00',
    facts: ['São Paulo → Rio de Janeiro, 05/12/2026 às 08:00', 'Para Itape Transportes'],
    expiresAt: 532_000,
    // A fixed clock, for a stable picture.
    now: () => 0,
    status: 'Aguardando o pagamento',
    onExpire: fn(),
    onPaid: fn(),
    onRenew: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof PixPanel>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={8}>
      <PixPanel {...args} />
      <PixPanel {...args} expiresAt={25_000} status="Ainda não recebemos o pagamento" />
      <PixPanel {...args} checking status="Perguntando ao banco…" />
      <PixPanel {...args} phase="expirado" status="A reserva das poltronas continua por 1 minuto." />
      <PixPanel {...args} phase="pago" status="Estamos emitindo o seu bilhete. Esta página avança sozinha." />
    </Stack>
  ),
};

export const Checking: Story = { name: 'Conferindo', args: { checking: true, status: 'Perguntando ao banco…' } };

export const Expired: Story = {
  name: 'Expirado',
  args: { phase: 'expirado', status: 'Se você já pagou, toque em “Já paguei”: o valor não se perde.' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('img', { name: 'QR Code Pix' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar novo código Pix' }));
    await expect(args.onRenew).toHaveBeenCalledTimes(1);
  },
};

export const Paid: Story = {
  name: 'Pago',
  args: { phase: 'pago', status: 'Estamos emitindo o seu bilhete. Esta página avança sozinha.' },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    total: 'R$ 12.345,67',
    status: 'Ainda não recebemos o pagamento. Alguns bancos demoram até um minuto para avisar.',
    copiaECola:
      '00020101021226990014br.gov.bcb.pix2577qr.itape.test/pix/v2/cobv/9d36b84fc70b478fb95c12729b90ca25/parceiro/0001234567895204000053039865802BR5925ITAPE TRANSPORTES E TURIS6015SAO BERNARDO DO62070503***63047D2E',
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: {
    error: 'Sem conexão. O código continua valendo: pague no app do seu banco e nós conferimos quando a rede voltar.',
    status: 'Aguardando a conexão',
  },
};

export const WithBank: Story = {
  name: 'Com o app do banco',
  args: { onBank: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pagar no app do banco' }));
    await expect(args.onBank).toHaveBeenCalledTimes(1);
  },
};

export const WithNotice: Story = {
  name: 'De volta do banco',
  args: {
    onBank: fn(),
    notice: (
      <Alert kind="warning" title="Banco Aurora não fez o pagamento">
        Não há saldo nessa conta. Nada foi cobrado: tente outro banco, ou use o QR Code ou o código abaixo.
      </Alert>
    ),
  },
};

export const Loading: Story = { name: 'Carregando', render: () => <PixPanelSkeleton /> };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const code = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Código Pix copia e cola' });
    await userEvent.tab();
    await expect(code).toHaveFocus();
    await expect(code.selectionEnd).toBe(args.copiaECola.length);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copiar código Pix' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Já paguei' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPaid).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
