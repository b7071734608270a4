import { useId } from 'react';
import { CoachFixture } from './CoachFixture';
import { SeatCell } from './SeatCell';
import { rowsOf, stateOf } from './seat';
import type { Choice, ClassNames, MapFixture, MapSeat } from './seat';
import { rankOf, type SeatClass } from './seatClass';
import { useSeatWalk } from './useSeatWalk';
import { t } from '../../words/t';

interface SeatGridProps {
  seats: readonly MapSeat[];
  fixtures: readonly MapFixture[];
  colunas: number;
  choice: Choice;
  classes: readonly SeatClass[];
  classNames: ClassNames;
  /** Without it the seats are only looked at, each with its price in its name. */
  onToggle?: ((seat: MapSeat) => void) | undefined;
}

/**
 * One deck as a grid with a single tab stop: arrow keys move, Enter or Space selects; occupied seats are announced but
 * not selectable.
 */
export function SeatGrid(props: SeatGridProps) {
  const { seats, fixtures, colunas, choice, classes, classNames, onToggle } = props;
  const id = useId();
  const readOnly = onToggle === undefined;
  const { stop, click, press } = useSeatWalk({ seats, choice, onToggle });
  const filas = 1 + Math.max(...[...seats, ...fixtures].map(({ fila }) => fila));
  // Seats and drawing share the same tracks, so that they align.
  const tracks = {
    gridTemplateColumns: columnsOf(seats, colunas),
    gridTemplateRows: `repeat(${filas}, var(--it-seat-size))`,
  };

  return (
    <div className="it-coach" role="presentation" onClick={click} onKeyDown={press}>
      <div
        className="it-coach__grid"
        role="grid"
        aria-label={t('Mapa de poltronas')}
        {...(readOnly ? { 'aria-readonly': true } : { 'aria-multiselectable': true })}
        data-readonly={readOnly || undefined}
        style={tracks}
      >
        {rowsOf(seats).map((row) => (
          <div key={row[0]?.fila} className="it-coach__row" role="row" style={{ gridRow: (row[0]?.fila ?? 0) + 1 }}>
            {row.map((seat) => (
              <SeatCell
                key={seat.numero}
                seat={seat}
                state={stateOf(seat, choice)}
                classNames={classNames}
                rank={rankOf(seat.classe, classes)}
                price={readOnly ? classes.find(({ id: classe }) => classe === seat.classe)?.preco : undefined}
                readOnly={readOnly}
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
        {t('Poltrona acessível')}
      </span>
      <span hidden id={`${id}-mulheres`}>
        {t('Preferencial para mulheres')}
      </span>
      <span hidden id={`${id}-perdida`}>
        {t('Reservada agora por outra pessoa')}
      </span>
    </div>
  );
}

/** Columns of the grid. One without seats is the aisle; two adjacent ones form a single aisle. */
function columnsOf(seats: readonly MapSeat[], colunas: number): string {
  const used = new Set(seats.map(({ coluna }) => coluna));
  return Array.from({ length: colunas }, (_, coluna) => {
    if (used.has(coluna)) return 'var(--it-seat-size)';
    return coluna > 0 && !used.has(coluna - 1) ? '0' : 'var(--it-aisle-size)';
  }).join(' ');
}
