import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SeatMap } from './SeatMap';
import type { SeatMapProps } from './SeatMap';
import { oneDeck, twoDecks } from './sampleCoach';

/** Keeps the choice, as a screen would. */
function Choice({ selecionadas, onToggle, ...rest }: SeatMapProps) {
  const [chosen, setChosen] = useState(selecionadas);
  const toggle = (numero: number) => {
    setChosen(chosen.includes(numero) ? chosen.filter((one) => one !== numero) : [...chosen, numero]);
    onToggle(numero);
  };
  return <SeatMap {...rest} selecionadas={chosen} onToggle={toggle} />;
}

const meta: Meta<typeof SeatMap> = {
  title: 'Compra/SeatMap',
  component: SeatMap,
  render: (args) => <Choice {...args} />,
  args: { ...oneDeck, colunas: 5, selecionadas: [], limite: 6, onToggle: fn() },
};
export default meta;
type Story = StoryObj<typeof SeatMap>;

export const OneDeck: Story = {};
export const Chosen: Story = { args: { selecionadas: [12, 13] } };
export const TwoDecks: Story = { args: twoDecks };
export const Full: Story = {
  args: { poltronas: oneDeck.poltronas.map((seat) => ({ ...seat, situacao: 'ocupada' as const })) },
};
