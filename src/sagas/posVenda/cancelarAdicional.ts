import { hasCodigo, refusalText } from '../../domain/base/falhas';
import type {
  Cancelamento,
  ConfirmacaoCancelamento,
  PreviaCancelamentoAdicional,
} from '../../domain/wire/posVenda/posVenda';
import type { BusEvent } from '../../events/catalogue';
import type { HttpFailure } from '../../services/ports';
import { stale } from '../../store/api/stale';
import {
  posVendaClosed,
  posVendaDone,
  posVendaFailed,
  posVendaGone,
  previaShown,
  selectPosVenda,
} from '../../store/posVenda/posVenda';
import { answered } from '../kernel/answered';
import { attemptKeys } from '../kernel/attempt';
import { type Flow, put, race, select, takeEvent } from '../kernel/effects';
import { confirm, openDialog } from './passosPosVenda';

/**
 * "Cancelar adicional": shows what comes back for one kind of extra of a ticket, then cancels it for exactly that amount; the ticket
 * stays valid. One that another tab has cancelled is told as gone, and the ticket on screen is read anew.
 */
export function* cancelarAdicional({ payload }: BusEvent<'CancelamentoAdicionalAberto'>): Flow {
  yield* race({ cancelled: cancel(payload), left: takeEvent('PosVendaFechada', 'SessaoEncerrada') });
  yield* put(posVendaClosed());
}

function* cancel({ bilheteId, tipo }: BusEvent<'CancelamentoAdicionalAberto'>['payload']): Flow {
  const path = `/Bilhetes/${bilheteId}/Adicionais/${tipo}/Cancelamento`;
  yield* openDialog('cancelarAdicional', bilheteId);
  const keys = attemptKeys();
  yield* show(path);
  while (true) {
    yield* takeEvent('CancelamentoConfirmado');
    const sent = yield* confirm<Cancelamento>(path, yield* agreedSums(), keys, () => show(path));
    if (!sent.ok) continue;
    yield* put(posVendaDone({ acao: 'cancelarAdicional', resultado: sent.value }));
    yield* takeEvent('PosVendaFechada');
    return;
  }
}

/** Shows the preview, or that the extra is gone; after a failure the person may retry. */
function* show(path: string): Flow {
  while (true) {
    const result = yield* answered<PreviaCancelamentoAdicional>({ method: 'GET', path });
    if (result.ok) {
      yield* put(previaShown({ acao: 'cancelarAdicional', previa: result.value }));
      return;
    }
    const aviso = refusalText(result.failure);
    if (isGone(result.failure)) {
      yield* put(stale('Pedidos', 'Bilhetes'));
      yield* put(posVendaGone(aviso));
      return;
    }
    yield* put(posVendaFailed(aviso));
    yield* takeEvent('PreviaPedida');
  }
}

const isGone = (failure: HttpFailure): boolean =>
  failure.kind === 'refused' && hasCodigo(failure, 'ADICIONAL_NAO_ENCONTRADO');

/** The amounts on screen, which the server applies or refuses. */
function* agreedSums(): Flow<ConfirmacaoCancelamento> {
  const state = yield* select(selectPosVenda);
  if (state.phase !== 'ready' || state.acao !== 'cancelarAdicional') throw new Error('an extra without its preview');
  const { devolverCentavos, voltaEmCreditoCentavos } = state.previa;
  return { devolverCentavos, ...(voltaEmCreditoCentavos !== undefined && { voltaEmCreditoCentavos }) };
}
