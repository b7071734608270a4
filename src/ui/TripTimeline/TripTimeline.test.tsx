import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import * as stories from './TripTimeline.stories';

const { Default, States, GetsOffOnTheWay, Loading, Empty } = composeStories(stories);

it('lists every stop in order and marks where one gets on and off', () => {
  render(<Default />);
  const stops = within(screen.getByRole('list', { name: 'Paradas' })).getAllByRole('listitem');
  expect(stops).toHaveLength(4);
  expect(stops[1]).toHaveTextContent('22:30São Paulo, SPTerminal Rodoviário do TietêSeu embarque');
  expect(stops[3]).toHaveTextContent('05:00 +1 dia');
  expect(stops[3]).toHaveTextContent('Seu desembarque');
  expect(stops[0]).not.toHaveTextContent('Seu');
});

it('tells the new hour beside the planned one, the platform, and where the coach is', () => {
  render(<States />);
  const stops = screen.getAllByRole('listitem');
  expect(stops[0]).toHaveTextContent('O ônibus já passou');
  expect(stops[1]).toHaveTextContent('previsto 22:30 agora 22:55');
  expect(stops[1]).toHaveTextContent('Plataforma 34O ônibus está aqui');
  expect(stops[2]).toHaveTextContent(/^chega 23:55sai 00:10 \+1 dia/);
  expect(stops[3]).toHaveTextContent('Plataforma a confirmar');
});

it('tells arrival and departure where the coach stands, each with its delay', () => {
  render(<GetsOffOnTheWay />);
  const stops = screen.getAllByRole('listitem');
  expect(stops[2]).toHaveTextContent(
    'chega previsto 23:55 agora 00:20sai previsto 00:10 agora 00:35 +1 diaSão José dos Campos',
  );
  expect(stops[2]).toHaveTextContent('Seu desembarque');
  // The first and the last stop have one time, which needs no word.
  expect(stops[0]).toHaveTextContent(/^21:00Campinas/);
  expect(stops[3]).toHaveTextContent(/^05:00 \+1 diaRio/);
});

it('says that the stops are on their way, or not known', () => {
  const { unmount } = render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando as paradas');
  unmount();
  render(<Empty />);
  expect(screen.getByText('As paradas ainda não foram informadas.')).toBeInTheDocument();
});
