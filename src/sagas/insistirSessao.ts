import { IdentityError } from '../services/identityError';
import type { IdentitySession } from '../services/ports';
import { becameAnonymous, provedorCalado } from '../store/sessao';
import { beginSessao } from './beginSessao';
import { call, delay, type Flow, ports, put, race, takeEvent } from './effects';

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
  yield* put(provedorCalado());
  const { answer, dispensed } = yield* race({
    answer: untilAnswered(),
    signedIn: takeEvent('SessaoIniciada'),
    dispensed: takeEvent('AlertaDispensado'),
  });
  if (answer?.session) yield* beginSessao(answer.session);
  else if (answer || dispensed) yield* put(becameAnonymous());
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
