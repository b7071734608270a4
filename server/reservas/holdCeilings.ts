import type { Grupo } from '../../src/domain/grupos';

/** How much somebody may hold without having paid; the tables' checks allow no more than the highest of these. */
export interface HoldCeilings {
  /** Holds that live at once. */
  reservas: number;
  /** Seats of one departure, those that rest after a hold that was not paid included. */
  poltronasPorPartida: number;
}

/** A new hold: its holder, its id, and the ceilings that apply to the holder. */
export interface NewHold {
  dono: string;
  reservaId: string;
  tetos: HoldCeilings;
}

/** Two full orders of a departure: the one that was given up, and the one that is chosen instead. */
const PESSOA: HoldCeilings = { reservas: 6, poltronasPorPartida: 12 };
/** A queue at a counter. */
const OPERADOR: HoldCeilings = { reservas: 20, poltronasPorPartida: 24 };
/** A whole coach for a group. */
const RESPONSAVEL: HoldCeilings = { reservas: 40, poltronasPorPartida: 60 };

/** By the right that somebody has; whoever sells for others holds for many. */
export function holdCeilingsOf(grupos: readonly Grupo[]): HoldCeilings {
  if (grupos.includes('AgenciaResponsavel')) return RESPONSAVEL;
  return grupos.includes('Agencia') ? OPERADOR : PESSOA;
}

/** A seat that was held at least so long, and not paid, rests for the long pause before its holder has it again. */
export const DESISTENCIA_CEDO_MINUTOS = 5;
/** Twice the longest hold: whoever keeps seats without paying has them a fraction of the time. */
export const DESCANSO_MINUTOS = 30;
