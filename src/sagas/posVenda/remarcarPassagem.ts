import { toCompraLink } from '../../domain/compra/linkDaCompra';
import type { EscolhaRemarcacao } from '../../domain/posVenda/posVendaTextos';
import type { PreviaRemarcacao, Troca } from '../../domain/wire/posVenda/posVenda';
import type { BusEvent } from '../../events/catalogue';
import { escolhaMade, posVendaClosed, posVendaDone, previaShown, selectPosVenda } from '../../store/posVenda/posVenda';
import { submissionForgotten } from '../../store/submissions';
import { call, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { type AttemptKeys, attemptKeys } from '../kernel/attempt';
import { submit } from '../kernel/submission';
import { confirm, openDialog, untilPrevia } from './passosPosVenda';

/**
 * "Remarcar": shows the conditions, then the person picks day, departure and seat and confirms the price difference. An
 * amount due leads to its payment; until then the old ticket stays valid.
 */
export function* remarcarPassagem({ payload }: BusEvent<'RemarcacaoAberta'>): Flow {
  yield* race({ exchanged: exchange(payload.bilheteId), left: takeEvent('PosVendaFechada', 'SessaoEncerrada') });
  yield* put(posVendaClosed());
}

function* exchange(bilheteId: string): Flow {
  yield* openDialog('remarcar', bilheteId);
  const path = `/Bilhetes/${bilheteId}/Remarcacao`;
  const previa = yield* untilPrevia<PreviaRemarcacao>(path);
  yield* put(previaShown({ acao: 'remarcar', previa, escolha: null }));
  const keys = attemptKeys();
  let event = yield* takeEvent('RemarcacaoEscolhida', 'RemarcacaoConfirmada');
  while (true) {
    if (event.type === 'RemarcacaoEscolhida') {
      const { newer } = yield* race({
        priced: choose(path, event.payload.escolha),
        newer: takeEvent('RemarcacaoEscolhida'),
      });
      event = newer ?? (yield* takeEvent('RemarcacaoEscolhida', 'RemarcacaoConfirmada'));
      continue;
    }
    if (yield* settle(path, keys)) return;
    event = yield* takeEvent('RemarcacaoEscolhida', 'RemarcacaoConfirmada');
  }
}

/** Another choice forgets what was said about the last one. */
function* choose(path: string, escolha: EscolhaRemarcacao | null): Flow {
  yield* put(submissionForgotten('posVenda'));
  yield* price(path, escolha);
}

/** Prices the chosen seat; a newer choice supersedes this one. */
function* price(path: string, escolha: EscolhaRemarcacao | null): Flow {
  yield* put(submissionForgotten('precoRemarcacao'));
  yield* put(escolhaMade(escolha));
  if (escolha === null) return;
  const query = new URLSearchParams({ ...escolha, poltrona: String(escolha.poltrona) });
  const call = { method: 'GET', path: `${path}?${query}` } as const;
  const priced = yield* submit<'precoRemarcacao', PreviaRemarcacao>('precoRemarcacao', call, {});
  if (priced.ok) yield* put(previaShown({ acao: 'remarcar', previa: priced.value, escolha }));
}

/** Agrees to the settlement on screen. Returns true when finished; otherwise the person may choose or confirm again. */
function* settle(path: string, keys: AttemptKeys): Flow<boolean> {
  const state = yield* select(selectPosVenda);
  if (state.phase !== 'ready' || state.acao !== 'remarcar') return false;
  const { escolha, previa } = state;
  if (!escolha || !previa.acerto) return false;
  const { cobrarCentavos, devolverCentavos } = previa.acerto;
  const sent = yield* confirm<Troca>(path, { ...escolha, cobrarCentavos, devolverCentavos }, keys);
  if (sent.ok) yield* finish(sent.value, escolha);
  else if (sent.failure.kind === 'refused') yield* price(path, escolha);
  return sent.ok;
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
