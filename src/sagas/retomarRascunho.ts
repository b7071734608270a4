import { fromRascunho, mergeRascunho, rascunhoVazio, sameRascunho, toRascunho } from '../domain/rascunho';
import type { DadosRascunho, Rascunho } from '../domain/wire/rascunhos';
import { dadosRestored, selectCompra } from '../store/compra';
import { cupomGiven, selectCotacao, seguroChosen } from '../store/cotacao';
import { rascunhoKept, selectRascunho } from '../store/rascunho';
import { delay, type Flow, put, race, select } from './effects';
import { request } from './request';

/** Nobody waits longer than this for what they typed before; the form opens as it is. */
export const ESPERA_RASCUNHO_MS = 3_000;

export const pathOfRascunho = (reservaId: string): string => `/Reservas/${reservaId}/Rascunho`;

/** A hold is found again: what was typed for it comes along, from before a refresh, another tab or another device. */
export function* retomarRascunho(reservaId: string): Flow {
  const { answer } = yield* race({
    answer: request<Rascunho | null>({ method: 'GET', path: pathOfRascunho(reservaId) }),
    late: delay(ESPERA_RASCUNHO_MS),
  });
  if (answer?.ok && answer.value !== null) yield* joinRascunho(reservaId, answer.value);
}

/** What was changed elsewhere joins what was changed here; the form is told only where that is news to it. */
export function* joinRascunho(reservaId: string, { versao, dados: theirs }: Rascunho): Flow {
  const mine = yield* rascunhoDaqui();
  const base = yield* baseOf(reservaId);
  // Of two beginnings the one that says something stands.
  const before = base ?? rascunhoVazio(mine?.passageiros?.length ?? 0);
  const joined = mine ? mergeRascunho(before, mine, theirs) : theirs;
  yield* put(rascunhoKept({ reservaId, versao, base: theirs }));
  if (mine && sameRascunho(mine, joined)) return;
  const { cupom, seguro, ...typed } = fromRascunho(joined);
  yield* put(dadosRestored(typed));
  const cotacao = yield* select(selectCotacao);
  if (cupom !== null && cotacao.cupom === null) yield* put(cupomGiven(cupom));
  if (seguro && !cotacao.seguro) yield* put(seguroChosen(true));
}

function* baseOf(reservaId: string): Flow<DadosRascunho | null> {
  const known = yield* select(selectRascunho);
  return 'base' in known && known.reservaId === reservaId ? known.base : null;
}

/** What is typed here by now, as the wire takes it; null before anything was. */
export function* rascunhoDaqui(): Flow<DadosRascunho | null> {
  const { dados, compradorPassageiro } = yield* select(selectCompra);
  const { cupom, seguro } = yield* select(selectCotacao);
  return dados && toRascunho({ dados, compradorPassageiro, cupom, seguro });
}
