import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchIcon } from '../icons/SearchIcon';
import { Button } from './Button';

const meta: Meta<typeof Button> = {
  title: 'Ações/Button',
  component: Button,
  args: { children: 'Continuar', onClick: fn() },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continuar' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Accent: Story = {
  args: { variant: 'accent', size: 'large', icon: <SearchIcon />, children: 'Buscar viagens' },
};
export const Secondary: Story = { args: { variant: 'secondary', children: 'Voltar' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Esqueci minha senha' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Cancelar passagem' } };
export const OnBrand: Story = {
  args: { variant: 'onBrand', children: 'Entrar' },
  decorators: [
    (Story) => (
      <div className="it-on-brand">
        <Story />
      </div>
    ),
  ],
};
export const Small: Story = { args: { size: 'small', children: 'Selecionar' } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continuar' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
