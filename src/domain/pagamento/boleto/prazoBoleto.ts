import { addDias, diasEntre, type Dia } from '../../base/data';
import { nextDiaUtil } from './diaUtilBancario';

/** Least number of days from today to the first departure. */
export const BOLETO_ANTECEDENCIA_DIAS = 7;
/** Days on which banks settle, within which the boleto is to be paid. */
const PARA_PAGAR_DIAS_UTEIS = 3;
/** Least number of days from the due date to the departure. */
const FOLGA_DIAS = 3;

/** The days of a boleto. */
export interface PrazoBoleto {
  /** Last day on which it is paid. */
  vencimento: Dia;
  /** The day on which a payment of the last day is known; the seats are held until its end. */
  compensacao: Dia;
}

/**
 * The days of a boleto that is asked for today, for a trip that departs on `partida`; null where it is too near, and no boleto
 * is offered. A boleto is due on the third day on which banks settle, or before where the departure is nearer: three days lie
 * between the due date and the departure, and a payment of the last day is known before the day of the trip.
 */
export function prazoDoBoleto(hoje: Dia, partida: Dia): PrazoBoleto | null {
  if (diasEntre(hoje, partida) < BOLETO_ANTECEDENCIA_DIAS) return null;
  let prazo: PrazoBoleto | null = null;
  let vencimento = nextDiaUtil(hoje);
  for (let dia = 1; dia <= PARA_PAGAR_DIAS_UTEIS; dia += 1) {
    const compensacao = nextDiaUtil(vencimento);
    if (diasEntre(vencimento, partida) < FOLGA_DIAS || compensacao >= partida) break;
    prazo = { vencimento, compensacao };
    vencimento = compensacao;
  }
  return prazo;
}

/** The instant at which the seats of a boleto are free again: the end of the day of its settlement, by the company's clock. */
export const fimDaReserva = ({ compensacao }: PrazoBoleto): Date =>
  new Date(`${addDias(compensacao, 1)}T00:00:00-03:00`);
