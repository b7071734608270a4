import { isCanalDeEntrada } from '../../domain/sessao/provedor';
import type { IdentitySession } from '../../services/ports';
import { gruposLoaded } from '../../store/sessao/grupos';
import { toastShown } from '../../store/aplicativo/interface';
import { sessaoStarted } from '../../store/sessao/sessao';
import { call, emit, type Flow, ports, put } from '../kernel/effects';

const NAO_LEMBRADA = 'Este navegador não guarda dados: esta sessão não será lembrada.';

/** Starts a session: derives the flags from the groups and announces it. */
export function* beginSessao({ grupos, ...pessoa }: IdentitySession): Flow {
  const { storage } = yield* ports();
  // An own sign-in does not name an entry channel, so the stored one is kept.
  const keepsCanal = pessoa.provedor === 'itape' && isCanalDeEntrada(storage.provedor.read());
  if (!keepsCanal) yield* call(storage.provedor.write, pessoa.provedor);
  // Groups are stored first: the guard judges the page as soon as the session starts.
  yield* put(gruposLoaded(grupos));
  yield* put(sessaoStarted(pessoa));
  if (!storage.remembers()) yield* put(toastShown({ tone: 'info', texto: NAO_LEMBRADA }));
  yield* emit('SessaoIniciada');
}
