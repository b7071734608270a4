import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { Stack } from '../Stack/Stack';
import { TextArea } from './TextArea';
import { textAreaDocs } from './TextArea.docs';
import type { TextAreaProps } from './TextArea';

const live = ({ value, onChange, ...rest }: TextAreaProps) => (
  <Live initial={value} onChange={onChange}>
    {(text, change) => <TextArea {...rest} value={text} onChange={change} />}
  </Live>
);

const motivo = 'Minha mãe será operada no dia da viagem e vou precisar ficar com ela em Campinas.';

const meta: Meta<typeof TextArea> = {
  title: 'Campos/TextArea',
  component: TextArea,
  tags: ['beta'],
  parameters: { documentation: textAreaDocs },
  render: live,
  args: { name: 'motivo', label: 'Motivo do cancelamento', value: '', maxLength: 300, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof TextArea>;

export const Default: Story = { name: 'Padrão', args: { value: motivo } };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      {live(args)}
      {live({ ...args, value: motivo, maxLength: 90, hint: 'Não escreva dados de cartão nem senhas' })}
      {live({ ...args, value: motivo, maxLength: 70 })}
      {live({ ...args, label: 'Observação', value: 'Embarca com cadeira de rodas.', rows: 2, readOnly: true })}
      {live({ ...args, label: 'Resposta do atendimento', value: 'Aguardando análise.', rows: 2, disabled: true })}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Conte o que aconteceu, com o máximo de detalhes que puder, para que a análise seja rápida',
    hint: 'Diga o dia, a hora, o terminal e, se souber, o número do carro.',
    value: Array.from({ length: 12 }, (_, day) => `${day + 1}. ${motivo}`).join('\n'),
    maxLength: 2000,
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: { value: 'Não', error: 'Conte o motivo em pelo menos 10 caracteres' },
};

export const Empty: Story = { name: 'Vazio', args: { placeholder: 'Ex.: mudou a data do compromisso' } };

export const Keyboard: Story = {
  name: 'Teclado',
  args: { maxLength: 30 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Motivo do cancelamento' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Mudou a data{Enter}da reunião');
    await expect(args.onChange).toHaveBeenLastCalledWith('Mudou a data\nda reunião');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Restam 7 caracteres'), { timeout: 3000 });
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
