import { put, type Flow } from '../../src/sagas/effects';
import type { IdentitySession } from '../../src/services/ports';
import { contaLoaded } from '../../src/store/conta';
import { type Pessoa, sessaoStarted } from '../../src/store/sessao';
import type { Conta } from '../../src/domain/wire/conta';
import { umaConta, umaIdentidade } from './builders';

/** Somebody signed in, as the store keeps them: without their groups, which are a slice of their own. */
export function umaPessoa(fields: Partial<IdentitySession> = {}): Pessoa {
  const { sub, email, nome, provedor, expiraEm, autenticadoEm } = umaIdentidade(fields);
  return { sub, email, nome, provedor, expiraEm, autenticadoEm };
}

/** A workflow that comes first and leaves somebody signed in, with their conta at hand. */
export const signedInFlow = (identidade: Partial<IdentitySession> = {}, conta: Partial<Conta> = {}) =>
  function* signedIn(): Flow {
    const pessoa = umaPessoa(identidade);
    yield* put(sessaoStarted(pessoa));
    yield* put(contaLoaded({ conta: umaConta(conta), sub: pessoa.sub }));
  };
