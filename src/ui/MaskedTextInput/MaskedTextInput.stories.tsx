import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { Stack } from '../Stack/Stack';
import { MaskedTextInput } from './MaskedTextInput';
import { maskedTextInputDocs } from './MaskedTextInput.docs';
import type { MaskedTextInputProps } from './MaskedTextInput';

const live = ({ value, onChange, ...rest }: MaskedTextInputProps) => (
  <Live initial={value} onChange={onChange}>
    {(text, change) => <MaskedTextInput {...rest} value={text} onChange={change} />}
  </Live>
);

const meta: Meta<typeof MaskedTextInput> = {
  title: 'Campos/MaskedTextInput',
  component: MaskedTextInput,
  tags: ['estavel'],
  parameters: { documentation: maskedTextInputDocs },
  render: live,
  args: { name: 'cpf', label: 'CPF', mask: 'cpf', value: '', onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof MaskedTextInput>;

export const Default: Story = { name: 'Padrão', args: { value: '529.982.247-25' } };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      {live({ ...args, value: '529.982.247-25', hint: 'De quem viaja' })}
      {live({ ...args, name: 'cnpj', mask: 'cnpj', label: 'CNPJ', value: '12.345.678/0001-23', readOnly: true })}
      {live({ ...args, name: 'cpfComprador', label: 'CPF do comprador', value: '529.982.247-25', disabled: true })}
    </Stack>
  ),
};

const every: Pick<MaskedTextInputProps, 'mask' | 'label' | 'value' | 'autoComplete' | 'placeholder'>[] = [
  { mask: 'cpf', label: 'CPF', value: '52998224725' },
  { mask: 'cnpj', label: 'CNPJ', value: '12345678000123' },
  { mask: 'cnh', label: 'CNH', value: '12345678900' },
  { mask: 'celular', label: 'Celular', value: '11987654321', autoComplete: 'tel-national' },
  { mask: 'cep', label: 'CEP', value: '01310100', autoComplete: 'postal-code' },
  { mask: 'data', label: 'Data de nascimento', value: '31121990', autoComplete: 'bday', placeholder: 'DD/MM/AAAA' },
  { mask: 'cartaoNumero', label: 'Número do cartão', value: '4111111111111111', autoComplete: 'cc-number' },
  { mask: 'cartaoValidade', label: 'Validade', value: '1230', autoComplete: 'cc-exp', placeholder: 'MM/AA' },
  { mask: 'cartaoCvv', label: 'CVV', value: '123', autoComplete: 'cc-csc' },
];

export const Masks: Story = {
  name: 'Todas as máscaras',
  render: (args) => (
    <Stack>
      {every.map((field) => (
        <div key={field.mask}>{live({ ...args, ...field, name: field.mask })}</div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const values = within(canvasElement)
      .getAllByRole<HTMLInputElement>('textbox')
      .map((input) => input.value);
    await expect(values).toEqual([
      '529.982.247-25',
      '12.345.678/0001-23',
      '12345678900',
      '(11) 98765-4321',
      '01310-100',
      '31/12/1990',
      '4111 1111 1111 1111',
      '12/30',
      '123',
    ]);
  },
};

export const WithError: Story = { name: 'Erro', args: { value: '111.111.111-11', error: 'Informe um CPF válido' } };

export const Empty: Story = {
  name: 'Vazio',
  args: { name: 'data', label: 'Data de nascimento', mask: 'data', placeholder: 'DD/MM/AAAA' },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'CPF' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('529a98224725000');
    await expect(input).toHaveValue('529.982.247-25');
    await userEvent.keyboard('{Backspace>3/}');
    await expect(args.onChange).toHaveBeenLastCalledWith('529.982.24');
    await userEvent.keyboard('725');
    await expect(input).toHaveValue('529.982.247-25');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
