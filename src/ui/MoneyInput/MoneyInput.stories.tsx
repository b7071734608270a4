import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { Stack } from '../Stack/Stack';
import { MoneyInput } from './MoneyInput';
import { moneyInputDocs } from './MoneyInput.docs';
import type { MoneyInputProps } from './MoneyInput';

const live = ({ value, onChange, ...rest }: MoneyInputProps) => (
  <Live initial={value} onChange={onChange}>
    {(centavos, change) => <MoneyInput {...rest} value={centavos} onChange={change} />}
  </Live>
);

const meta: Meta<typeof MoneyInput> = {
  title: 'Campos/MoneyInput',
  component: MoneyInput,
  tags: ['beta'],
  parameters: { documentation: moneyInputDocs },
  render: live,
  args: {
    name: 'valorDeclarado',
    label: 'Valor declarado da encomenda',
    hint: 'De R$ 10,00 a R$ 5.000,00',
    value: null,
    max: 500_000,
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof MoneyInput>;

export const Default: Story = { name: 'Padrão', args: { value: 123_456 } };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      {live(args)}
      {live({ ...args, value: 123_456 })}
      {live({ ...args, label: 'Tarifa de embarque', value: 1_385, readOnly: true, hint: 'Cobrada pelo terminal' })}
      {live({ ...args, label: 'Sangria do caixa', value: 20_000, disabled: true, hint: 'O caixa está fechado' })}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Valor declarado do conteúdo de todos os volumes desta remessa, para o seguro da encomenda',
    hint: 'Some o valor das notas fiscais. Sem nota, declare o que a mercadoria vale; o seguro cobre até esse valor.',
    value: 99_999_999_999,
    max: 99_999_999_999,
  },
};

export const WithError: Story = { name: 'Erro', args: { value: 500, error: 'O valor mínimo é R$ 10,00' } };

export const Empty: Story = { name: 'Vazio' };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('123456');
    await expect(canvas.getByRole('textbox')).toHaveValue('R$\u00a01.234,56');
    await userEvent.keyboard('7');
    await expect(canvas.getByRole('status')).toHaveTextContent('O máximo é R$ 5.000,00.');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_234);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Pasted: Story = {
  name: 'Valor colado',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.paste('R$ 1.234,50');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
