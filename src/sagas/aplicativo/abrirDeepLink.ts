import { resolveDeepLink } from '../../domain/aplicativo/deepLink';
import { isAmidPurchase } from '../../domain/compra/emCompra';
import { destinoDoAviso } from '../../domain/avisos/avisos';
import type { BusEvent } from '../../events/catalogue';
import { selectContaPhase } from '../../store/conta/conta';
import { linkAsked } from '../../store/aplicativo/interface';
import { call, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';

/**
 * Handles a link, or a pressed notice, that opened the running mobile app. An OAuth answer goes to the pending sign-in;
 * any other link navigates home with its search, after a confirmation during a purchase, payment or registration. A
 * newer link cancels one that is still unanswered.
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
  // Notices come from our own server, so they may lead to any internal page.
  const { tipo, path } =
    type === 'AvisoAberto' ? { tipo: 'pagina', path: destinoDoAviso(link) } : yield* resolveLink(link);
  if (tipo === 'callback') {
    // No sign-in waits for the answer after a reload: the page then restarts at the callback, as in a browser.
    if (!(yield* call(native.answerProvider, link))) yield* call(native.restartAt, path);
    return;
  }
  if (!(yield* isAmidSomething()) || (yield* confirmed(path))) yield* call(navigation.go, path);
}

/** Resolves a link to its target. A refused OAuth answer is logged without its code. */
export function* resolveLink(link: string): Flow<ReturnType<typeof resolveDeepLink>> {
  const { log, native, storage } = yield* ports();
  const iniciando = storage.iniciandoLoginFederado.read() !== null;
  const destino = resolveDeepLink(link, { iniciando, state: native.awaitedState() });
  if (link.includes('callback') && destino.tipo !== 'callback') yield* call(log.info, 'callback recusado');
  return destino;
}

function* isAmidSomething(): Flow<boolean> {
  const { navigation } = yield* ports();
  return isAmidPurchase(navigation.current()) || (yield* select(selectContaPhase)) === 'incomplete';
}

function* confirmed(path: string): Flow<boolean> {
  yield* put(linkAsked(path));
  try {
    return (yield* takeEvent('LinkConfirmado', 'LinkRecusado')).type === 'LinkConfirmado';
  } finally {
    yield* put(linkAsked(null));
  }
}
