import type { PreviaTransferencia, Troca } from '../../domain/wire/posVenda/posVenda';
import type { BusEvent } from '../../events/catalogue';
import { posVendaClosed, posVendaDone, previaShown } from '../../store/posVenda/posVenda';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { attemptKeys } from '../kernel/attempt';
import { confirm, openDialog, untilPrevia } from './passosPosVenda';

/**
 * "Transferir": free of charge; the person enters the new traveller, and a new ticket is issued in that name. Typed
 * data is kept while the server is unreachable or refuses it.
 */
export function* transferirPassagem({ payload }: BusEvent<'TransferenciaAberta'>): Flow {
  yield* race({ given: transfer(payload.bilheteId), left: takeEvent('PosVendaFechada', 'SessaoEncerrada') });
  yield* put(posVendaClosed());
}

function* transfer(bilheteId: string): Flow {
  yield* openDialog('transferir', bilheteId);
  const path = `/Bilhetes/${bilheteId}/Transferencia`;
  yield* put(previaShown({ acao: 'transferir', previa: yield* untilPrevia<PreviaTransferencia>(path) }));
  const keys = attemptKeys();
  while (true) {
    const { payload } = yield* takeEvent('TransferenciaEnviada');
    const sent = yield* confirm<Troca>(path, payload.pessoa, keys);
    if (!sent.ok) continue;
    yield* put(posVendaDone({ acao: 'transferir', resultado: sent.value }));
    yield* takeEvent('PosVendaFechada');
    return;
  }
}
