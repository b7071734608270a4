import type { AlvoCancelamento } from '../../domain/posVenda/posVendaTextos';
import { previaDeUm } from '../../domain/posVenda/creditoNoCancelamento';
import type {
  Cancelamento,
  ConfirmacaoDoDono,
  PreviaCancelamento,
  PreviaCancelamentoPedido,
} from '../../domain/wire/posVenda/posVenda';
import type { BusEvent } from '../../events/catalogue';
import {
  destinoChosen,
  posVendaClosed,
  posVendaDone,
  previaShown,
  selectPosVenda,
} from '../../store/posVenda/posVenda';
import { type Flow, put, race, select, takeEvent } from '../kernel/effects';
import { attemptKeys } from '../kernel/attempt';
import { confirm, openDialog, untilPrevia } from './passosPosVenda';

/**
 * "Cancelar passagem": shows the refund with its reason, then cancels for exactly that amount. If it changed meanwhile,
 * or another tab was faster, the new state is shown and nothing is cancelled.
 */
export function* cancelarPassagem({ payload }: BusEvent<'CancelamentoAberto'>): Flow {
  yield* race({ cancelled: cancel(payload), left: takeEvent('PosVendaFechada', 'SessaoEncerrada') });
  yield* put(posVendaClosed());
}

function* cancel(alvo: AlvoCancelamento): Flow {
  yield* openDialog('cancelar', alvo.tipo === 'bilhete' ? alvo.id : null);
  const keys = attemptKeys();
  yield* show(alvo, false);
  while (true) {
    const event = yield* takeEvent('CancelamentoConfirmado', 'DestinoDoValorEscolhido');
    if (event.type === 'DestinoDoValorEscolhido') {
      yield* put(destinoChosen(event.payload.emCredito));
      continue;
    }
    const body = yield* agreedSums();
    const sent = yield* confirm<Cancelamento>(pathOf(alvo), body, keys, () => show(alvo, 'creditoCentavos' in body));
    if (!sent.ok) continue;
    yield* put(posVendaDone({ acao: 'cancelar', resultado: sent.value }));
    yield* takeEvent('PosVendaFechada');
    return;
  }
}

/** Shows the preview; credit stays chosen while it is offered. */
function* show(alvo: AlvoCancelamento, emCredito: boolean): Flow {
  const previa = yield* ask(alvo);
  yield* put(previaShown({ acao: 'cancelar', previa, emCredito: emCredito && previa.credito !== undefined }));
}

/** The amounts on screen, which the server applies or refuses. */
function* agreedSums(): Flow<ConfirmacaoDoDono> {
  const state = yield* select(selectPosVenda);
  if (state.phase !== 'ready' || state.acao !== 'cancelar') throw new Error('a cancellation without its preview');
  const { devolverCentavos, voltaEmCreditoCentavos, credito } = state.previa;
  return {
    devolverCentavos,
    ...(voltaEmCreditoCentavos !== undefined && { voltaEmCreditoCentavos }),
    ...(state.emCredito && credito && { creditoCentavos: credito.centavos }),
  };
}

const resources = { bilhete: '/Bilhetes', pedido: '/Pedidos', agencia: '/Agencia/Pedidos' } as const;
const pathOf = ({ tipo, id }: AlvoCancelamento): string => `${resources[tipo]}/${id}/Cancelamento`;

/** Loads the preview; a single ticket is treated as an order of one. */
function* ask(alvo: AlvoCancelamento): Flow<PreviaCancelamentoPedido> {
  if (alvo.tipo !== 'bilhete') return yield* untilPrevia<PreviaCancelamentoPedido>(pathOf(alvo));
  return previaDeUm(yield* untilPrevia<PreviaCancelamento>(pathOf(alvo)));
}
