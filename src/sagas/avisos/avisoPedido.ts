import { hasCodigo, refusalText } from '../../domain/base/falhas';
import { mensagens } from '../../domain/base/mensagens';
import type { HttpFailure } from '../../services/ports';
import { stale } from '../../store/api/stale';
import { toastShown } from '../../store/aplicativo/interface';
import { avisoKept, avisoRefused, avisoSent, selectAvisoPedido } from '../../store/avisos/avisosPedidos';
import { selectAnonymous } from '../../store/sessao/sessao';
import { answered } from '../kernel/answered';
import { emit, type Flow, ports, put, select } from '../kernel/effects';
import { translated } from '../../words/t';

/** A kind of notice that is asked for by a press, and kept by the server. */
interface TipoDeAviso {
  path: string;
  /** Code of the refusal to end one that is gone. */
  ausente: string;
}

/** A press: of the button that asks with its body, or of the one that ends the notice of this id. */
type Pressao = { chave: string; body: object } | { chave: string; id: string };

/**
 * Opens a notice, or ends it, and keeps the outcome for its button. A visitor signs in over the page first, which stays. Each
 * notice has its own request; what failed is said at its button and pressed again.
 */
export function* avisoPedido({ path, ausente }: TipoDeAviso, pressao: Pressao): Flow<HttpFailure | null> {
  if (yield* select(selectAnonymous)) return yield* signIn();
  const { chave } = pressao;
  if ((yield* select((state) => selectAvisoPedido(state, chave))).sending) return null;
  yield* put(avisoSent(chave));
  const result = yield* 'body' in pressao
    ? answered<{ id: string }>({ method: 'POST', path, body: pressao.body })
    : answered<null>({ method: 'DELETE', path: `${path}/${encodeURIComponent(pressao.id)}` });
  // One that is gone, as after another tab, is what was asked for.
  const isGone = 'id' in pressao && !result.ok && isRefusedWith(result.failure, ausente);
  if (!result.ok && !isGone) {
    yield* put(avisoRefused({ chave, erro: refusalText(result.failure) }));
    return result.failure;
  }
  yield* put(avisoKept({ chave, id: result.ok ? (result.value?.id ?? null) : null }));
  yield* put(stale('Avisos'));
  return null;
}

/** Whether the server refused with this code. */
export const isRefusedWith = (failure: HttpFailure | null, codigo: string): boolean =>
  failure?.kind === 'refused' && hasCodigo(failure, codigo);

function* signIn(): Flow<null> {
  const { navigation } = yield* ports();
  yield* put(toastShown({ tone: 'warning', texto: translated(mensagens.loginNecessario) }));
  yield* emit('EntrarParaContinuar', { link: navigation.current() });
  return null;
}
