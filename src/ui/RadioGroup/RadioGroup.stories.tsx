import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { CardIcon } from '../icons/CardIcon';
import { PixIcon } from '../icons/PixIcon';
import { Stack } from '../Stack/Stack';
import { TextInput } from '../TextInput/TextInput';
import { RadioGroup } from './RadioGroup';
import { radioGroupDocs } from './RadioGroup.docs';
import type { RadioGroupProps } from './RadioGroup';

const live = ({ value, onChange, ...rest }: RadioGroupProps) => (
  <Live initial={value} onChange={onChange}>
    {(chosen, change) => <RadioGroup {...rest} value={chosen} onChange={change} />}
  </Live>
);

const meta: Meta<typeof RadioGroup> = {
  title: 'Campos/RadioGroup',
  component: RadioGroup,
  tags: ['estavel'],
  parameters: { documentation: radioGroupDocs },
  render: live,
  args: {
    name: 'pagamento',
    label: 'Forma de pagamento',
    value: 'pix',
    layout: 'cards',
    options: [
      { value: 'pix', label: 'Pix', icon: <PixIcon />, description: 'Aprovado na hora' },
      { value: 'cartao', label: 'Cartão de crédito', icon: <CardIcon />, description: 'Em até 12 vezes' },
    ],
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof RadioGroup>;

export const Default: Story = { name: 'Padrão' };

/** The chosen option opens its own fields; another choice closes them. */
export const WithFields: Story = {
  name: 'Com campos na opção',
  args: {
    value: 'cartao',
    options: [
      { value: 'pix', label: 'Pix', icon: <PixIcon />, description: 'Aprovado na hora' },
      {
        value: 'cartao',
        label: 'Cartão de crédito',
        icon: <CardIcon />,
        description: 'Em até 12 vezes',
        content: <TextInput name="titular" label="Nome no cartão" value="" onChange={() => undefined} />,
      },
    ],
  },
};

const documentos = [
  { value: '2', label: 'RG' },
  { value: '3', label: 'CNH' },
  { value: '4', label: 'Passaporte', disabled: true },
];

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={6}>
      {live(args)}
      {live({ ...args, name: 'balcao', label: 'Como o cliente paga?', layout: 'tiles' })}
      {live({
        ...args,
        name: 'documento',
        label: 'Documento de embarque',
        layout: 'list',
        value: '2',
        options: documentos,
        hint: 'Passaporte, só em viagens internacionais',
      })}
      {live({
        ...args,
        name: 'pagamentoSemPix',
        label: 'Forma de pagamento, sem Pix',
        value: 'cartao',
        options: args.options.map((option) => ({ ...option, disabled: option.value === 'pix' })),
      })}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Como você quer receber o valor de volta pelo cancelamento destas passagens?',
    value: 'credito',
    options: [
      {
        value: 'credito',
        label: 'Crédito na sua conta, para a próxima compra, disponível na hora',
        description: 'Vale por doze meses, em qualquer linha e para qualquer passageiro, sem a multa de cancelamento.',
      },
      {
        value: 'estorno',
        label: 'Estorno para a mesma forma de pagamento que foi usada na compra',
        description: 'Pix: em até um dia útil. Cartão: em até duas faturas, conforme o banco emissor.',
      },
    ],
  },
};

export const WithError: Story = { name: 'Erro', args: { value: '', error: 'Campo Obrigatório*' } };

export const Empty: Story = { name: 'Vazio', args: { value: '' } };

export const Keyboard: Story = {
  name: 'Teclado',
  args: { value: '' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Pix' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('pix');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('cartao');
    await expect(canvas.getByRole('radio', { name: 'Cartão de crédito' })).toBeChecked();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
