import type { PlanClass } from '../CoachPlan/CoachPlan';
import type { EditorCell } from './CoachEditor';

/** A sample deck for stories and tests: the driver, and two seats on each side of the aisle. */
export function sampleDeck(filas: number, classe: PlanClass): EditorCell[][] {
  return Array.from({ length: filas }, (_, row) =>
    Array.from({ length: 5 }, (__, column): EditorCell => {
      const place = `Fila ${row + 1}, coluna ${column + 1}`;
      if (row === 0 && column === 0) return { text: 'Mot.', name: `${place}: motorista (Mot.)`, classe: null };
      if (row === 0 || column === 2) return { text: '', name: `${place}: vazio`, classe: null };
      const number = (row - 1) * 4 + column + (column < 2 ? 1 : 0);
      return {
        text: String(number),
        name: `${place}: poltrona ${number}, ${classe}`,
        classe,
        accessible: number === 4,
      };
    }),
  );
}
