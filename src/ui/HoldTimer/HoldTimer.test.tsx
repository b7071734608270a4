import { act, render, screen } from '@testing-library/react';
import { HoldTimer } from './HoldTimer';

let time = 0;
const now = () => time;
const timer = () => screen.getByRole('timer', { name: 'Tempo de reserva' });
const notice = () => screen.getByRole('status');

function pass(ms: number) {
  time += ms;
  act(() => jest.advanceTimersByTime(500));
}

beforeEach(() => {
  jest.useFakeTimers();
  time = 1_000_000;
});
afterEach(() => jest.useRealTimers());

const show = (seconds: number, onExpire?: () => void) =>
  render(<HoldTimer name="Tempo de reserva" expiresAt={time + seconds * 1000} now={now} onExpire={onExpire} />);

it('shows minutes and seconds that are left', () => {
  show(600);
  expect(timer()).toHaveTextContent('10:00');
  pass(1500);
  expect(timer()).toHaveTextContent('09:59');
});

it('is right after the tab has slept [NR6]', () => {
  show(600);
  pass(5 * 60_000);
  expect(timer()).toHaveTextContent('05:00');
});

it('speaks at two minutes, at thirty seconds and at the end, and is silent in between', () => {
  show(122);
  const said = new Set<string | null>();
  for (let second = 0; second <= 123; second += 1) {
    pass(1000);
    said.add(notice().textContent);
  }
  expect([...said].filter(Boolean)).toEqual([
    'Tempo de reserva: faltam 2 minutos',
    'Tempo de reserva: faltam 30 segundos',
    'Tempo de reserva: esgotado',
  ]);
});

it('tells its end once', () => {
  const onExpire = jest.fn();
  show(2, onExpire);
  pass(1900);
  expect(onExpire).not.toHaveBeenCalled();
  pass(200);
  pass(5000);
  expect(timer()).toHaveTextContent('00:00');
  expect(onExpire).toHaveBeenCalledTimes(1);
});

it('starts anew with a later end', () => {
  const onExpire = jest.fn();
  const { rerender } = show(1, onExpire);
  rerender(<HoldTimer name="Tempo de reserva" expiresAt={time + 60_000} now={now} onExpire={onExpire} />);
  pass(2000);
  expect(timer()).toHaveTextContent('00:58');
  expect(onExpire).not.toHaveBeenCalled();
});

it('holds the offer of more time beside it, also before there is one', () => {
  const { container, rerender } = render(
    <HoldTimer name="Tempo de reserva" expiresAt={60_000} now={() => 0}>
      {null}
    </HoldTimer>,
  );
  expect(container.firstElementChild).toHaveClass('it-hold');
  rerender(
    <HoldTimer name="Tempo de reserva" expiresAt={60_000} now={() => 0}>
      <button>Mais 5 min</button>
    </HoldTimer>,
  );
  expect(screen.getByRole('button', { name: 'Mais 5 min' }).parentElement).toContainElement(screen.getByRole('timer'));
});
