import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { Stack } from '../Stack/Stack';
import { Select } from './Select';
import { selectDocs } from './Select.docs';
import type { SelectProps } from './Select';

const live = ({ value, onChange, ...rest }: SelectProps) => (
  <Live initial={value} onChange={onChange}>
    {(chosen, change) => <Select {...rest} value={chosen} onChange={change} />}
  </Live>
);

const meta: Meta<typeof Select> = {
  title: 'Campos/Select',
  component: Select,
  tags: ['estavel'],
  parameters: { documentation: selectDocs },
  render: live,
  args: {
    name: 'documentoTipo',
    label: 'Tipo de documento',
    value: '',
    options: [
      { value: '1', label: 'CPF' },
      { value: '2', label: 'RG' },
      { value: '3', label: 'CNH' },
      { value: '4', label: 'Passaporte' },
      { value: '5', label: 'Título de eleitor' },
    ],
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Default: Story = { name: 'Padrão', args: { value: '3' } };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      {live({ ...args, placeholder: 'Escolha' })}
      {live({ ...args, value: '3', hint: 'O mesmo que será mostrado no embarque' })}
      {live({ ...args, label: 'Documento do comprador', value: '1', disabled: true })}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Terminal onde você quer retirar a encomenda enviada de São Paulo na sexta-feira',
    hint: 'O horário de atendimento de cada terminal está na página de ajuda; leve um documento com foto.',
    value: '1',
    options: [
      { value: '1', label: 'Terminal Rodoviário Governador Israel Pinheiro, Belo Horizonte, MG' },
      { value: '2', label: 'Terminal Rodoviário Prefeito Hugo de Carvalho, Vila Bela da Santíssima Trindade, MT' },
    ],
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: { placeholder: 'Escolha', error: 'Campo Obrigatório*' },
};

export const Empty: Story = { name: 'Vazio', args: { placeholder: 'Escolha' } };

export const Keyboard: Story = {
  name: 'Teclado',
  args: { value: '2' },
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Tipo de documento' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    // Arrow keys are handled by the system and cannot be tested.
    await userEvent.selectOptions(select, 'Passaporte');
    await expect(select).toHaveValue('4');
    await expect(args.onChange).toHaveBeenLastCalledWith('4');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
