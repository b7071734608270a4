import type { Conta } from '../domain/wire/conta';
import { selectConta } from '../store/conta';
import { pessoaRenewed, selectEpoca, selectPessoa } from '../store/sessao';
import { makeCurrent } from './contaAtual';
import { call, type Flow, ports, put, race, select, takeEvent, waitUntil } from './effects';
import { request } from './request';
import { askServer } from './tentativaConta';

const FOLLOW = { method: 'POST', path: '/Conta/ConfirmarEmail', body: {} } as const;

/** The conta takes over the address that the login has; true when it did. */
export function* followLogin(): Flow<boolean> {
  const pessoa = yield* select(selectPessoa);
  if (!pessoa) return false;
  const followed = yield* askServer<Conta>('email', FOLLOW);
  if (!followed) return false;
  yield* makeCurrent(followed.value, pessoa.sub);
  yield* renew();
  return true;
}

/** The token still names the old address; should the renewal fail now, the next call brings it. */
function* renew(): Flow {
  const { identity, log } = yield* ports();
  const epoca = yield* select(selectEpoca);
  try {
    const session = yield* call(identity.refresh);
    // Somebody else may be here by now, whose address this is not.
    const isSame = (yield* select(selectEpoca)) === epoca;
    if (session && isSame) yield* put(pessoaRenewed({ email: session.email, expiraEm: session.expiraEm }));
  } catch (error) {
    yield* call(log.error, error, 'seguirEmail');
  }
}

/**
 * A change that was cut off between the login and the conta (a closed page, a lost answer) is finished when the person
 * comes back to the account page. Nobody waits for it and nothing is said: the page simply shows the right address.
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
