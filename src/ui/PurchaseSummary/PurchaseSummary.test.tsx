import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as stories from './PurchaseSummary.stories';
import { TripStrip } from './TripStrip';

const { Default, Hindered, OldPrice, RoundTrip } = composeStories(stories);
const region = () => within(screen.getByRole('region', { name: 'Resumo da compra' }));

it('tells the journey, the price and the total', () => {
  render(<Default />);
  expect(region().getByText('São Paulo, SP → Rio de Janeiro, RJ')).toBeInTheDocument();
  expect(region().getByText('Executivo · poltronas 12 e 13')).toBeInTheDocument();
  expect(region().getAllByRole('definition').at(-1)).toHaveTextContent('R$ 3,00');
  expect(region().getByText('R$ 225,00')).toBeInTheDocument();
});

it('keeps the night and its weekday together, which move to the next line whole', () => {
  render(<RoundTrip />);
  const night = region().getByText('madrugada de terça-feira');
  expect(night.parentElement).toHaveTextContent('ter., 08/12 · 00:15, madrugada de terça-feira');
});

it('unfolds its details by a button that says whether they show', async () => {
  render(<Default />);
  const toggle = region().getByRole('button', { name: 'Detalhes' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

it('holds the timer and the way on', () => {
  render(<Default />);
  expect(region().getByRole('timer', { name: 'Tempo de reserva' })).toHaveTextContent('09:32');
  expect(region().getByRole('button', { name: 'Continuar' })).toBeInTheDocument();
});

it('says how high it is while it shows, so that the page keeps what gets the focus clear of it', () => {
  let measure = () => undefined as void;
  class FakeResizeObserver {
    constructor(callback: () => void) {
      measure = callback;
    }
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.defineProperty(window, 'ResizeObserver', { value: FakeResizeObserver, configurable: true });
  const room = () => document.documentElement.style.getPropertyValue('--it-summary-height');
  const { unmount } = render(<Default />);
  jest.spyOn(screen.getByRole('region', { name: 'Resumo da compra' }), 'offsetHeight', 'get').mockReturnValue(164);
  measure();
  expect(room()).toBe('164px');
  unmount();
  expect(room()).toBe('');
  Object.defineProperty(window, 'ResizeObserver', { value: undefined, configurable: true });
});

it('announces above the button that the price is an old one', () => {
  render(<OldPrice />);
  expect(region().getByText(/Não conseguimos atualizar o preço/).parentElement).toHaveAttribute('role', 'status');
});

it('tells next to the button what hinders it', () => {
  render(<Hindered />);
  const notice = region().getByText('Escolha pelo menos uma poltrona');
  const button = region().getByRole('button', { name: 'Continuar' });
  expect(notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('takes the focus from a notice that its own button ends, and from nothing else', async () => {
  const Ending = () => {
    const [open, setOpen] = useState(true);
    return <Default notice={open && <button onClick={() => setOpen(false)}>Ficar com ela</button>} />;
  };
  const { unmount } = render(<Ending />);
  await userEvent.click(region().getByRole('button', { name: 'Ficar com ela' }));
  expect(screen.getByRole('region', { name: 'Resumo da compra' })).toHaveFocus();
  unmount();

  const { rerender } = render(<Default notice="Falta escolher" />);
  region().getByRole('button', { name: 'Continuar' }).focus();
  rerender(<Default notice={null} />);
  expect(region().getByRole('button', { name: 'Continuar' })).toHaveFocus();
});

describe('the strip of the trip', () => {
  const leg = { titulo: 'Ida', rota: 'São Paulo, SP → Rio de Janeiro, RJ', quando: 'sáb., 05/12 · 22:30' };
  const strip = () => within(screen.getByRole('group', { name: 'Sua viagem' }));

  it('says places, day, hour and seats of the only leg', () => {
    render(<TripStrip trechos={[{ ...leg, detalhe: 'Poltrona 12' }]} />);
    expect(strip().getByText('São Paulo, SP → Rio de Janeiro, RJ')).toBeInTheDocument();
    expect(strip().getByText('sáb., 05/12 · 22:30 · Poltrona 12')).toBeInTheDocument();
  });

  it('tells two legs apart, and leaves out the seats before they are chosen', () => {
    render(<TripStrip trechos={[leg, { ...leg, titulo: 'Volta', quando: 'seg., 07/12 · 08:00' }]} />);
    expect(strip().getByText('Ida · sáb., 05/12 · 22:30')).toBeInTheDocument();
    expect(strip().getByText('Volta · seg., 07/12 · 08:00')).toBeInTheDocument();
  });
});
