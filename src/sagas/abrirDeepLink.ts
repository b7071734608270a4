import { resolveDeepLink } from '../domain/deepLink';
import { isAmidPurchase } from '../domain/emCompra';
import { destinoDoAviso } from '../domain/avisos';
import type { BusEvent } from '../events/catalogue';
import { selectContaPhase } from '../store/conta';
import { linkAsked } from '../store/interface';
import { call, type Flow, ports, put, race, select, takeEvent } from './effects';

/**
 * A link, or a notice that was pressed, opened the running mobile app. The provider's answer goes to the sign-in that waits for it; any other link
 * leads home with its search, and amid a purchase, a payment or a registration the person is asked first. A newer
 * link takes the place of one that was not answered yet.
 */
export function* abrirDeepLink(): Flow {
  let event = yield* takeEvent('LinkAberto', 'AvisoAberto');
  while (true) {
    const { newer } = yield* race({ done: leadTo(event), newer: takeEvent('LinkAberto', 'AvisoAberto') });
    event = newer ?? (yield* takeEvent('LinkAberto', 'AvisoAberto'));
  }
}

function* leadTo({ type, payload: { link } }: BusEvent<'LinkAberto' | 'AvisoAberto'>): Flow {
  const { native, navigation } = yield* ports();
  // A notice is our own server's word: it may lead to any page of ours.
  const { tipo, path } =
    type === 'AvisoAberto' ? { tipo: 'pagina', path: destinoDoAviso(link) } : yield* resolveLink(link);
  if (tipo === 'callback') {
    // Nobody waits for it where the page was loaded anew meanwhile: then the page itself takes it up, like a browser's.
    if (!(yield* call(native.answerProvider, link))) yield* call(native.restartAt, path);
    return;
  }
  if (!(yield* isAmidSomething()) || (yield* confirmed(path))) yield* call(navigation.go, path);
}

/** Where a link leads. A refused answer of a provider is worth knowing of; its code is nobody's to read. */
export function* resolveLink(link: string): Flow<ReturnType<typeof resolveDeepLink>> {
  const { log, native, storage } = yield* ports();
  const iniciando = storage.iniciandoLoginFederado.read() !== null;
  const destino = resolveDeepLink(link, { iniciando, state: native.awaitedState() });
  if (link.includes('callback') && destino.tipo !== 'callback') yield* call(log.info, 'callback recusado');
  return destino;
}

function* isAmidSomething(): Flow<boolean> {
  const { navigation } = yield* ports();
  const phase = yield* select(selectContaPhase);
  return isAmidPurchase(navigation.current()) || phase === 'incomplete' || phase === 'sending';
}

function* confirmed(path: string): Flow<boolean> {
  yield* put(linkAsked(path));
  try {
    return (yield* takeEvent('LinkConfirmado', 'LinkRecusado')).type === 'LinkConfirmado';
  } finally {
    yield* put(linkAsked(null));
  }
}
