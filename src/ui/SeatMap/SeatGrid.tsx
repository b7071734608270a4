import { useId, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { CoachFixture } from './CoachFixture';
import { SeatCell } from './SeatCell';
import { isOpen, rowsOf, stateOf } from './seat';
import type { Choice, MapFixture, MapSeat } from './seat';
import { walk } from './seatWalk';

interface SeatGridProps {
  seats: readonly MapSeat[];
  fixtures: readonly MapFixture[];
  colunas: number;
  choice: Choice;
  onToggle: (seat: MapSeat) => void;
}

/**
 * One deck as a grid with a single tab stop: arrow keys move, Enter or Space selects; occupied seats are announced but
 * not selectable.
 */
export function SeatGrid({ seats, fixtures, colunas, choice, onToggle }: SeatGridProps) {
  const id = useId();
  const [walked, setWalked] = useState<number | null>(null);
  const stop = seats.some(({ numero }) => numero === walked) ? walked : firstStop(seats, choice.selecionadas);

  const filas = 1 + Math.max(...[...seats, ...fixtures].map(({ fila }) => fila));
  // Seats and drawing share the same tracks, so that they align.
  const tracks = {
    gridTemplateColumns: columnsOf(seats, colunas),
    gridTemplateRows: `repeat(${filas}, var(--it-seat-size))`,
  };

  const seatUnder = (event: { target: EventTarget }) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-seat]') : null;
    return seats.find(({ numero }) => String(numero) === cell?.dataset['seat']);
  };
  const choose = (seat: MapSeat) => {
    setWalked(seat.numero);
    if (isOpen(stateOf(seat, choice))) onToggle(seat);
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

  return (
    <div className="it-coach" role="presentation" onClick={click} onKeyDown={press}>
      <div
        className="it-coach__grid"
        role="grid"
        aria-label="Mapa de poltronas"
        aria-multiselectable="true"
        style={tracks}
      >
        {rowsOf(seats).map((row) => (
          <div key={row[0]?.fila} className="it-coach__row" role="row" style={{ gridRow: (row[0]?.fila ?? 0) + 1 }}>
            {row.map((seat) => (
              <SeatCell
                key={seat.numero}
                seat={seat}
                state={stateOf(seat, choice)}
                stop={seat.numero === stop}
                acessivelId={`${id}-acessivel`}
                mulheresId={`${id}-mulheres`}
                perdidaId={`${id}-perdida`}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="it-coach__fixtures" aria-hidden="true" style={tracks}>
        {fixtures.map((fixture) => (
          <CoachFixture key={`${fixture.fila}-${fixture.coluna}`} fixture={fixture} colunas={colunas} />
        ))}
      </div>
      <span hidden id={`${id}-acessivel`}>
        Poltrona acessível
      </span>
      <span hidden id={`${id}-mulheres`}>
        Preferencial para mulheres
      </span>
      <span hidden id={`${id}-perdida`}>
        Reservada agora por outra pessoa
      </span>
    </div>
  );
}

function firstStop(seats: readonly MapSeat[], selecionadas: readonly number[]): number | undefined {
  const own = seats.find(({ numero }) => selecionadas.includes(numero));
  const free = seats.find(({ situacao }) => situacao === 'livre');
  return (own ?? free ?? seats[0])?.numero;
}

/** Columns of the grid. One without seats is the aisle; two adjacent ones form a single aisle. */
function columnsOf(seats: readonly MapSeat[], colunas: number): string {
  const used = new Set(seats.map(({ coluna }) => coluna));
  return Array.from({ length: colunas }, (_, coluna) => {
    if (used.has(coluna)) return 'var(--it-seat-size)';
    return coluna > 0 && !used.has(coluna - 1) ? '0' : 'var(--it-aisle-size)';
  }).join(' ');
}
