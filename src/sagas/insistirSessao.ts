import { mensagens } from '../domain/mensagens';
import { rotaOf, rotas } from '../domain/rotas';
import { IdentityError } from '../services/identityError';
import type { IdentitySession } from '../services/ports';
import { toastShown } from '../store/interface';
import { becameAnonymous, provedorCalado, selectLembrada } from '../store/sessao';
import { beginSessao } from './beginSessao';
import { call, delay, type Flow, ports, put, race, select, takeEvent } from './effects';

const PRIMEIRA_ESPERA_MS = 1_000;
const MAIOR_ESPERA_MS = 60_000;
/** Each wait is cut by up to so much of itself: the many who lost the provider together do not all come back at once. */
const FOLGA = 0.25;

/** 1, 2, 4 … 60 s, less a random part of it. */
function esperaMs(tentativa: number, uuid: string): number {
  const inteira = Math.min(MAIOR_ESPERA_MS, PRIMEIRA_ESPERA_MS * 2 ** tentativa);
  const acaso = Number.parseInt(uuid.slice(0, 2), 16) / 255;
  return inteira * (1 - FOLGA * acaso);
}

export const isTransient = (error: unknown): boolean => error instanceof IdentityError && error.kind === 'transient';

/**
 * Somebody signed in here before, and the provider does not say who. They browse and search without a token, told so
 * by a banner, and it is asked again with growing patience: until it answers, the person signs in anew, or wants to
 * go on as they are.
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
 * The page of who was remembered is nobody's any more, and is left. A provider that says so ends the session, and with
 * it what this device kept; who only browses on keeps it for the next time.
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
    yield* race({ waited, asked: takeEvent('NovaTentativaPedida'), online: backOnline() });
    try {
      return { session: yield* call(identity.currentSession) };
    } catch (error) {
      if (!isTransient(error)) return { session: null };
    }
  }
}

function* backOnline(): Flow {
  while (!(yield* takeEvent('ConexaoMudada')).payload.online);
}
