import { put, type Flow } from '../../src/sagas/kernel/effects';
import type { IdentitySession } from '../../src/services/ports';
import { contaLoaded } from '../../src/store/conta/conta';
import { type Pessoa, sessaoStarted } from '../../src/store/sessao/sessao';
import type { Conta } from '../../src/domain/wire/conta/conta';
import { umaConta, umaIdentidade } from './builders';

/** A signed-in person as stored: without groups, which have their own slice. */
export function umaPessoa(fields: Partial<IdentitySession> = {}): Pessoa {
  const { sub, email, nome, provedor, expiraEm, autenticadoEm } = umaIdentidade(fields);
  return { sub, email, nome, provedor, expiraEm, autenticadoEm };
}

/** A workflow that signs a person in and loads their conta, to run first. */
export const signedInFlow = (identidade: Partial<IdentitySession> = {}, conta: Partial<Conta> = {}) =>
  function* signedIn(): Flow {
    const pessoa = umaPessoa(identidade);
    yield* put(sessaoStarted(pessoa));
    yield* put(contaLoaded({ conta: umaConta(conta), sub: pessoa.sub }));
  };
