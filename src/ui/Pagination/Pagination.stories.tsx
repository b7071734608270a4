import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Pagination } from './Pagination';
import type { PaginationProps } from './Pagination';
import { paginationDocs } from './Pagination.docs';

/** Changes pages like a screen. */
function Turning({ page, onPage, ...rest }: PaginationProps) {
  const [open, setOpen] = useState(page);
  const turn = (to: number) => {
    setOpen(to);
    onPage(to);
  };
  return <Pagination {...rest} page={open} onPage={turn} />;
}

const meta: Meta<typeof Pagination> = {
  title: 'Agência/Pagination',
  component: Pagination,
  tags: ['beta'],
  parameters: { documentation: paginationDocs },
  render: (args) => <Turning {...args} />,
  args: { page: 1, pageCount: 7, summary: '1 a 20 de 134 pedidos', onPage: fn() },
};
export default meta;
type Story = StoryObj<typeof Pagination>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack gap={6}>
      <Turning {...args} label="Primeira" page={1} />
      <Turning {...args} label="No meio" page={4} />
      <Turning {...args} label="Última" page={7} summary="121 a 134 de 134 pedidos" />
      <Turning {...args} label="Duas páginas" pageCount={2} summary="1 a 20 de 31 pedidos" />
      <Turning {...args} label="Uma página" pageCount={1} summary="12 pedidos" />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: { page: 873, pageCount: 1234, summary: '17.441 a 17.460 de 24.678 pedidos de todos os operadores' },
};

export const Loading: Story = { name: 'Carregando', args: { page: 3, disabled: true } };

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Página 1' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: { page: 4 } };
