import { mensagens } from '../../domain/base/mensagens';
import { linkToResume } from '../../domain/sessao/retomada';
import { rotas } from '../../domain/base/rotas';
import type { Conta } from '../../domain/wire/conta/conta';
import { contaRemembered, selectContaPhase, selectContaSub } from '../../store/conta/conta';
import { toastShown } from '../../store/aplicativo/interface';
import { selectEpoca, selectPessoa } from '../../store/sessao/sessao';
import { makeCurrent, readCached } from '../conta/contaAtual';
import { call, emit, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { leadTo } from '../kernel/leadTo';
import { CallFailed, request } from '../kernel/request';
import { untilOnline } from '../kernel/untilOnline';

/**
 * Session check (spec §4): the service user passes. Anybody else needs a conta: the loaded, the cached, or the server's
 * one; without one, registration is requested once. Then the action interrupted by the sign-in resumes.
 */
export function* checkSessao(): Flow {
  const pessoa = yield* select(selectPessoa);
  if (!pessoa) return;
  const isWhole = (yield* select(selectContaPhase)) === 'complete';
  if (isWhole && (yield* select(selectContaSub)) === pessoa.sub) return yield* resumeLink();
  const cached = yield* readCached(pessoa.sub);
  if (!cached) {
    if (yield* lookUp(pessoa.sub)) yield* resumeLink();
    return;
  }
  yield* put(contaRemembered(cached));
  yield* resumeLink();
  yield* revalidate(pessoa.sub);
}

/** Loads the conta from the server; true when there is one and the session is unchanged. */
function* lookUp(sub: string): Flow<boolean> {
  const epoca = yield* select(selectEpoca);
  const result = yield* request<Conta | null>({ method: 'GET', path: '/Conta/ObterPorCognitoId' });
  if ((yield* select(selectEpoca)) !== epoca) return false;
  if (!result.ok) yield* checkFailed(new CallFailed(result.failure));
  else if (result.value) yield* makeCurrent(result.value, sub);
  else yield* noConta();
  return result.ok && result.value !== null;
}

/** No conta: never registered, or deleted on another device while cached here. */
function* noConta(): Flow {
  const { storage } = yield* ports();
  yield* call(storage.conta.remove);
  yield* emit('CompletarCadastro');
}

/**
 * Loads the full conta in the background after the cached one was sufficient. A network failure is reported only on a
 * page that needs more than the name; elsewhere it is retried by the next such page or on reconnection.
 */
function* revalidate(sub: string): Flow {
  while (true) {
    try {
      return void (yield* lookUp(sub));
    } catch (error) {
      if (!isTransient(error) || (yield* isAwaited())) throw error;
    }
    const { ended } = yield* race({
      needed: takeEvent('MinhaContaAberta', 'CompraAberta'),
      online: untilOnline(),
      ended: takeEvent('SessaoEncerrada'),
    });
    if (ended) return;
  }
}

const isTransient = (error: unknown): boolean => error instanceof CallFailed && error.failure.kind === 'transient';

/** True when the page on screen shows more of the conta than the name. */
function* isAwaited(): Flow<boolean> {
  const { navigation } = yield* ports();
  const path = navigation.current().split('?')[0];
  return path === rotas.minhaConta.path || path === rotas.comprarViagem.path;
}

/** Shows a refusal that does not concern the session; other failures go to the supervisor. */
function* checkFailed(error: CallFailed): Flow {
  if (error.failure.kind !== 'refused') throw error;
  yield* put(toastShown({ tone: 'danger', texto: mensagens.contaNaoValidada }));
}

/** Resumes the guarded action or search that led to the sign-in. The link is used once. */
function* resumeLink(): Flow {
  const { storage } = yield* ports();
  const link = linkToResume(storage.linkRedirect.read());
  yield* call(storage.linkRedirect.remove);
  if (link) yield* leadTo(link);
}
