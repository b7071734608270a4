import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { EmptyCatalogue } from './EmptyCatalogue';
import { emptyCatalogueDocs } from './EmptyCatalogue.docs';

const meta: Meta<typeof EmptyCatalogue> = {
  title: 'Avisos/EmptyCatalogue',
  component: EmptyCatalogue,
  tags: ['estavel'],
  parameters: { documentation: emptyCatalogueDocs },
  args: { contactHref: '#ajuda' },
};
export default meta;
type Story = StoryObj<typeof EmptyCatalogue>;

export const Default: Story = { name: 'Padrão' };

/** The form that fills a screen. */
export const States: Story = { name: 'Estados', args: { shape: 'page' } };

export const Admin: Story = { name: 'Para a administração', args: { fillHref: '#catalogo' } };

export const AdminPage: Story = { name: 'Tela da administração', args: { fillHref: '#catalogo', shape: 'page' } };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Falar com a empresa' })).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: { fillHref: '#catalogo' } };
