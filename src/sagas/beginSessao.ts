import { isCanalDeEntrada } from '../domain/provedor';
import type { IdentitySession } from '../services/ports';
import { gruposLoaded } from '../store/grupos';
import { toastShown } from '../store/interface';
import { sessaoStarted } from '../store/sessao';
import { call, emit, type Flow, ports, put } from './effects';

const NAO_LEMBRADA = 'Este navegador não guarda dados: esta sessão não será lembrada.';

/** A person is here: their groups become flags, and whoever waits for a session hears of it. */
export function* beginSessao({ grupos, ...pessoa }: IdentitySession): Flow {
  const { storage } = yield* ports();
  // An own sign-in says nothing about where the person came from: the entry channel stays.
  const keepsCanal = pessoa.provedor === 'itape' && isCanalDeEntrada(storage.provedor.read());
  if (!keepsCanal) yield* call(storage.provedor.write, pessoa.provedor);
  // The groups first: the guard judges the page as soon as somebody is here.
  yield* put(gruposLoaded(grupos));
  yield* put(sessaoStarted(pessoa));
  if (!storage.remembers()) yield* put(toastShown({ tone: 'info', texto: NAO_LEMBRADA }));
  yield* emit('SessaoIniciada');
}
