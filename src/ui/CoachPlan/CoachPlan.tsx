import { t } from '../../words/t';

import './CoachPlan.css';

export type PlanClass = 'convencional' | 'executivo' | 'semi-leito' | 'leito' | 'leito-cama';

/** A place in the grid, front row and first column 0. */
interface PlanPlace {
  row: number;
  column: number;
}

export interface PlanSeat extends PlanPlace {
  number: number;
  classe: PlanClass;
  accessible: boolean;
}

export interface PlanDeck {
  /** Visible name, where there are several decks. */
  caption?: string | undefined;
  /** The deck in words: `Planta do ônibus: 44 poltronas convencional`. */
  name: string;
  seats: readonly PlanSeat[];
  /** Places without a seat, by a short name: `WC`. */
  fixtures: readonly (PlanPlace & { text: string })[];
}

export interface CoachPlanProps {
  rows: number;
  columns: number;
  decks: readonly PlanDeck[];
  legend: readonly { classe: PlanClass; label: string }[];
  /** Whether the legend explains accessible seats. */
  hasAccessible: boolean;
}

/** Plan of a coach, one drawing per deck, front to the left. */
export function CoachPlan({ rows, columns, decks, legend, hasAccessible }: CoachPlanProps) {
  return (
    <div className="it-plan">
      {decks.map((deck) => (
        <figure key={deck.name} className="it-plan__deck">
          {deck.caption && <figcaption>{deck.caption}</figcaption>}
          <DeckDrawing rows={rows} columns={columns} deck={deck} />
        </figure>
      ))}
      <ul className="it-plan__legend" aria-label={t('Legenda da planta')}>
        {legend.map(({ classe, label }) => (
          <li key={classe}>
            <span className="it-plan__sample" data-classe={classe} aria-hidden="true" />
            {label}
          </li>
        ))}
        {hasAccessible && (
          <li>
            <span className="it-plan__sample" data-accessible="true" aria-hidden="true" />
            {t('Acessível')}
          </li>
        )}
      </ul>
    </div>
  );
}

/** Side of a seat's place in the units of the drawing. */
const CELL = 10;

/** Middle of a place, a little lower so that the text stands in its middle. */
const middleOf = ({ row, column }: PlanPlace) => ({ x: row * CELL + CELL / 2, y: column * CELL + CELL / 2 + 1.3 });

function DeckDrawing({ rows, columns, deck }: { rows: number; columns: number; deck: PlanDeck }) {
  const [width, height] = [rows * CELL, columns * CELL];
  return (
    <svg
      className="it-plan__drawing"
      role="img"
      aria-label={deck.name}
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      focusable="false"
    >
      <rect className="it-plan__body" x={-1} y={-1} width={width + 2} height={height + 2} rx={4} />
      {deck.seats.map((seat) => (
        <g key={seat.number} data-classe={seat.classe} data-accessible={seat.accessible} className="it-plan__seat">
          <rect x={seat.row * CELL + 1} y={seat.column * CELL + 1} width={CELL - 2} height={CELL - 2} rx={2} />
          <text {...middleOf(seat)}>{seat.number}</text>
        </g>
      ))}
      {deck.fixtures.map((fixture) => (
        <text
          key={`${fixture.text} ${fixture.row} ${fixture.column}`}
          className="it-plan__fixture"
          {...middleOf(fixture)}
        >
          {fixture.text}
        </text>
      ))}
    </svg>
  );
}
