import { put, type Flow } from '../../src/sagas/effects';
import type { IdentitySession } from '../../src/services/ports';
import { contaLoaded } from '../../src/store/conta';
import { sessaoStarted } from '../../src/store/sessao';
import type { Conta } from '../../src/domain/wire/conta';
import { umaConta, umaIdentidade } from './builders';

/** A workflow that comes first and leaves somebody signed in, with their conta at hand. */
export const signedInFlow = (identidade: Partial<IdentitySession> = {}, conta: Partial<Conta> = {}) =>
  function* signedIn(): Flow {
    const { grupos: _grupos, ...pessoa } = umaIdentidade(identidade);
    yield* put(sessaoStarted(pessoa));
    yield* put(contaLoaded({ conta: umaConta(conta), sub: pessoa.sub }));
  };
