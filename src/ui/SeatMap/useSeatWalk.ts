import { useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { isOpen, stateOf } from './seat';
import type { Choice, MapSeat } from './seat';
import { walk } from './seatWalk';

interface SeatWalk {
  seats: readonly MapSeat[];
  choice: Choice;
  /** Without it the keys only move. */
  onToggle?: ((seat: MapSeat) => void) | undefined;
}

/** Roving focus over the seats of a deck: `stop` is the one tab stop. */
export function useSeatWalk({ seats, choice, onToggle }: SeatWalk) {
  const [walked, setWalked] = useState<number | null>(null);
  const stop = seats.some(({ numero }) => numero === walked) ? walked : firstStop(seats, choice.selecionadas);

  const seatUnder = (event: { target: EventTarget }) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-seat]') : null;
    return seats.find(({ numero }) => String(numero) === cell?.dataset['seat']);
  };
  const choose = (seat: MapSeat) => {
    setWalked(seat.numero);
    if (isOpen(stateOf(seat, choice))) onToggle?.(seat);
  };
  const click = (event: MouseEvent) => {
    const seat = seatUnder(event);
    if (seat) choose(seat);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const seat = seatUnder(event);
    if (!seat || event.altKey || event.metaKey) return;
    const chosen = event.key === 'Enter' || event.key === ' ';
    const next = chosen ? null : walk(seats, seat.numero, event);
    if (!chosen && !next) return;
    event.preventDefault();
    if (chosen && !event.repeat) choose(seat);
    if (!next) return;
    setWalked(next.numero);
    event.currentTarget.querySelector<HTMLElement>(`[data-seat="${next.numero}"]`)?.focus();
  };
  return { stop, click, press };
}

function firstStop(seats: readonly MapSeat[], selecionadas: readonly number[]): number | undefined {
  const own = seats.find(({ numero }) => selecionadas.includes(numero));
  const free = seats.find(({ situacao }) => situacao === 'livre');
  return (own ?? free ?? seats[0])?.numero;
}
