import { trechosDasViagens } from '../../domain/viagens/trechosDasViagens';
import { ADIANTADO_S, poltronasApi, type TrechoDoMapa } from '../../store/api/poltronas';
import { viagensApi } from '../../store/api/viagens';
import { selectSignedIn } from '../../store/sessao/sessao';
import { delay, type Flow, fork, put, select, takeEvent } from '../kernel/effects';

/**
 * Reads the seats and the stops of a chosen trip while the purchase's code loads, whose first step joins these reads. The
 * first trip of a round trip leads to another list, and a visitor to the sign-in.
 */
export function* adiantarPoltronas(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('ViagemEscolhida');
    if (payload.busca.idaVolta || !(yield* select(selectSignedIn))) continue;
    for (const { viagemId, localidadeOrigem, localidadeDestino } of trechosDasViagens([payload.viagem])) {
      yield* fork(holdMapa, { viagemId, localidadeOrigem, localidadeDestino });
      yield* put(viagensApi.util.prefetch('informacaoViagem', viagemId, {}));
    }
  }
}

/** Keeps a map for the page that is to show it: one that nothing asks for any more is forgotten at once. */
function* holdMapa(trecho: TrechoDoMapa): Flow {
  const lido = yield* put(poltronasApi.endpoints.mapaPoltronas.initiate(trecho));
  yield* delay(ADIANTADO_S * 1_000);
  lido.unsubscribe();
}
