import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../Stack/Stack';
import { CodeScanner, ScannerFrame } from './CodeScanner';
import { codeScannerDocs } from './CodeScanner.docs';

const otherwise = 'Cole o código no campo abaixo.';

/** Only the frame, so that no story requests a camera. */
const meta: Meta<typeof ScannerFrame> = {
  title: 'Viagens/CodeScanner',
  component: ScannerFrame,
  subcomponents: { CodeScanner },
  tags: ['beta'],
  parameters: { documentation: codeScannerDocs },
  args: { name: 'Código de embarque', state: 'reading', otherwise },
};
export default meta;
type Story = StoryObj<typeof ScannerFrame>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <ScannerFrame {...args} state="starting" />
      <ScannerFrame {...args} state="reading" />
    </Stack>
  ),
};

export const WithError: Story = { name: 'Erro', args: { state: 'denied' } };

export const Empty: Story = { name: 'Vazio', args: { state: 'absent' } };

export const Loading: Story = { name: 'Carregando', args: { state: 'starting' } };

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    state: 'absent',
    otherwise:
      'Peça ao passageiro que abra o bilhete, toque em compartilhar e envie o código a este aparelho para colar.',
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: { state: 'denied' } };
