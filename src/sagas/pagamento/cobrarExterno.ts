import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { textoDaFalha } from '../../domain/compra/falhas';
import type { NovaCobrancaExterna } from '../../domain/wire/pagamento/cobrancaExterna';
import type { HttpResult, StreamPort } from '../../services/ports';
import { cobrancaFailed, tarefaEnded, tarefaStarted, type TarefaAgencia } from '../../store/agencia/agencia';
import { baseApi } from '../../store/api/baseApi';
import { delay, type Flow, ports, put, race, takeEvent, takeFrom } from '../kernel/effects';
import { type Deed, deedFor } from '../posVenda/passosPosVenda';
import { request } from '../kernel/request';

/** Polling interval while the stream is broken. */
const LOOK_MS = 4000;

/**
 * Charges an order outside the shop: creates one charge and follows it, whether it is paid, refused or cancelled here
 * or on another screen. A repeated press, or a retry after a lost answer, charges once.
 */
export function* cobrarExterno(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('PagamentoExternoAberto');
    yield* put(cobrancaFailed(null));
    yield* race({
      charged: answerOperator(payload.pedidoId),
      followed: follow(payload.pedidoId),
      left: takeEvent('PagamentoExternoFechado', 'SessaoEncerrada'),
    });
  }
}

function* answerOperator(pedidoId: string): Flow {
  let deed: Deed | null = null;
  while (true) {
    const event = yield* takeEvent('CobrancaExternaPedida', 'CobrancaExternaCancelada');
    if (event.type === 'CobrancaExternaCancelada') yield* cancel(pedidoId);
    else {
      deed = yield* deedFor(deed, event.payload.cobranca);
      if (yield* charge(pedidoId, event.payload.cobranca, deed.chave)) deed = null;
    }
  }
}

/** Returns true when the server answered, so that the next press is a new charge. */
function* charge(pedidoId: string, body: NovaCobrancaExterna, idempotencyKey: string): Flow<boolean> {
  const path = pathOf(pedidoId);
  const result = yield* during('cobrar', request<unknown>({ method: 'POST', path, body, idempotencyKey }));
  return result.ok || result.failure.kind === 'refused';
}

function* cancel(pedidoId: string): Flow {
  yield* during('cancelarCobranca', request<unknown>({ method: 'DELETE', path: pathOf(pedidoId) }));
}

/** Runs a request with its busy state, reports an error, and reloads the order in any case. */
function* during(tarefa: TarefaAgencia, work: Flow<HttpResult<unknown>>): Flow<HttpResult<unknown>> {
  yield* put(tarefaStarted(tarefa));
  const result = yield* work;
  yield* put(baseApi.util.invalidateTags(['Pedidos']));
  yield* put(tarefaEnded(tarefa));
  if (!result.ok) {
    const { failure } = result;
    yield* put(cobrancaFailed(textoDaFalha(failure)));
  }
  return result;
}

function* follow(pedidoId: string): Flow {
  const { stream } = yield* ports();
  const signals = chargeSignals(stream, pedidoId);
  try {
    for (let broken = false; ;) {
      const { signal } = yield* race({ signal: takeFrom(signals), look: broken ? delay(LOOK_MS) : never() });
      if (signal === 'broken') broken = true;
      yield* put(baseApi.util.invalidateTags(['Pedidos']));
    }
  } finally {
    signals.close();
  }
}

function* never(): Flow {
  yield* takeEvent('PagamentoExternoFechado');
}

const pathOf = (pedidoId: string): string => `/Agencia/Pedidos/${pedidoId}/PagamentoExterno`;

/** Signals of the charge's stream: `moved` triggers a reload, `broken` polling. */
const chargeSignals = (stream: StreamPort, pedidoId: string): EventChannel<'moved' | 'broken'> =>
  eventChannel((tell) => {
    const opened = stream.open(
      `${pathOf(pedidoId)}/Eventos`,
      () => tell('moved'),
      () => tell('broken'),
    );
    return opened.close;
  }, buffers.sliding(1));
