import { render, screen, within } from '@testing-library/react';
import { composeStories } from '@storybook/react-webpack5';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';
import { SeatDrawing } from './SeatDrawing';
import { SeatRow } from './SeatRow';
import * as stories from './SeatClasses.stories';
import { seatPaths, seatShapes, type SeatClassName } from './seatShapes';

const { Default, States } = composeStories(stories);
const names = Object.keys(seatShapes) as SeatClassName[];

it('tells each class in words and its drawing as an image', async () => {
  const { container } = render(<Default />);
  const section = within(screen.getByRole('group', { name: 'Classes e comodidades' }));
  expect(section.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'Desenho: encosto bem reclinado, apoio para as pernas',
    'Desenho: encosto quase deitado, pernas erguidas e travesseiro',
  ]);
  expect(section.getByText('Semileito')).toBeVisible();
  expect(section.getByText('12 poltronas, piso inferior')).toBeVisible();
  expect(section.getByText('2 + 1 por fila')).toBeVisible();
  expect(within(section.getByRole('list', { name: 'A bordo' })).getAllByRole('listitem')).toHaveLength(3);
  expect(await axe(container)).toHaveNoViolations();
});

it('says nothing of what is on board where nothing is known', () => {
  render(<States />);
  expect(screen.queryByRole('list', { name: 'A bordo' })).not.toBeInTheDocument();
});

describe('the drawings', () => {
  it('are computed once a class', () => {
    expect(seatPaths('leito')).toBe(seatPaths('leito'));
  });

  it('recline further from class to class', () => {
    const backs = names.map((name) => seatShapes[name].back);
    expect(backs).toEqual([...backs].sort((a, b) => a - b));
    expect(new Set(backs).size).toBe(5);
  });

  it.each(names)('%s weighs less than 2 kB, writes no colour of its own, and stays within its sheet', (classe) => {
    const markup = renderToStaticMarkup(<SeatDrawing classe={classe} title="Poltrona" />);
    expect(markup.length).toBeLessThan(2000);
    expect(markup).not.toMatch(/#[0-9a-f]{3}|rgb|style=|fill=|stroke=|NaN|undefined/i);
  });
});

it.each([[[2, 2]], [[2, 1]], [[1, 1]], [[3]], [[1]]])('draws a row of %j over the whole width', (sides) => {
  const { container } = render(<SeatRow sides={sides} />);
  const seats = [...container.querySelectorAll('rect')];
  expect(seats).toHaveLength(sides.reduce((sum, side) => sum + side, 0));
  const last = seats.at(-1);
  expect(Number(last?.getAttribute('x')) + Number(last?.getAttribute('width'))).toBeCloseTo(52, 5);
});
