import { useId, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CloseIcon } from '../icons/CloseIcon';
import { CopyIcon } from '../icons/CopyIcon';
import { FilterIcon } from '../icons/FilterIcon';
import { SwapIcon } from '../icons/SwapIcon';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { IconButton } from './IconButton';
import { iconButtonDocs } from './IconButton.docs';

const meta: Meta<typeof IconButton> = {
  title: 'Ações/IconButton',
  component: IconButton,
  tags: ['estavel'],
  parameters: { documentation: iconButtonDocs },
  args: { label: 'Fechar', children: <CloseIcon />, onClick: fn() },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <Inline>
        <IconButton {...args} />
        <IconButton {...args} label="Inverter origem e destino">
          <SwapIcon />
        </IconButton>
        <IconButton {...args} label="Copiar código Pix" disabled>
          <CopyIcon />
        </IconButton>
      </Inline>
      <div className="it-on-brand">
        <IconButton {...args} label="Fechar aviso" />
      </div>
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    label: 'Remover a passagem de Maria Aparecida dos Santos, poltrona 12, de São Paulo ao Rio de Janeiro',
  },
};

/** A toggle reports its state. */
function Filters() {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Stack>
      <IconButton label="Filtros" expanded={open} controls={id} onClick={() => setOpen(!open)}>
        <FilterIcon />
      </IconButton>
      <p id={id} hidden={!open}>
        Manhã, tarde, noite, madrugada
      </p>
    </Stack>
  );
}

export const Keyboard: Story = {
  name: 'Teclado',
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Filtros' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, render: States.render! };
