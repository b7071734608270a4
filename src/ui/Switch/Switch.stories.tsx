import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../docs/Live';
import { Stack } from '../Stack/Stack';
import { Switch } from './Switch';
import { switchDocs } from './Switch.docs';
import type { SwitchProps } from './Switch';

const live = ({ checked, onChange, ...rest }: SwitchProps) => (
  <Live initial={checked} onChange={onChange}>
    {(on, change) => <Switch {...rest} checked={on} onChange={change} />}
  </Live>
);

const meta: Meta<typeof Switch> = {
  title: 'Campos/Switch',
  component: Switch,
  tags: ['estavel'],
  parameters: { documentation: switchDocs },
  render: live,
  args: { name: 'idaVolta', label: 'Ida e volta', checked: false, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof Switch>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={2}>
      {live(args)}
      {live({ ...args, checked: true })}
      {live({ ...args, disabled: true })}
      {live({ ...args, checked: true, disabled: true })}
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Avisar por e-mail quando houver passagem mais barata para o mesmo trecho no mesmo dia',
    checked: true,
  },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Ida e volta' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
