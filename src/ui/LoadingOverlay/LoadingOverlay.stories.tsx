import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { LoadingOverlay } from './LoadingOverlay';
import { loadingOverlayDocs } from './LoadingOverlay.docs';

const meta: Meta<typeof LoadingOverlay> = {
  title: 'Avisos/LoadingOverlay',
  component: LoadingOverlay,
  tags: ['estavel'],
  args: { open: true },
  parameters: { documentation: loadingOverlayDocs, docs: { story: { inline: false, height: '320px' } } },
};
export default meta;
type Story = StoryObj<typeof LoadingOverlay>;

export const Default: Story = { name: 'Padrão' };

/** Opens over an existing page and announces itself. */
function Opening() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Entrar</Button>
      <LoadingOverlay open={open} label="Verificando sua sessão…" />
    </>
  );
}

export const States: Story = {
  name: 'Estados',
  render: () => <Opening />,
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Entrar' }));
    await expect(status).toHaveTextContent('Verificando sua sessão…');
  },
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: { label: 'Confirmando com o Google que a conta é sua e trazendo de volta a busca que você tinha começado…' },
};

export const Loading: Story = { name: 'Carregando', args: { label: 'Verificando sua sessão…' } };

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
