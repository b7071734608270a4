import type { Conta } from '../../domain/wire/conta/conta';
import { selectConta } from '../../store/conta/conta';
import { pessoaRenewed, selectEpoca, selectPessoa } from '../../store/sessao/sessao';
import { makeCurrent } from './contaAtual';
import { call, type Flow, ports, put, race, select, takeEvent, waitUntil } from '../kernel/effects';
import { request } from '../kernel/request';
import { askServer } from './tentativaConta';

const FOLLOW = { method: 'POST', path: '/Conta/ConfirmarEmail', body: {} } as const;

/** The conta adopts the login's address; true when it did. */
export function* followLogin(): Flow<boolean> {
  const pessoa = yield* select(selectPessoa);
  if (!pessoa) return false;
  const followed = yield* askServer<Conta>('emailConta', FOLLOW);
  if (!followed.ok) return false;
  yield* makeCurrent(followed.value, pessoa.sub);
  yield* renew();
  return true;
}

/** Renews the token, which still contains the old address; a failure is left to the next call. */
function* renew(): Flow {
  const { identity, log } = yield* ports();
  const epoca = yield* select(selectEpoca);
  try {
    const session = yield* call(identity.refresh);
    // Another person may have signed in meanwhile.
    const isSame = (yield* select(selectEpoca)) === epoca;
    if (session && isSame) yield* put(pessoaRenewed({ email: session.email, expiraEm: session.expiraEm }));
  } catch (error) {
    yield* call(log.error, error, 'seguirEmail');
  }
}

/**
 * Completes a change of address that was interrupted between login and conta (closed page, lost answer) when the
 * account page opens. It runs in the background without messages.
 */
export function* seguirEmail(): Flow {
  while (true) {
    yield* takeEvent('MinhaContaAberta');
    yield* race({ mended: mend(), left: takeEvent('MinhaContaFechada', 'SessaoEncerrada') });
  }
}

function* mend(): Flow {
  yield* waitUntil((state) => selectConta(state) !== null);
  const pessoa = yield* select(selectPessoa);
  const conta = yield* select(selectConta);
  if (!pessoa || !conta || pessoa.provedor !== 'itape' || pessoa.email === '') return;
  if (pessoa.email.toLowerCase() === conta.email.toLowerCase()) return;
  const followed = yield* request<Conta>(FOLLOW);
  if (followed.ok) yield* makeCurrent(followed.value, pessoa.sub);
}
