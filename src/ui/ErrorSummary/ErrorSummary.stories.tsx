import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { TextInput } from '../TextInput/TextInput';
import { ErrorSummary } from './ErrorSummary';
import { errorSummaryDocs } from './ErrorSummary.docs';

const meta: Meta<typeof ErrorSummary> = {
  title: 'Avisos/ErrorSummary',
  component: ErrorSummary,
  tags: ['estavel'],
  parameters: { documentation: errorSummaryDocs, docs: { story: { inline: false, height: '320px' } } },
  args: {
    errors: [
      { name: 'nome', message: 'Informe um nome válido' },
      { name: 'cpf', message: 'Informe um CPF válido' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof ErrorSummary>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <ErrorSummary title="Não foi possível concluir" errors={[{ name: '', message: 'CPF já cadastrado' }]} />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    title: 'Confira o que falta nos dados dos três passageiros antes de seguir para o pagamento',
    errors: [
      { name: 'passageiros[0].nome', message: 'Passageiro 1: informe um nome válido' },
      { name: 'passageiros[0].documento', message: 'Passageiro 1: informe o número do documento de embarque' },
      {
        name: 'passageiros[1].nascimento',
        message: 'Passageiro 2: informe a data de nascimento no formato DD/MM/AAAA',
      },
      { name: 'passageiros[2].cpf', message: 'Passageiro 3: informe um CPF válido' },
      { name: 'email', message: 'Informe um e-mail válido para receber os bilhetes e o recibo' },
      { name: 'celular', message: 'Informe um celular válido' },
    ],
  },
};

/** Server refusals that belong to no single field. */
export const WithError: Story = {
  name: 'Erro',
  args: { title: 'Não foi possível concluir', errors: [{ name: '', message: 'CPF já cadastrado' }] },
};

export const Empty: Story = {
  name: 'Vazio',
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextInput label="Nome completo" name="nome" value="" error="Informe um nome válido" onChange={() => undefined} />
      <TextInput label="CPF" name="cpf" value="111" error="Informe um CPF válido" onChange={() => undefined} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Informe um nome válido' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'CPF' })).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
