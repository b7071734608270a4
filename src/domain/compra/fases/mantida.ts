import type { Reserva } from '../../wire/compra/reservas';
import type { FaseDe, ReservaMantida } from './fase';

/** A hold that was just made or adopted. */
export const mantidaNova = (
  reserva: Reserva,
  rest: Pick<ReservaMantida, 'fim' | 'trechos' | 'chave'>,
): ReservaMantida => ({ reserva, ...rest, prorrogacao: 'parada', prontos: null });

/** Steps that change the hold and keep the phase. */
export const changesMantida = <D = unknown>(change: (mantida: ReservaMantida, dados: D) => ReservaMantida) => ({
  held: (fase: FaseDe<'held'>, dados: D): FaseDe<'held'> => ({ ...fase, mantida: change(fase.mantida, dados) }),
  ordering: (fase: FaseDe<'ordering'>, dados: D): FaseDe<'ordering'> => ({
    ...fase,
    mantida: change(fase.mantida, dados),
  }),
  ordered: (fase: FaseDe<'ordered'>, dados: D): FaseDe<'ordered'> => ({
    ...fase,
    mantida: fase.mantida && change(fase.mantida, dados),
  }),
});
