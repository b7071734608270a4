import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { Stack } from '../Stack/Stack';
import { CodeInput } from './CodeInput';
import { codeInputDocs } from './CodeInput.docs';
import type { CodeInputProps } from './CodeInput';

const live = ({ value, onChange, ...rest }: CodeInputProps) => (
  <Live initial={value} onChange={onChange}>
    {(digits, change) => <CodeInput {...rest} value={digits} onChange={change} />}
  </Live>
);

const meta: Meta<typeof CodeInput> = {
  title: 'Campos/CodeInput',
  component: CodeInput,
  tags: ['estavel'],
  parameters: { documentation: codeInputDocs },
  render: live,
  args: {
    name: 'codigo',
    label: 'Código de confirmação',
    hint: 'Enviado para a***@itape.test',
    value: '',
    onChange: fn(),
    onComplete: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof CodeInput>;

export const Default: Story = { name: 'Padrão', args: { value: '4821' } };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      {live(args)}
      {live({ ...args, value: '482159' })}
      {live({ ...args, label: 'Código da agência', length: 4, value: '4821' })}
      {live({ ...args, value: '482159', disabled: true, hint: 'Conferindo o código' })}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Código de confirmação do novo endereço de e-mail da sua conta',
    hint: 'Enviado para m***@transportes-interestaduais.exemplo.com.br. Ele vale por 10 minutos; veja também o spam.',
    value: '888888',
  },
};

export const Pasted: Story = {
  name: 'Código colado',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.paste(' 482 159 ');
    await expect(args.onComplete).toHaveBeenCalledWith('482159');
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: { value: '123456', error: 'Código inválido. Confira o e-mail mais recente.' },
};

export const Empty: Story = { name: 'Vazio' };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('48-21 5');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('9');
    await expect(args.onComplete).toHaveBeenCalledWith('482159');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
