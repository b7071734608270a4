import { fromRascunho, mergeRascunho, rascunhoVazio, sameRascunho, toRascunho } from '../../../domain/compra/rascunho';
import type { DadosRascunho, Rascunho } from '../../../domain/wire/compra/rascunhos';
import { cupomGiven, selectCotacao, seguroChosen } from '../../../store/compra/cotacao';
import { dadosRestored, selectPassageiros } from '../../../store/compra/passageiros';
import { rascunhoKept, selectRascunho } from '../../../store/compra/rascunho';
import { selectTomador, tomadorChosen } from '../../../store/compra/tomador';
import { delay, type Flow, put, race, select } from '../../kernel/effects';
import { presumeCompradorViaja } from '../presumeCompradorViaja';
import { request } from '../../kernel/request';

/** Maximum wait for a draft; afterwards the form opens as it is. */
export const ESPERA_RASCUNHO_MS = 3_000;

export const pathOfRascunho = (reservaId: string): string => `/Reservas/${reservaId}/Rascunho`;

/** Restores the draft of a hold, typed before a reload, in another tab or on another device. */
export function* retomarRascunho(reservaId: string): Flow {
  const { answer } = yield* race({
    answer: request<Rascunho | null>({ method: 'GET', path: pathOfRascunho(reservaId) }),
    late: delay(ESPERA_RASCUNHO_MS),
  });
  if (answer?.ok && answer.value !== null) yield* joinRascunho(reservaId, answer.value);
  yield* presumeCompradorViaja();
}

/** Merges a remote draft into the local one; the form is updated only when the result differs. */
export function* joinRascunho(reservaId: string, { versao, dados: theirs }: Rascunho): Flow {
  const mine = yield* rascunhoDaqui();
  const base = yield* baseOf(reservaId);
  // Without a common base, an empty draft serves as one, so that non-empty fields win.
  const before = base ?? rascunhoVazio(mine?.passageiros?.length ?? 0);
  const joined = mine ? mergeRascunho(before, mine, theirs) : theirs;
  yield* put(rascunhoKept({ reservaId, versao, base: theirs }));
  if (mine && sameRascunho(mine, joined)) return;
  const { cupom, seguro, tomador, ...typed } = fromRascunho(joined);
  yield* put(dadosRestored(typed));
  yield* put(tomadorChosen(tomador));
  const cotacao = yield* select(selectCotacao);
  if (cupom !== null && cotacao.cupom === null) yield* put(cupomGiven(cupom));
  if (seguro && !cotacao.seguro) yield* put(seguroChosen(true));
}

function* baseOf(reservaId: string): Flow<DadosRascunho | null> {
  const known = yield* select(selectRascunho);
  return 'base' in known && known.reservaId === reservaId ? known.base : null;
}

/** The current form as a draft in wire format; null before anything was typed. */
export function* rascunhoDaqui(): Flow<DadosRascunho | null> {
  const { dados, compradorPassageiro } = yield* select(selectPassageiros);
  const { cupom, seguro } = yield* select(selectCotacao);
  const tomador = yield* select(selectTomador);
  return dados && toRascunho({ dados, compradorPassageiro, cupom, seguro, tomador });
}
