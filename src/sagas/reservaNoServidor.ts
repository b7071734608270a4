import { reservasNasViagens } from '../domain/poltronasAoVivo';
import type { ReservaPropria } from '../domain/wire/reservas';
import { outrasSeen, selectCompra } from '../store/compra';
import { type Flow, put, select } from './effects';
import { request } from './request';
import { requestTimed, type Timed } from './requestTimed';

/** What became of a hold of one's own, as the server has it now. */
export const askReserva = (id: string): Flow<Timed<ReservaPropria>> =>
  requestTimed<ReservaPropria>({ method: 'GET', path: `/Reservas/${id}` });

/** What this person holds on these trips elsewhere; where nobody answers, what was known stays. */
export function* loadOutras(): Flow<ReservaPropria[]> {
  const result = yield* request<ReservaPropria[]>({ method: 'GET', path: '/Reservas' });
  const { trechos, reserva } = yield* select(selectCompra);
  if (!result.ok) return [];
  const outras = reservasNasViagens(result.value, trechos).filter(({ id }) => id !== reserva?.id);
  yield* put(outrasSeen(outras));
  return outras;
}
