import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';

const meta: Meta<typeof Dialog> = {
  title: 'Sobreposições/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Termos de uso',
    children: 'A passagem vale por um ano a partir da primeira emissão, ainda que com data marcada.',
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Plain: Story = {};
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="quiet">Voltar</Button>
        <Button>Continuar</Button>
      </>
    ),
  },
};
/** Leaving costs something, so Esc and the backdrop do nothing. */
export const NotDismissable: Story = {
  args: { title: 'Finalize seu cadastro', dismissable: false },
  play: async ({ args }) => {
    await within(document.body).findByRole('dialog', { name: 'Finalize seu cadastro' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Narrow: Story = { args: { width: 'narrow' } };
