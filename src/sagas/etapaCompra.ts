import { toCompraLink, type EtapaCompra } from '../domain/compra';
import { RESERVA_VENCIDA } from '../domain/falhas';
import { avisoRaised, reservaGone, selectCompra } from '../store/compra';
import { selectCotacao } from '../store/cotacao';
import { call, type Flow, ports, put, select } from './effects';
import { refreshMap } from './reservarPoltronas';

/** Writes the step, the seats, the hold and what it is priced with into the address: the way back and a refresh find them there. */
export function* goToEtapa(etapa: EtapaCompra, how: 'go' | 'replace'): Flow {
  const { navigation } = yield* ports();
  const { trechos, tentativaReserva, pedidoId } = yield* select(selectCompra);
  const { cupom, seguro } = yield* select(selectCotacao);
  const chave = tentativaReserva?.chave ?? null;
  yield* call(navigation[how], toCompraLink({ trechos, chave, etapa, pedido: pedidoId, cupom, seguro }));
}

/** The hold ran out: its seats are free for everybody, the choice starts again, what was typed stays. */
export function* expireReserva(): Flow {
  yield* put(reservaGone([]));
  yield* put(avisoRaised({ tipo: 'vencida', mensagem: RESERVA_VENCIDA }));
  yield* goToEtapa('poltronas', 'replace');
  yield* refreshMap();
}
