import type { LinkCompra, TrechoCompra } from '../../domain/compra/compra';
import { parseCompra } from '../../domain/compra/parseCompra';
import { mantidaDe } from '../../domain/compra/fases/fase';
import { isEmitido, isPendenteDeConclusao } from '../../domain/compra/pedido';
import { rotas } from '../../domain/base/rotas';
import type { Pedido } from '../../domain/wire/compra/pedidos';
import { selectCompra } from '../../store/compra/compra';
import {
  compraForgotten,
  compraLeft,
  compraOpened,
  envioEnded,
  envioStarted,
  pedidoOpened,
  selectFase,
} from '../../store/compra/compraSlice';
import { cupomGiven, seguroChosen } from '../../store/compra/cotacao';
import { deNovoOpened } from '../../store/compra/passageiros';
import type { RootState } from '../../store/rootReducer';
import { call, delay, type Flow, fork, ports, put, race, select, takeEvent, waitUntil } from '../kernel/effects';
import { irAoBilhete } from './irAoBilhete';
import { findOwnReserva } from './poltronas/outrasReservas';
import { answerPasso, passos } from './passosCompra';
import { giveUpCompra, resumeReserva, returnReserva } from './poltronas/reservarPoltronas';
import { request } from '../kernel/request';
import { endReserva, syncReserva } from './poltronas/tempoReserva';

/** Maximum wait for the state of an order; afterwards the payment opens, and the server refuses it if paid. */
const ESPERA_PEDIDO_MS = 3_000;

/**
 * The purchase: choose and hold seats, fill in passengers, create the order, hand it to the Pix page. Leaving the
 * screen aborts pending requests and keeps the hold; giving up releases the seats.
 */
export function* comprarViagem(): Flow {
  while (true) {
    const event = yield* takeEvent('CompraAberta', ...endings);
    if (event.type !== 'CompraAberta') {
      yield* endCompra(event.type);
      continue;
    }
    const { ended } = yield* race({
      bought: buy(),
      closed: takeEvent('CompraFechada'),
      ended: takeEvent(...endings),
    });
    yield* put(compraLeft());
    if (ended) yield* endCompra(ended.type);
  }
}

const endings = ['LimparPartidaSelecionada', 'LimparDadosDePesquisa', 'SessaoEncerrada'] as const;

/** Ends the purchase: signing out clears all of it, another search keeps the passengers. */
function* endCompra(ending: (typeof endings)[number]): Flow {
  yield* ending === 'SessaoEncerrada' ? put(compraForgotten()) : giveUpCompra();
}

function* buy(): Flow {
  const { navigation } = yield* ports();
  const link = parseCompra(navigation.current());
  if (!link) return yield* call(navigation.replace, rotas.home.path);
  yield* openCompra(link);
  while (true) {
    const { expired, event } = yield* race({ expired: holdEnds(), event: takeEvent(...passos) });
    if (expired) yield* endReserva();
    else if (event) yield* answerPasso(event);
  }
}

/** Opens a purchase: the same trip keeps its state, another one starts anew and releases the old seats. */
function* openCompra(link: LinkCompra): Flow {
  const { trechos, reserva, pedidoId } = yield* select(selectCompra);
  const isSame = trechos.map(idOf).join() === link.trechos.map(idOf).join() && pedidoId === link.pedido;
  if (!isSame) {
    yield* openAnew(link);
    // Released in the background, so that choosing new seats does not wait for it.
    if (reserva && pedidoId === null) yield* fork(returnReserva, reserva.id);
  }
  if (link.pedido && (yield* isPago(link.pedido))) return yield* irAoBilhete(link.pedido);
  if (isSame && reserva) yield* fork(syncReserva);
  else if (link.chave && !link.pedido) yield* resumeReserva(link.chave, link.trechos);
  else if (!link.pedido) yield* fork(findOwnReserva);
}

function* openAnew({ trechos, pedido, cupom, seguro, deNovo }: LinkCompra): Flow {
  yield* put(pedido === null ? compraOpened({ trechos }) : pedidoOpened({ trechos, pedidoId: pedido }));
  yield* put(deNovoOpened(deNovo ?? null));
  if (cupom) yield* put(cupomGiven(cupom));
  if (seguro) yield* put(seguroChosen(true));
}

/** True for an order already paid, reached by browser back or an old address. */
function* isPago(pedidoId: string): Flow<boolean> {
  yield* put(envioStarted('retomando'));
  const { answer } = yield* race({
    answer: request<Pedido>({ method: 'GET', path: `/Pedidos/${pedidoId}` }),
    late: delay(ESPERA_PEDIDO_MS),
  });
  yield* put(envioEnded(null));
  return answer?.ok === true && (isEmitido(answer.value.situacao) || isPendenteDeConclusao(answer.value.situacao));
}

const idOf = ({ viagemId }: TrechoCompra): string => viagemId;

/**
 * Waits for the expiry of the hold by the monotonic clock. It follows a hold that is adopted, extended or shortened in
 * the background; without a hold it never ends.
 */
function* holdEnds(): Flow<true> {
  const { clock } = yield* ports();
  while (true) {
    const fim = yield* select(fimOf);
    const changed = waitUntil((state) => fimOf(state) !== fim);
    if (fim === null) yield* changed;
    else yield* race({ over: delay(Math.max(0, fim - clock.monotonic())), changed });
    if (fim !== null && fim === (yield* select(fimOf)) && fim <= clock.monotonic()) return true;
  }
}

const fimOf = (state: RootState): number | null => mantidaDe(selectFase(state))?.fim ?? null;
