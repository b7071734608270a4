import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Sobreposições/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Sair da compra?',
    children: 'As poltronas reservadas voltam a ficar livres.',
    confirmLabel: 'Sair da compra',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Plain: Story = {};
export const Danger: Story = {
  args: { danger: true, title: 'Cancelar passagem?', confirmLabel: 'Cancelar passagem' },
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar passagem' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
export const Loading: Story = { args: { loading: true } };
