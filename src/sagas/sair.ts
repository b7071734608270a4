import { mensagens } from '../domain/mensagens';
import { toastShown } from '../store/interface';
import { selectSignedIn } from '../store/sessao';
import { type Flow, put, select } from './effects';
import { encerrarSessao } from './encerrarSessao';

/** "Sair": signed out here, at the provider and in the other tabs. */
export function* sair(): Flow {
  yield* encerrarSessao('pedida');
}

/** A call was refused even with a renewed token. Said once, however many calls were under way. */
export function* sessaoRecusada(): Flow {
  if (!(yield* select(selectSignedIn))) return;
  yield* put(toastShown({ tone: 'warning', texto: mensagens.sessaoExpirada }));
  yield* encerrarSessao('expirada');
}
