import type { AlvoCancelamento } from '../../domain/posVenda/posVendaTextos';
import type { Cancelamento, PreviaCancelamento, PreviaCancelamentoPedido } from '../../domain/wire/posVenda/posVenda';
import type { BusEvent } from '../../events/catalogue';
import { posVendaClosed, posVendaDone, previaShown } from '../../store/posVenda/posVenda';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
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
  let devolverCentavos = yield* show(alvo);
  while (true) {
    yield* takeEvent('CancelamentoConfirmado');
    const sent = yield* confirm<Cancelamento>(pathOf(alvo), { devolverCentavos }, keys, function* reload() {
      devolverCentavos = yield* show(alvo);
    });
    if (!sent.ok) continue;
    yield* put(posVendaDone({ acao: 'cancelar', resultado: sent.value }));
    yield* takeEvent('PosVendaFechada');
    return;
  }
}

/** Shows the preview; returns the amount it promises. */
function* show(alvo: AlvoCancelamento): Flow<number> {
  const previa = yield* ask(alvo);
  yield* put(previaShown({ acao: 'cancelar', previa }));
  return previa.devolverCentavos;
}

const resources = { bilhete: '/Bilhetes', pedido: '/Pedidos', agencia: '/Agencia/Pedidos' } as const;
const pathOf = ({ tipo, id }: AlvoCancelamento): string => `${resources[tipo]}/${id}/Cancelamento`;

/** Loads the preview; a single ticket is treated as an order of one. */
function* ask(alvo: AlvoCancelamento): Flow<PreviaCancelamentoPedido> {
  if (alvo.tipo !== 'bilhete') return yield* untilPrevia<PreviaCancelamentoPedido>(pathOf(alvo));
  const bilhete = yield* untilPrevia<PreviaCancelamento>(pathOf(alvo));
  return { pedidoId: '', devolverCentavos: bilhete.devolverCentavos, bilhetes: [bilhete] };
}
