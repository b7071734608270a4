import type { Grupo } from '../../../src/domain/sessao/grupos';

/** Maximum that a person may hold without having paid; the tables' checks allow no more than the highest of these. */
export interface HoldCeilings {
  /** Live reservas at once. */
  reservas: number;
  /** Seats of one departure, including those that rest after a reserva that was not paid. */
  poltronasPorPartida: number;
}

/** A new reserva: its holder, its id, and the ceilings that apply to the holder. */
export interface NewHold {
  dono: string;
  reservaId: string;
  tetos: HoldCeilings;
}

/** Room for two full pedidos of a departure: the one that was given up, and the one that is chosen instead. */
const PESSOA: HoldCeilings = { reservas: 6, poltronasPorPartida: 12 };
/** Room for a queue at a counter. */
const OPERADOR: HoldCeilings = { reservas: 20, poltronasPorPartida: 24 };
/** Room for a whole coach for a group. */
const RESPONSAVEL: HoldCeilings = { reservas: 40, poltronasPorPartida: 60 };

/** The ceilings of a person's groups; higher for those who sell to others. */
export function holdCeilingsOf(grupos: readonly Grupo[]): HoldCeilings {
  if (grupos.includes('AgenciaResponsavel')) return RESPONSAVEL;
  return grupos.includes('Agencia') ? OPERADOR : PESSOA;
}

/** Minimum age at which a reserva that is given up unpaid makes its places rest for the long pause. */
export const DESISTENCIA_CEDO_MINUTOS = 5;
/** The long pause. It is twice the longest reserva, so that holding again and again keeps a seat only part of the time. */
export const DESCANSO_MINUTOS = 30;
