import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CoachEditor } from './CoachEditor';
import { sampleDeck } from './sampleDeck';

const onPress = jest.fn();
const deck = (filas = 3, selected: { row: number; column: number } | null = null) => (
  <CoachEditor label="Piso inferior" rows={sampleDeck(filas, 'leito')} selected={selected} onPress={onPress} />
);
const place = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

it('is one tab stop, walked by arrow keys to its edges, and pressed by Enter, Space or a tap', async () => {
  const { rerender } = render(deck());
  await userEvent.tab();
  expect(place('Fila 1, coluna 1')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}{Enter} ');
  expect(place('Fila 2, coluna 2')).toHaveFocus();
  await userEvent.click(place('Fila 3, coluna 5'));
  expect(onPress.mock.calls).toEqual([
    [1, 1],
    [1, 1],
    [2, 4],
  ]);
  rerender(deck(2));
  // The last row is gone, and with it the place of the tab stop.
  expect(place('Fila 2, coluna 5')).toHaveAttribute('tabindex', '0');
});

it('keeps the focus where a press gives the place another name', async () => {
  const { rerender } = render(deck());
  await userEvent.tab();
  const rows = sampleDeck(3, 'leito').map((row) => row.map((cell) => ({ ...cell, name: `${cell.name}, novo` })));
  rerender(<CoachEditor label="Piso inferior" rows={rows} selected={null} onPress={onPress} />);
  expect(screen.getByRole('button', { name: 'Fila 1, coluna 1: motorista (Mot.), novo' })).toHaveFocus();
});

it('names each place, and marks the chosen one', async () => {
  const { container } = render(deck(3, { row: 1, column: 4 }));
  expect(place('Fila 2, coluna 5: poltrona 4, leito')).toHaveTextContent('4');
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});
