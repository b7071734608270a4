import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TripCard } from '../TripCard/TripCard';
import { TripList } from './TripList';
import { tripListDocs } from './TripList.docs';
import { TripListSkeleton } from './TripListSkeleton';
import { sampleTrips } from './sampleTrips';
import type { SampleTrip } from './sampleTrips';

const select = fn();

const meta: Meta<typeof TripList<SampleTrip>> = {
  title: 'Viagens/TripList',
  component: TripList<SampleTrip>,
  tags: ['estavel'],
  parameters: { documentation: tripListDocs },
  args: {
    items: sampleTrips(300),
    keyOf: ({ id }) => id,
    renderItem: (trip) => <TripCard {...trip} onSelect={select} />,
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Padrão', args: { items: sampleTrips(3) } };

/** Cards of different heights: few seats, several classes, small hours, sold out. */
export const States: Story = {
  name: 'Estados',
  args: {
    items: sampleTrips(5).map((trip, index) => ({
      ...trip,
      poltronasLivres: [32, 4, 1, 0, 18][index] ?? 20,
      classes: index === 1 ? ['Convencional', 'Executivo', 'Semileito'] : trip.classes,
      ...(index === 0 && { madrugada: 'madrugada de sábado' }),
    })),
  },
};

export const LongContent: Story = { name: 'Conteúdo longo', args: { items: sampleTrips(300) } };

export const Loading: Story = {
  name: 'Carregando',
  render: () => <TripListSkeleton count={3} />,
};

export const Keyboard: Story = {
  name: 'Teclado',
  args: { items: sampleTrips(3) },
  play: async ({ canvasElement }) => {
    select.mockClear();
    const buttons = within(canvasElement).getAllByRole('button', { name: 'Selecionar' });
    await userEvent.tab();
    await expect(buttons[0]).toHaveFocus();
    await userEvent.tab();
    await expect(buttons[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveBeenCalledWith('1');
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: { items: sampleTrips(3) } };
