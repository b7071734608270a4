import { reservasNasViagens } from '../../../domain/compra/poltronasAoVivo';
import type { ReservaPropria } from '../../../domain/wire/compra/reservas';
import { selectCompra } from '../../../store/compra/compra';
import { outrasSeen } from '../../../store/compra/compraSlice';
import { type Flow, put, select } from '../../kernel/effects';
import { request } from '../../kernel/request';
import { requestTimed, type Timed } from '../../kernel/requestTimed';

/** Current state of an own hold on the server. */
export const askReserva = (id: string): Flow<Timed<ReservaPropria>> =>
  requestTimed<ReservaPropria>({ method: 'GET', path: `/Reservas/${id}` });

/** Loads own holds on these trips from other tabs; without an answer the known ones stay. */
export function* loadOutras(): Flow<ReservaPropria[]> {
  const result = yield* request<ReservaPropria[]>({ method: 'GET', path: '/Reservas' });
  const { trechos, reserva } = yield* select(selectCompra);
  if (!result.ok) return [];
  const outras = reservasNasViagens(result.value, trechos).filter(({ id }) => id !== reserva?.id);
  yield* put(outrasSeen(outras));
  return outras;
}
