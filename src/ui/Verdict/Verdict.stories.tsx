import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../Stack/Stack';
import { Verdict } from './Verdict';
import { verdictDocs } from './Verdict.docs';

const meta: Meta<typeof Verdict> = {
  title: 'Viagens/Verdict',
  component: Verdict,
  tags: ['beta'],
  parameters: { documentation: verdictDocs },
  args: { kind: 'success', title: 'Pode embarcar', children: 'Poltrona 12' },
};
export default meta;
type Story = StoryObj<typeof Verdict>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack>
      <Verdict kind="success" title="Pode embarcar">
        Poltrona 12
      </Verdict>
      <Verdict kind="warning" title="Já lido às 22:41">
        Poltrona 12
      </Verdict>
      <Verdict kind="danger" title="Bilhete de outra viagem" />
    </Stack>
  ),
};

export const WithError: Story = {
  name: 'Erro',
  args: { kind: 'danger', title: 'Código inválido', children: undefined },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    kind: 'danger',
    title: 'Este navegador não confere assinaturas',
    children: 'Atualize o navegador ou use outro aparelho. Enquanto isso, confira o localizador com a agência.',
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' } };
