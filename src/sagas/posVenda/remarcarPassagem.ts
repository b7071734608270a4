import { toCompraLink } from '../../domain/compra/compra';
import type { EscolhaRemarcacao } from '../../domain/posVenda/posVendaTextos';
import type { PreviaRemarcacao, Troca } from '../../domain/wire/posVenda/posVenda';
import type { BusEvent } from '../../events/catalogue';
import {
  envioRefused,
  escolhaMade,
  posVendaAsked,
  posVendaClosed,
  posVendaDone,
  previaShown,
  selectPosVenda,
} from '../../store/posVenda/posVenda';
import { call, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { type Deed, deedFor, forgetTickets, send, untilPrevia, wordsFor } from './passosPosVenda';
import { request } from '../kernel/request';

/**
 * "Remarcar": shows the conditions, then the person picks day, departure and seat and confirms the price difference. An
 * amount due leads to its payment; until then the old ticket stays valid.
 */
export function* remarcarPassagem({ payload }: BusEvent<'RemarcacaoAberta'>): Flow {
  yield* race({ exchanged: exchange(payload.bilheteId), left: takeEvent('PosVendaFechada', 'SessaoEncerrada') });
  yield* put(posVendaClosed());
}

function* exchange(bilheteId: string): Flow {
  yield* put(posVendaAsked({ acao: 'remarcar', bilheteId }));
  const path = `/Bilhetes/${bilheteId}/Remarcacao`;
  const previa = yield* untilPrevia<PreviaRemarcacao>(path);
  yield* put(previaShown({ acao: 'remarcar', previa, escolha: null, calculando: false }));
  let deed: Deed | null = null;
  let event = yield* takeEvent('RemarcacaoEscolhida', 'RemarcacaoConfirmada');
  while (true) {
    if (event.type === 'RemarcacaoEscolhida') {
      const { newer } = yield* race({
        priced: price(path, event.payload.escolha),
        newer: takeEvent('RemarcacaoEscolhida'),
      });
      event = newer ?? (yield* takeEvent('RemarcacaoEscolhida', 'RemarcacaoConfirmada'));
      continue;
    }
    deed = yield* confirm(path, deed);
    if (deed === null) return;
    event = yield* takeEvent('RemarcacaoEscolhida', 'RemarcacaoConfirmada');
  }
}

/** Prices the chosen seat; a newer choice supersedes this one. */
function* price(path: string, escolha: EscolhaRemarcacao | null, aviso?: string): Flow {
  yield* put(escolhaMade(escolha));
  if (escolha === null) return;
  const query = new URLSearchParams({ ...escolha, poltrona: String(escolha.poltrona) });
  const result = yield* request<PreviaRemarcacao>({ method: 'GET', path: `${path}?${query}` });
  if (!result.ok) return yield* put(envioRefused(wordsFor(result.failure)));
  const previa = result.value;
  yield* put(
    previaShown({ acao: 'remarcar', previa, escolha, calculando: false, ...(aviso !== undefined && { aviso }) }),
  );
}

/** Returns null when finished, else the action to repeat under its key. */
function* confirm(path: string, previous: Deed | null): Flow<Deed | null> {
  const state = yield* select(selectPosVenda);
  if (state.phase !== 'ready' || state.acao !== 'remarcar') return previous;
  const { escolha, previa } = state;
  if (!escolha || !previa.acerto) return previous;
  const { cobrarCentavos, devolverCentavos } = previa.acerto;
  const deed = yield* deedFor(previous, { ...escolha, cobrarCentavos, devolverCentavos });
  const sent = yield* send<Troca>({ path }, deed);
  if (sent === null) return deed;
  if ('value' in sent) {
    yield* finish(sent.value, escolha);
    return null;
  }
  yield* forgetTickets();
  yield* put(envioRefused(sent.refused));
  yield* price(path, escolha, sent.refused);
  return deed;
}

function* finish(troca: Troca, { poltrona, ...trecho }: EscolhaRemarcacao): Flow {
  const { navigation } = yield* ports();
  if (troca.situacao === 'a_pagar') {
    const trechos = [{ ...trecho, poltronas: [poltrona] }];
    const link = toCompraLink({ trechos, chave: null, etapa: 'pagamento', pedido: troca.pedidoId });
    yield* call(navigation.go, link);
    return;
  }
  yield* put(posVendaDone({ acao: 'remarcar', resultado: troca }));
  yield* takeEvent('PosVendaFechada');
}
