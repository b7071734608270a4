import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { PinIcon } from '../icons/PinIcon';
import { Stack } from '../Stack/Stack';
import { TextInput } from './TextInput';
import { textInputDocs } from './TextInput.docs';
import type { TextInputProps } from './inputProps';

const live = ({ value, onChange, ...rest }: TextInputProps) => (
  <Live initial={value} onChange={onChange}>
    {(text, change) => <TextInput {...rest} value={text} onChange={change} />}
  </Live>
);

const meta: Meta<typeof TextInput> = {
  title: 'Campos/TextInput',
  component: TextInput,
  tags: ['estavel'],
  parameters: { documentation: textInputDocs },
  render: live,
  args: { name: 'nome', label: 'Nome completo', value: '', autoComplete: 'name', onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof TextInput>;

export const Default: Story = { name: 'Padrão', args: { value: 'Ana Souza' } };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      {live(args)}
      {live({ ...args, value: 'Ana Souza', hint: 'Como está no documento de embarque' })}
      {live({ ...args, label: 'Busca por localizador', icon: <PinIcon />, placeholder: 'Ex.: K7QX2M' })}
      {live({ ...args, label: 'Chave do bilhete', value: '35260712345678000123', readOnly: true })}
      {live({ ...args, label: 'E-mail', value: 'ana.souza@itape.test', disabled: true })}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Nome completo de quem viaja, como está no documento que será mostrado no embarque',
    value: 'Maria Aparecida do Nascimento Albuquerque Cavalcanti de Mendonça Vasconcelos',
    hint: 'Se o documento traz o nome social, escreva o nome social. Sem abreviações, até 150 caracteres.',
  },
};

export const WithError: Story = { name: 'Erro', args: { value: 'Ana', error: 'Informe um nome válido' } };

export const Empty: Story = {
  name: 'Vazio',
  args: { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email', placeholder: 'voce@exemplo.com.br' },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Nome completo' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Ana Souza');
    await expect(input).toHaveValue('Ana Souza');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ana Souza');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
