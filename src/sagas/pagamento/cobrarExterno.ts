import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { StreamPort } from '../../services/ports';
import { baseApi } from '../../store/api/baseApi';
import { submissionForgotten } from '../../store/submissions';
import { stale } from '../../store/api/stale';
import { attemptKeys } from '../kernel/attempt';
import { delay, type Flow, ports, put, race, takeEvent, takeFrom } from '../kernel/effects';
import { submit } from '../kernel/submission';

/** Polling interval while the stream is broken. */
const LOOK_MS = 4000;

/**
 * Charges an order outside the shop: creates one charge and follows it, whether it is paid, refused or cancelled here
 * or on another screen. A repeated press, or a retry after a lost answer, charges once.
 */
export function* cobrarExterno(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('PagamentoExternoAberto');
    yield* put(submissionForgotten('cobrancaExterna'));
    yield* race({
      charged: answerOperator(payload.pedidoId),
      followed: follow(payload.pedidoId),
      left: takeEvent('PagamentoExternoFechado', 'SessaoEncerrada'),
    });
  }
}

/** A charge that was applied or refused is followed by a new one; the order is reloaded in any case. */
function* answerOperator(pedidoId: string): Flow {
  const keys = attemptKeys('answered');
  const path = pathOf(pedidoId);
  while (true) {
    const event = yield* takeEvent('CobrancaExternaPedida', 'CobrancaExternaCancelada');
    yield* event.type === 'CobrancaExternaCancelada'
      ? submit('cobrancaExterna', { method: 'DELETE', path }, { reloads: stale('Pedidos') })
      : submit(
          'cobrancaExterna',
          { method: 'POST', path, body: event.payload.cobranca },
          { keys, reloads: stale('Pedidos') },
        );
  }
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
