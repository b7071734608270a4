import { isCanalDeEntrada } from '../../domain/sessao/provedor';
import type { IdentitySession } from '../../services/ports';
import { gruposLoaded } from '../../store/sessao/grupos';
import { toastShown } from '../../store/aplicativo/interface';
import { selectDono, sessaoStarted } from '../../store/sessao/sessao';
import { call, emit, type Flow, ports, put, select } from '../kernel/effects';
import { beginCompraAnew, forgetAnterior } from './trocarPessoa';
import { msg } from '../../words/t';

const NAO_LEMBRADA = msg('Este navegador não guarda dados: esta sessão não será lembrada.');

/**
 * Starts a session: derives the flags from the groups and announces it. Nothing of another account that this tab still
 * shows is left to the new one.
 */
export function* beginSessao({ grupos, ...pessoa }: IdentitySession): Flow {
  const { storage } = yield* ports();
  const dono = yield* select(selectDono);
  const isOutra = dono !== null && dono !== pessoa.sub;
  if (isOutra) yield* forgetAnterior();
  // An own sign-in does not name an entry channel, so the stored one is kept.
  const keepsCanal = pessoa.provedor === 'itape' && isCanalDeEntrada(storage.provedor.read());
  if (!keepsCanal) yield* call(storage.provedor.write, pessoa.provedor);
  // Groups are stored first: the guard judges the page as soon as the session starts.
  yield* put(gruposLoaded(grupos));
  yield* put(sessaoStarted(pessoa));
  if (!storage.remembers()) yield* put(toastShown({ tone: 'info', texto: NAO_LEMBRADA }));
  if (isOutra) yield* beginCompraAnew();
  yield* emit('SessaoIniciada');
}
