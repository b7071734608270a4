import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { SeatMap } from './SeatMap';
import type { SeatMapProps } from './SeatMap';
import { seatMapDocs } from './SeatMap.docs';
import { SeatMapSkeleton } from './SeatMapSkeleton';
import { oneDeck, sampleDeck, twoDecks } from './sampleCoach';

/** Keeps the selection like a screen. */
function Choosing({ selecionadas, onToggle, ...rest }: SeatMapProps) {
  const [chosen, setChosen] = useState(selecionadas);
  const toggle = (numero: number) => {
    setChosen(chosen.includes(numero) ? chosen.filter((one) => one !== numero) : [...chosen, numero]);
    onToggle?.(numero);
  };
  return <SeatMap {...rest} selecionadas={chosen} onToggle={toggle} />;
}

const meta: Meta<typeof SeatMap> = {
  title: 'Compra/SeatMap',
  component: SeatMap,
  tags: ['estavel'],
  parameters: { documentation: seatMapDocs },
  render: (args) => <Choosing {...args} />,
  args: { ...oneDeck, colunas: 5, selecionadas: [], limite: 6, onToggle: fn() },
};
export default meta;
type Story = StoryObj<typeof SeatMap>;

const seatIn = (canvas: HTMLElement, numero: number) =>
  within(canvas).getByRole('gridcell', { name: new RegExp(`^Poltrona ${numero},`) });

export const Default: Story = { name: 'Padrão' };

/** Free, own, occupied, blocked, just lost, accessible, priority for women: on short coaches side by side. */
export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Inline align="start" gap={6}>
      <Choosing {...args} {...shortCoach} selecionadas={[9]} />
      <Choosing {...args} {...shortCoach} selecionadas={[9]} perdidas={[12]} />
      <Choosing {...args} {...shortCoach} poltronas={singleSeats} />
      <Choosing
        {...args}
        {...shortCoach}
        tools={
          <Button variant="secondary" size="small">
            Escolher juntas
          </Button>
        }
        panel={<p>Lado a lado: 1 e 2.</p>}
      />
    </Inline>
  ),
};

const shortCoach = {
  poltronas: sampleDeck({ andar: 1, classe: 'executivo', from: 1, filas: 5 }),
  recursos: [
    { tipo: 'motorista' as const, andar: 1, fila: 0, coluna: 0 },
    { tipo: 'wc' as const, andar: 1, fila: 6, coluna: 4 },
  ],
};
const singleSeats = sampleDeck({ andar: 1, classe: 'leito', from: 1, filas: 5, wide: true });

export const Chosen: Story = { name: 'Minhas poltronas', args: { selecionadas: [12, 13] } };

export const TwoDecks: Story = { name: 'Dois pisos', args: twoDecks };

const classes = [
  { id: 'executivo', classe: 'Executivo', preco: 'R$ 148,10' },
  { id: 'leito', classe: 'Leito', preco: 'R$ 202,20' },
];

/** Opens at the cheapest free seat. Colour and bars tell the classes, also on one deck. */
export const TwoClasses: Story = {
  name: 'Duas classes',
  render: (args) => (
    <Inline align="start" gap={6}>
      <Choosing {...args} {...twoDecks} classes={classes} />
      <Choosing {...args} {...mixedCoach} classes={[...classes, leitoCama]} selecionadas={[9]} />
    </Inline>
  ),
};

const leitoCama = { id: 'leito-cama', classe: 'Leito-cama', preco: 'R$ 310,00' };
const mixedCoach = {
  ...oneDeck,
  poltronas: [
    ...sampleDeck({ andar: 1, classe: 'leito-cama', from: 1, filas: 2, wide: true }),
    ...sampleDeck({ andar: 1, classe: 'leito', from: 7, filas: 3, firstRow: 3, wide: true }),
    ...sampleDeck({ andar: 1, classe: 'executivo', from: 16, filas: 4, firstRow: 6 }),
  ],
};

export const AsList: Story = {
  name: 'Em lista',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver em lista' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Poltrona 12, janela, executivo, livre' }));
    await expect(args.onToggle).toHaveBeenCalledWith(12);
    // WCAG 2.5.8; jsdom has no layout, where all is 0.
    const box = canvas.getByRole('checkbox', { name: /^Poltrona 12,/ }).parentElement?.getBoundingClientRect();
    if (box && box.width > 0) await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  },
};

/** Chosen seats that are accessible, or preferred for women, keep that mark beside the check. */
export const ChosenOfAKind: Story = {
  name: 'Escolhidas com marca',
  args: { selecionadas: [4, 6] },
  play: async ({ canvasElement }) => {
    for (const numero of [4, 6]) {
      await expect(seatIn(canvasElement, numero).querySelectorAll('svg')).toHaveLength(2);
    }
  },
};

/** The longest coach: two decks with 64 seats, six of them selected. */
export const LongContent: Story = {
  name: 'Conteúdo longo',
  args: {
    poltronas: [
      ...sampleDeck({ andar: 1, classe: 'leito-cama individual', from: 49, filas: 5, firstRow: 2, wide: true }),
      ...sampleDeck({ andar: 2, classe: 'executivo', from: 1, filas: 12, firstRow: 0 }),
    ],
    recursos: twoDecks.recursos.map((fixture) => (fixture.andar === 2 ? { ...fixture, fila: 12 } : fixture)),
    selecionadas: [1, 2, 3, 4, 6, 7],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(seatIn(canvasElement, 8));
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^Você pode escolher até 6 poltronas/);
  },
};

/** The hold was refused because of a lost seat: it is marked and not selectable. */
export const WithError: Story = {
  name: 'Erro',
  args: { selecionadas: [13], perdidas: [12] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(seatIn(canvasElement, 12));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { name: 'Carregando', render: () => <SeatMapSkeleton /> };

export const Empty: Story = {
  name: 'Vazio',
  args: { poltronas: oneDeck.poltronas.map((seat) => ({ ...seat, situacao: 'ocupada' as const })) },
};

export const Keyboard: Story = {
  name: 'Teclado',
  args: twoDecks,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /^Piso inferior/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /^Piso superior/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(seatIn(canvasElement, 1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight} ');
    await expect(args.onToggle).toHaveBeenLastCalledWith(7);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith(8);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(seatIn(canvasElement, 1)).toHaveFocus();
  },
};

export const Zoom: Story = { name: 'Zoom 200 %', globals: { text: '200' }, args: { ...twoDecks, selecionadas: [43] } };

/** Looked at before the purchase: each seat says its price, none can be chosen. */
export const ReadOnly: Story = {
  name: 'Só para olhar',
  render: ({ onToggle: _none, ...args }) => <SeatMap {...args} classes={classes} />,
};
