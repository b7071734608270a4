import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { PlanClass } from '../CoachPlan/CoachPlan';
import './CoachEditor.css';

export interface EditorCell {
  /** Short text in the place: the number of a seat, `WC`; empty for the aisle. */
  text: string;
  /** The place in words, with its text among them: `Fila 3, coluna 1: poltrona 5, executivo`. */
  name: string;
  /** Class of a seat; null for anything else. */
  classe: PlanClass | null;
  /** Draws the thick edge of an accessible seat. */
  accessible?: boolean;
}

export interface CoachEditorProps {
  /** Name of the deck: `Piso inferior`. */
  label: string;
  /** Places by row from the driver, each from the left. */
  rows: readonly (readonly EditorCell[])[];
  /** The place whose details are shown. */
  selected: { row: number; column: number } | null;
  onPress: (row: number, column: number) => void;
}

const STEPS: Partial<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** One deck of a coach as a grid of places to press. A single tab stop; arrow keys move, Enter or Space presses. */
export function CoachEditor({ label, rows, selected, onPress }: CoachEditorProps) {
  const board = useRef<HTMLDivElement>(null);
  const [walked, setWalked] = useState({ row: 0, column: 0 });
  const stop = {
    row: Math.min(walked.row, rows.length - 1),
    column: Math.min(walked.column, (rows[0]?.length ?? 1) - 1),
  };
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [row, column] = [stop.row + step[0], stop.column + step[1]];
    if (rows[row]?.[column] === undefined) return;
    setWalked({ row, column });
    board.current?.querySelector<HTMLElement>(`[data-place="${row}-${column}"]`)?.focus();
  };
  return (
    <div ref={board} role="presentation" onKeyDown={walk}>
      <div className="it-coach-editor" role="grid" aria-label={label}>
        {rows.map((cells, row) => (
          <div key={row} className="it-coach-editor__row" role="row">
            {cells.map((cell, column) => (
              <div
                key={`${row}-${column}`}
                role="gridcell"
                className="it-coach-editor__cell"
                aria-selected={selected?.row === row && selected.column === column}
              >
                <button
                  type="button"
                  className="it-coach-editor__place"
                  data-place={`${row}-${column}`}
                  data-classe={cell.classe ?? undefined}
                  data-accessible={cell.accessible ?? false}
                  tabIndex={stop.row === row && stop.column === column ? 0 : -1}
                  onClick={() => {
                    setWalked({ row, column });
                    onPress(row, column);
                  }}
                >
                  <span className="it-visually-hidden">{cell.name}</span>
                  <span aria-hidden="true">{cell.text}</span>
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
