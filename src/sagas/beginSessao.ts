import type { IdentitySession } from '../services/ports';
import { gruposLoaded } from '../store/grupos';
import { toastShown } from '../store/interface';
import { sessaoStarted } from '../store/sessao';
import { call, emit, type Flow, ports, put } from './effects';

const NAO_LEMBRADA = 'Este navegador não guarda dados: esta sessão não será lembrada.';

/** A person is here: their groups become flags, and whoever waits for a session hears of it. */
export function* beginSessao({ grupos, ...pessoa }: IdentitySession): Flow {
  const { storage } = yield* ports();
  yield* call(storage.provedor.write, pessoa.provedor);
  yield* put(sessaoStarted(pessoa));
  yield* put(gruposLoaded(grupos));
  if (!storage.remembers()) yield* put(toastShown({ tone: 'info', texto: NAO_LEMBRADA }));
  yield* emit('SessaoIniciada');
}
