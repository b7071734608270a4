import type { IdentitySession } from '../services/ports';
import { gruposLoaded } from '../store/grupos';
import { sessaoStarted } from '../store/sessao';
import { call, emit, type Flow, ports, put } from './effects';

/** A person is here: their groups become flags, and whoever waits for a session hears of it. */
export function* beginSessao({ grupos, ...pessoa }: IdentitySession): Flow {
  const { storage } = yield* ports();
  yield* call(storage.provedor.write, pessoa.provedor);
  yield* put(sessaoStarted(pessoa));
  yield* put(gruposLoaded(grupos));
  yield* emit('SessaoIniciada');
}
