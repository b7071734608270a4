import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import * as stories from './SeatLegend.stories';

const { Zoom } = composeStories(stories);

it('explains every mark of the map', () => {
  render(<Zoom />);
  const marks = within(screen.getByRole('list', { name: 'Legenda do mapa' })).getAllByRole('listitem');
  expect(marks.map((mark) => mark.textContent?.trim())).toEqual([
    'Livre',
    'Selecionada',
    'Ocupada',
    'Acessível',
    'Preferencial para mulheres',
    'Banheiro',
    'Escada',
  ]);
});

it('leaves the chosen seat out where nothing is chosen', () => {
  render(<Zoom readOnly />);
  expect(screen.queryByText('Selecionada')).not.toBeInTheDocument();
  expect(screen.getByText('Ocupada')).toBeInTheDocument();
});

it('tells what a seat of each class costs', () => {
  render(<Zoom />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Executivo', 'Leito']);
  expect(screen.getAllByRole('definition').map((price) => price.textContent)).toEqual(['R$ 112,50', 'R$ 1.204,90']);
});

it('stands in two places, the prices before the map and the marks after it', () => {
  const { unmount } = render(<Zoom show="prices" />);
  expect(screen.getAllByRole('term')).toHaveLength(2);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  unmount();
  render(<Zoom show="marks" />);
  expect(screen.getByRole('list', { name: 'Legenda do mapa' })).toBeInTheDocument();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});
