import type { Task } from 'redux-saga';
import { decideRota, isChatbot } from '../../domain/sessao/acesso';
import { ESPERA_GUARDA_MS, OVERLAY_APOS_MS } from '../../domain/base/constantes';
import { mensagens } from '../../domain/base/mensagens';
import { isEmCompra, rotaOf, rotas } from '../../domain/base/rotas';
import { alertaShown, overlayHidden, overlayShown, toastShown } from '../../store/aplicativo/interface';
import { selectLogin } from '../../store/sessao/sessao';
import { selectVisitante } from '../../store/sessao/visitante';
import {
  call,
  cancel,
  delay,
  emit,
  type Flow,
  fork,
  ports,
  put,
  race,
  select,
  takeEvent,
  waitUntil,
} from '../kernel/effects';
import { encerrarSessao } from './encerrarSessao';
import { endInterrompida } from './interromperSessao';
import type { Validade } from './sessaoExterna';
import { ensureSessao } from './validadeSessao';

/**
 * Judges every visited route; the latest counts. Only a convenience: the server authorizes every call. A purchase that
 * is left ends an interrupted session; one that goes on is not led home by the session that died in it (ADR 70).
 */
export function* guard(): Flow {
  let judging: Task | null = null;
  let wasInCompra = false;
  while (true) {
    const event = yield* takeEvent('RotaVisitada', 'PaginaRestaurada', 'SessaoIniciada');
    if (event.type === 'SessaoIniciada') {
      yield* leaveWhatIsNotTheirs();
      continue;
    }
    if (judging) yield* cancel(judging);
    const { path } = event.payload;
    const goesOn = wasInCompra && isEmCompra(path);
    wasInCompra = isEmCompra(path);
    if (!wasInCompra) yield* endInterrompida();
    judging = yield* fork(judge, path, goesOn);
  }
}

/** Leaves a page that the person who signed in in another tab may not open. */
function* leaveWhatIsNotTheirs(): Flow {
  const { navigation } = yield* ports();
  const [pathname = '', search = ''] = navigation.current().split('?');
  const rota = rotaOf(pathname);
  if (!rota || isChatbot(search)) return;
  if (decideRota(rota, yield* select(selectVisitante)) === 'home') yield* leadHome();
}

function* judge(path: string, goesOn: boolean): Flow {
  const [pathname = '', search = ''] = path.split('?');
  const rota = rotaOf(pathname);
  if (!rota || rota.acesso === 'open' || isChatbot(search)) return;
  yield* waitUntil((state) => selectLogin(state).phase !== 'checking');
  const visitante = yield* select(selectVisitante);
  switch (decideRota(rota, visitante)) {
    case 'login':
      return yield* askToSignIn(path);
    case 'home':
      return yield* leadHome();
    case 'allowed':
      // An anonymous visitor has no session to check; a remembered one reads data kept here.
      return visitante.signedIn ? yield* enter(goesOn) : undefined;
  }
}

/** Sign-in required: saves the link, shows home with the sign-in dialog, and resumes after signing in. */
function* askToSignIn(path: string): Flow {
  const { storage } = yield* ports();
  yield* call(storage.linkRedirect.write, path);
  yield* put(toastShown({ tone: 'warning', texto: mensagens.loginNecessario }));
  yield* leadHome();
  yield* emit('EntrarPedido');
}

function* leadHome(): Flow {
  const { navigation } = yield* ports();
  yield* call(navigation.replace, rotas.home.path);
}

/** Admits the person while the session holds; only a definite refusal leaves the page. */
function* enter(goesOn: boolean): Flow {
  while (true) {
    const validade = yield* checkUnderOverlay();
    if (validade === 'invalid') return yield* goesOn ? refused() : emit('SessaoExternaInvalida');
    if (validade !== 'late') return;
    yield* put(alertaShown());
    const next = yield* race({
      retry: takeEvent('NovaTentativaPedida'),
      dismissed: takeEvent('AlertaDispensado'),
    });
    if (!next.retry) return;
  }
}

/** The session died between two steps of a purchase. */
function* refused(): Flow {
  yield* put(toastShown({ tone: 'warning', texto: mensagens.sessaoExpirada }));
  yield* encerrarSessao('expirada');
}

/** Checks the session, with an overlay when it takes long; `late` after eight seconds, so that nobody is stranded. */
function* checkUnderOverlay(): Flow<Validade | 'late'> {
  const overlay = yield* fork(showOverlayLater);
  try {
    const { validade } = yield* race({ validade: ensureSessao(), late: delay(ESPERA_GUARDA_MS) });
    return validade ?? 'late';
  } finally {
    yield* cancel(overlay);
  }
}

function* showOverlayLater(): Flow {
  yield* delay(OVERLAY_APOS_MS);
  try {
    yield* put(overlayShown());
    yield* delay(ESPERA_GUARDA_MS);
  } finally {
    yield* put(overlayHidden());
  }
}
