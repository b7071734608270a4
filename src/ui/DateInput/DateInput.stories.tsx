import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { Stack } from '../Stack/Stack';
import { dateInputDocs } from './DateInput.docs';
import { NativeDateInput, type NativeDateInputProps } from './NativeDateInput';

const live = ({ inputText, onInputChange, ...rest }: NativeDateInputProps) => (
  <Live initial={inputText} onChange={onInputChange}>
    {(text, change) => <NativeDateInput {...rest} inputText={text} onInputChange={change} />}
  </Live>
);

const meta: Meta<typeof NativeDateInput> = {
  title: 'Busca/DateInput',
  component: NativeDateInput,
  tags: ['estavel'],
  parameters: { documentation: dateInputDocs },
  render: live,
  args: {
    name: 'dataIda',
    label: 'Data de ida',
    inputText: '',
    min: '2026-11-21',
    max: '2027-01-20',
    onInputChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof NativeDateInput>;

export const Default: Story = { name: 'Padrão', args: { inputText: '05/12/2026' } };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      {live(args)}
      {live({ ...args, inputText: '05/12' })}
      {live({ ...args, inputText: '05/12/2026' })}
      {live({ ...args, name: 'dataVolta', label: 'Data de volta', inputText: '08/12/2026', disabled: true })}
      {live({ ...args, name: 'de', label: 'De', labelAbove: true, inputText: '05/12/2026' })}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Data do fechamento do caixa da agência',
    inputText: '30/11/2026',
    error: 'O caixa deste dia já foi fechado; escolha um dia a partir de 1º de dezembro de 2026',
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: { inputText: '31/02/2026', error: 'Informe uma data válida (DD/MM/AAAA)' },
};

export const Empty: Story = { name: 'Vazio' };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Abrir calendário, data de ida' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Data de ida' })).toHaveFocus();
    await userEvent.keyboard('5/1/2027');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('05/01/2027');
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('05122026');
    await expect(canvas.getByText('sábado')).toBeInTheDocument();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
