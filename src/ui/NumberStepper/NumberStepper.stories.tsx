import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { Stack } from '../Stack/Stack';
import { NumberStepper } from './NumberStepper';
import { numberStepperDocs } from './NumberStepper.docs';
import type { NumberStepperProps } from './NumberStepper';

const live = ({ value, onChange, ...rest }: NumberStepperProps) => (
  <Live initial={value} onChange={onChange}>
    {(count, change) => <NumberStepper {...rest} value={count} onChange={change} />}
  </Live>
);

const counted = (one: string, many: string) => (count: number) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const meta: Meta<typeof NumberStepper> = {
  title: 'Campos/NumberStepper',
  component: NumberStepper,
  tags: ['beta'],
  parameters: { documentation: numberStepperDocs },
  render: live,
  args: {
    name: 'adultos',
    label: 'Adultos',
    hint: '12 anos ou mais',
    value: 1,
    min: 1,
    max: 5,
    valueText: counted('adulto', 'adultos'),
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof NumberStepper>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={6}>
      {live({ ...args, value: 2 })}
      {live({ ...args, label: 'Crianças', hint: 'De 6 a 11 anos', min: 0, value: 0 })}
      {live({ ...args, label: 'Malas de bordo', hint: 'Até 5 kg cada', value: 5 })}
      {live({ ...args, label: 'Bebês', hint: 'Disponível com um adulto', min: 0, value: 0, disabled: true })}
      {live({ ...args, label: 'Volumes', hint: undefined, max: 99, value: 24 })}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Passageiros com direito à gratuidade do Estatuto da Pessoa Idosa',
    hint: '60 anos ou mais e renda de até dois salários mínimos; são duas poltronas por viagem.',
    max: 2,
  },
};

export const WithError: Story = {
  name: 'Erro',
  args: {
    label: 'Crianças',
    min: 0,
    value: 3,
    valueText: counted('criança', 'crianças'),
    error: 'Cada adulto acompanha até 2 crianças',
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const number = within(canvasElement).getByRole('spinbutton', { name: 'Adultos' });
    await userEvent.tab();
    await expect(number).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(number).toHaveAttribute('aria-valuetext', '2 adultos');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{Home}');
    await expect(number).toHaveValue('1');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
