import type { PoltronaWire } from '../../../adapters/praxio/poltronasWire';
import type { ViagemOperada } from './viagem';

const SEM_POLTRONA = 3;
const LIVRE = 0;
const OCUPADA = 1;

/** Positions of a vehicle, four a row; in a sleeper the fourth of each row has no seat. */
const FILAS = { CONVENCIONAL: 11, LEITO: 9 } as const;
const isSeat = (classe: keyof typeof FILAS, position: number): boolean =>
  classe === 'LEITO' ? position % 4 !== 0 : position <= 42;

/** The seats of a departure in the operator's spelling: position, number that people see, and situation. */
export function poltronasDe({ horario: { classe } }: ViagemOperada, taken: ReadonlySet<number>): PoltronaWire[] {
  let caption = 0;
  return Array.from({ length: FILAS[classe] * 4 }, (_, i) => {
    const NumeroPoltrona = i + 1;
    if (!isSeat(classe, NumeroPoltrona)) return { NumeroPoltrona, Caption: '', Situacao: SEM_POLTRONA };
    caption += 1;
    return {
      NumeroPoltrona,
      Caption: String(caption).padStart(2, '0'),
      Situacao: taken.has(NumeroPoltrona) ? OCUPADA : LIVRE,
    };
  });
}
