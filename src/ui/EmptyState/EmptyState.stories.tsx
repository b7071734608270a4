import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoTicketsIllustration } from '../Illustration/NoTicketsIllustration';
import { NoTripsIllustration } from '../Illustration/NoTripsIllustration';
import { LinkButton } from '../LinkButton/LinkButton';
import { Stack } from '../Stack/Stack';
import { EmptyState } from './EmptyState';
import { emptyStateDocs } from './EmptyState.docs';

const onSearch = fn();
const search = (
  <LinkButton href="#home" onClick={onSearch}>
    Buscar viagens
  </LinkButton>
);

const meta: Meta<typeof EmptyState> = {
  title: 'Avisos/EmptyState',
  component: EmptyState,
  tags: ['estavel'],
  parameters: { documentation: emptyStateDocs },
  args: {
    title: 'Você ainda não tem viagens',
    children: 'As passagens que você comprar aparecem aqui.',
    action: search,
  },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Default: Story = { name: 'Padrão' };

export const States: Story = {
  name: 'Estados',
  render: () => (
    <Stack>
      <EmptyState title="Nenhuma viagem nesta data" illustration={<NoTripsIllustration />}>
        Tente outro dia: há partidas na véspera e no dia seguinte.
      </EmptyState>
      <EmptyState title="Nenhum bilhete emitido" illustration={<NoTicketsIllustration />} action={search} />
      <EmptyState title="Nenhuma viagem cancelada" />
    </Stack>
  ),
};

export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    title: 'Nenhuma viagem de Campos dos Goytacazes a São José do Rio Preto no feriado de Nossa Senhora Aparecida',
    children:
      'A linha parte às segundas, quartas e sextas. Procure um dia próximo, ou compre em dois trechos com conexão no Rio de Janeiro, na rodoviária Novo Rio.',
  },
};

/** An empty screen without text or action. */
export const Empty: Story = {
  name: 'Vazio',
  args: { title: 'Nenhuma viagem cancelada', children: undefined, action: undefined },
};

export const Keyboard: Story = {
  name: 'Teclado',
  play: async ({ canvasElement }) => {
    onSearch.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Buscar viagens' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSearch).toHaveBeenCalledTimes(1);
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: LongContent.args! };
