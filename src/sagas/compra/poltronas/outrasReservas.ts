import { reservaDosMesmosTrechos } from '../../../domain/compra/poltronasAoVivo';
import type { ReservaPropria } from '../../../domain/wire/compra/reservas';
import { selectCompra } from '../../../store/compra/compra';
import { avisoClosed, avisoRaised, reservaResumed, selectEscolha } from '../../../store/compra/compraSlice';
import { type Flow, fork, put, select } from '../../kernel/effects';
import { goToEtapa } from '../etapaCompra';
import { askReserva, loadOutras } from './reservaNoServidor';
import { returnReserva } from './reservarPoltronas';
import { retomarRascunho } from '../rascunho/retomarRascunho';
import { t } from '../../../words/t';

/**
 * The same trip opened again, in another tab or by its address: adopts the active hold, unless other seats were chosen
 * here.
 */
export function* findOwnReserva(): Flow {
  const outras = yield* loadOutras();
  const same = reservaDosMesmosTrechos(outras, (yield* select(selectCompra)).trechos);
  if (!same || !(yield* isUntouched(same))) return;
  yield* retomarRascunho(same.id);
  if (yield* isUntouched(same)) yield* takeUp(same.id);
}

/** True when nothing else was chosen or held here since the page opened. */
function* isUntouched(same: ReservaPropria): Flow<boolean> {
  const { trechos, fase } = yield* select(selectEscolha);
  if (fase.phase !== 'choosing') return false;
  return trechos.every(
    ({ poltronas }, i) => poltronas.length === 0 || poltronas.join() === same.trechos[i]?.poltronas.join(),
  );
}

/**
 * "Continuar com elas": adopts the other tab's hold and releases this one's seats. The server gives up an unpaid order of
 * them, its charge first, and refuses where the order is paid or is being paid.
 */
export function* resumeOutra(id: string): Flow {
  const { reserva } = yield* select(selectCompra);
  yield* retomarRascunho(id);
  if (!(yield* takeUp(id))) {
    yield* put(avisoRaised({ tipo: 'recusa', mensagem: t('Essa reserva já acabou. Escolha as poltronas de novo.') }));
    yield* loadOutras();
    return;
  }
  if (reserva && reserva.id !== id) yield* fork(returnReserva, reserva.id);
  yield* goToEtapa('passageiros', 'go');
}

/** "Liberar": gives the other tab's seats back; a notice that they are held there is over with it. */
export function* releaseOutra(id: string): Flow {
  yield* put(avisoClosed());
  yield* returnReserva(id);
  yield* loadOutras();
}

function* takeUp(id: string): Flow<boolean> {
  const { result, fim } = yield* askReserva(id);
  if (!result.ok || !isLive(result.value)) return false;
  yield* put(reservaResumed({ reserva: result.value, fim }));
  return true;
}

const isLive = ({ situacao }: ReservaPropria): boolean => situacao === 'ativa';
