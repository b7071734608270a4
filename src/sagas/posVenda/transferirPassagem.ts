import type { PreviaTransferencia, Troca } from '../../domain/wire/posVenda/posVenda';
import type { BusEvent } from '../../events/catalogue';
import { envioRefused, posVendaAsked, posVendaClosed, posVendaDone, previaShown } from '../../store/posVenda/posVenda';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { type Deed, deedFor, forgetTickets, send, untilPrevia } from './passosPosVenda';

/**
 * "Transferir": free of charge; the person enters the new traveller, and a new ticket is issued in that name. Typed
 * data is kept while the server is unreachable or refuses it.
 */
export function* transferirPassagem({ payload }: BusEvent<'TransferenciaAberta'>): Flow {
  yield* race({ given: transfer(payload.bilheteId), left: takeEvent('PosVendaFechada', 'SessaoEncerrada') });
  yield* put(posVendaClosed());
}

function* transfer(bilheteId: string): Flow {
  yield* put(posVendaAsked({ acao: 'transferir', bilheteId }));
  const path = `/Bilhetes/${bilheteId}/Transferencia`;
  yield* put(previaShown({ acao: 'transferir', previa: yield* untilPrevia<PreviaTransferencia>(path) }));
  let deed: Deed | null = null;
  while (true) {
    const { payload } = yield* takeEvent('TransferenciaEnviada');
    deed = yield* deedFor(deed, payload.pessoa);
    const sent = yield* send<Troca>({ path }, deed);
    if (sent === null) continue;
    if ('value' in sent) {
      yield* put(posVendaDone({ acao: 'transferir', resultado: sent.value }));
      yield* takeEvent('PosVendaFechada');
      return;
    }
    yield* forgetTickets();
    yield* put(envioRefused(sent.refused));
  }
}
