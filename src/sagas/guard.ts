import type { Task } from 'redux-saga';
import { decideAcesso, isChatbot } from '../domain/acesso';
import { mensagens } from '../domain/mensagens';
import { isFederado } from '../domain/provedor';
import { rotaOf, rotas } from '../domain/rotas';
import { toastShown } from '../store/interface';
import { selectLogin, selectPessoa } from '../store/sessao';
import { selectVisitante } from '../store/visitante';
import { call, cancel, emit, type Flow, fork, ports, put, select, takeEvent, waitUntil } from './effects';
import { ensureSessaoExterna } from './sessaoExterna';

/** Every route entered is judged; the latest counts. A convenience for people: the wall is the API. */
export function* guard(): Flow {
  let judging: Task | null = null;
  while (true) {
    const { payload } = yield* takeEvent('RotaVisitada');
    if (judging) yield* cancel(judging);
    judging = yield* fork(judge, payload.path);
  }
}

function* judge(path: string): Flow {
  const [pathname = '', search = ''] = path.split('?');
  const rota = rotaOf(pathname);
  if (!rota || rota.acesso === 'open' || isChatbot(search)) return;
  yield* waitUntil((state) => selectLogin(state).phase !== 'checking');
  switch (decideAcesso(rota.acesso, yield* select(selectVisitante))) {
    case 'login':
      return yield* askToSignIn(path);
    case 'home':
      return yield* leadHome();
    case 'allowed':
      return yield* checkExterna();
  }
}

/** Nobody yet: the link is kept, home is shown with the sign-in, and signing in leads back here. */
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

/** Federated logins also need the operator system's session; only a clear no gives the page up. */
function* checkExterna(): Flow {
  const pessoa = yield* select(selectPessoa);
  if (!pessoa || !isFederado(pessoa.provedor)) return;
  if ((yield* ensureSessaoExterna()) === 'invalid') yield* emit('SessaoExternaInvalida');
}
