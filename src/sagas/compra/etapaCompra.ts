import { chaveDaReserva, pedidoDe } from '../../domain/compra/fases/fase';
import type { EtapaCompra } from '../../domain/compra/compra';
import { toCompraLink } from '../../domain/compra/linkDaCompra';
import { RESERVA_VENCIDA } from '../../domain/compra/falhas';
import { reservaGone, selectEscolha } from '../../store/compra/compraSlice';
import { selectCotacao } from '../../store/compra/cotacao';
import { selectPassageiros } from '../../store/compra/passageiros';
import { call, type Flow, ports, put, select } from '../kernel/effects';
import { refreshMap } from './poltronas/refreshMap';
import { translated } from '../../words/t';

/** Writes the step, seats, hold and pricing options into the address, where back and reload find them. */
export function* goToEtapa(etapa: EtapaCompra, how: 'go' | 'replace'): Flow {
  const { navigation } = yield* ports();
  const { trechos, fase } = yield* select(selectEscolha);
  const { cupom, seguro } = yield* select(selectCotacao);
  const { deNovo } = yield* select(selectPassageiros);
  const [chave, pedido] = [chaveDaReserva(fase), pedidoDe(fase)];
  yield* call(navigation[how], toCompraLink({ trechos, chave, etapa, pedido, cupom, seguro, deNovo }));
}

/** Handles an expired hold: the seats are free again, the choice restarts, typed data is kept. */
export function* expireReserva(): Flow {
  yield* put(reservaGone({ perdidas: [], aviso: { tipo: 'vencida', mensagem: translated(RESERVA_VENCIDA) } }));
  yield* goToEtapa('poltronas', 'replace');
  yield* refreshMap();
}
