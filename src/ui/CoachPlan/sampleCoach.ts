import type { CoachPlanProps, PlanClass, PlanSeat } from './CoachPlan';

/** Rows of four seats around an aisle, numbered from the front. */
const seatsOf = (rows: number, classe: PlanClass, first = 1): PlanSeat[] =>
  Array.from({ length: rows * 4 }, (_, i) => ({
    number: first + i,
    row: Math.floor(i / 4),
    column: [0, 1, 3, 4][i % 4] ?? 0,
    classe,
    accessible: first + i === 3,
  }));

/** A coach of one deck with a toilet at its end. */
export const sampleCoach: CoachPlanProps = {
  rows: 9,
  columns: 5,
  decks: [
    {
      name: 'Planta do ônibus: 32 poltronas executivo',
      seats: seatsOf(8, 'executivo'),
      fixtures: [{ text: 'WC', row: 8, column: 0 }],
    },
  ],
  legend: [{ classe: 'executivo', label: 'Executivo' }],
  hasAccessible: true,
};

/** A coach of two decks with a class each. */
export const sampleDoubleDecker: CoachPlanProps = {
  rows: 9,
  columns: 5,
  decks: [
    {
      caption: 'Piso inferior',
      name: 'Planta do piso inferior: 12 poltronas leito',
      seats: seatsOf(3, 'leito'),
      fixtures: [{ text: 'Esc.', row: 4, column: 2 }],
    },
    {
      caption: 'Piso superior',
      name: 'Planta do piso superior: 36 poltronas semileito',
      seats: seatsOf(9, 'semi-leito', 13),
      fixtures: [],
    },
  ],
  legend: [
    { classe: 'leito', label: 'Leito' },
    { classe: 'semi-leito', label: 'Semileito' },
  ],
  hasAccessible: true,
};
