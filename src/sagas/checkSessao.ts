import { mensagens } from '../domain/mensagens';
import { linkToResume } from '../domain/retomada';
import type { Conta } from '../domain/wire/conta';
import { contaLoaded, selectContaSub } from '../store/conta';
import { toastShown } from '../store/interface';
import { selectEpoca, selectPessoa } from '../store/sessao';
import { call, emit, type Flow, ports, put, select } from './effects';
import { leadTo } from './leadTo';
import { CallFailed, request } from './request';

/**
 * Session check: the service user may go on as they are. Anybody else needs a conta, the one at hand or the server's;
 * who has none is asked to register, once. What they wanted before signing in then goes on.
 */
export function* checkSessao(): Flow {
  const pessoa = yield* select(selectPessoa);
  if (!pessoa) return;
  if ((yield* select(selectContaSub)) === pessoa.sub) return yield* resumeLink();

  const epoca = yield* select(selectEpoca);
  const result = yield* request<Conta | null>({ method: 'GET', path: '/Conta/ObterPorCognitoId' });
  if ((yield* select(selectEpoca)) !== epoca) return;
  if (!result.ok) return yield* checkFailed(new CallFailed(result.failure));
  if (result.value === null) return yield* emit('CompletarCadastro');
  yield* put(contaLoaded({ conta: result.value, sub: pessoa.sub }));
  yield* resumeLink();
}

/** A refusal that says nothing about the session is told and leaves it alone; the rest is the supervisor's. */
function* checkFailed(error: CallFailed): Flow {
  if (error.failure.kind !== 'refused') throw error;
  yield* put(toastShown({ tone: 'danger', texto: mensagens.contaNaoValidada }));
}

/** The guarded action, or the search, that led to the sign-in. Taken once. */
export function* resumeLink(): Flow {
  const { storage } = yield* ports();
  const link = linkToResume(storage.linkRedirect.read());
  yield* call(storage.linkRedirect.remove);
  if (link) yield* leadTo(link);
}
