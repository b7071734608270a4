import { mensagens } from '../../domain/base/mensagens';
import { rotaOf, rotas } from '../../domain/base/rotas';
import { IdentityError } from '../../services/identityError';
import type { IdentitySession } from '../../services/ports';
import { toastShown } from '../../store/aplicativo/interface';
import { becameAnonymous, provedorCalado, selectLembrada } from '../../store/sessao/sessao';
import { beginSessao } from './beginSessao';
import { call, delay, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { untilOnline } from '../kernel/untilOnline';

const PRIMEIRA_ESPERA_MS = 1_000;
const MAIOR_ESPERA_MS = 60_000;
/** Jitter: each wait is shortened by up to this fraction, so that clients do not retry in step. */
const FOLGA = 0.25;

/** Exponential backoff of 1, 2, 4 … 60 s, less the jitter. */
function esperaMs(tentativa: number, uuid: string): number {
  const inteira = Math.min(MAIOR_ESPERA_MS, PRIMEIRA_ESPERA_MS * 2 ** tentativa);
  const acaso = Number.parseInt(uuid.slice(0, 2), 16) / 255;
  return inteira * (1 - FOLGA * acaso);
}

export const isTransient = (error: unknown): boolean => error instanceof IdentityError && error.kind === 'transient';

/**
 * A remembered login while the provider is unreachable. The person browses without a token under a banner, and the
 * provider is retried with backoff until it answers, they sign in anew, or dismiss it.
 */
export function* insistirSessao(): Flow {
  const { identity } = yield* ports();
  yield* put(provedorCalado({ lembrada: yield* call(identity.isRemembered) }));
  const { answer, dispensed } = yield* race({
    answer: untilAnswered(),
    signedIn: takeEvent('SessaoIniciada'),
    dispensed: takeEvent('AlertaDispensado'),
  });
  if (answer?.session) yield* beginSessao(answer.session);
  else if (answer) yield* nobodyHere(true);
  else if (dispensed) yield* nobodyHere(false);
}

/**
 * Ends the remembered state and leaves its page. A definite answer of the provider ends the session and removes stored
 * data; dismissing keeps it for the next start.
 */
function* nobodyHere(isOver: boolean): Flow {
  const { navigation, storage } = yield* ports();
  const wasRemembered = yield* select(selectLembrada);
  yield* put(becameAnonymous());
  if (!wasRemembered) return;
  if (isOver) yield* call(storage.clear);
  const rota = rotaOf((yield* call(navigation.current)).split('?')[0] ?? '');
  if (!rota?.semRede) return;
  if (isOver) yield* put(toastShown({ tone: 'warning', texto: mensagens.sessaoExpirada }));
  yield* call(navigation.go, rotas.home.path);
}

function* untilAnswered(): Flow<{ session: IdentitySession | null }> {
  const { identity, random } = yield* ports();
  for (let tentativa = 0; ; tentativa += 1) {
    const waited = delay(esperaMs(tentativa, yield* call(random.uuid)));
    yield* race({ waited, asked: takeEvent('NovaTentativaPedida'), online: untilOnline() });
    try {
      return { session: yield* call(identity.currentSession) };
    } catch (error) {
      if (!isTransient(error)) return { session: null };
    }
  }
}
