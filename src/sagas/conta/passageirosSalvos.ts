import { hasCodigo } from '../../domain/compra/falhas';
import type { NovoPassageiroSalvo, PassageiroSalvo } from '../../domain/wire/conta/passageiros';
import { baseApi } from '../../store/api/baseApi';
import { toastShown } from '../../store/aplicativo/interface';
import { type Flow, put, takeEvent } from '../kernel/effects';
import { request } from '../kernel/request';

const NAO_SALVO = 'Não conseguimos salvar o passageiro. A compra continua normalmente.';
const NAO_EXCLUIDO = 'Não conseguimos excluir o passageiro. Tente novamente.';

/** Saved passengers: stored in the background of the purchase, deleted on demand. */
export function* passageirosSalvos(): Flow {
  while (true) {
    const event = yield* takeEvent('PassageirosGuardados', 'PassageiroSalvoExcluido');
    if (event.type === 'PassageirosGuardados') yield* saveAll(event.payload.passageiros);
    else yield* forget(event.payload.id);
    yield* put(baseApi.util.invalidateTags(['Passageiros']));
  }
}

/** Saves all; reports only the first failure, and ignores passengers already saved. */
function* saveAll(passageiros: readonly NovoPassageiroSalvo[]): Flow {
  for (const body of passageiros) {
    const result = yield* request<PassageiroSalvo>({ method: 'POST', path: '/Passageiros', body });
    if (result.ok) continue;
    const { failure } = result;
    if (failure.kind === 'refused' && hasCodigo(failure, 'PASSAGEIRO_JA_SALVO')) continue;
    const limite = failure.kind === 'refused' && failure.erros.find(({ codigo }) => codigo === 'LIMITE_DE_PASSAGEIROS');
    return yield* put(toastShown({ tone: 'info', texto: limite ? limite.mensagem : NAO_SALVO }));
  }
}

function* forget(id: string): Flow {
  const result = yield* request<null>({ method: 'DELETE', path: `/Passageiros/${id}` });
  const isGone = result.ok || (result.failure.kind === 'refused' && result.failure.status === 404);
  if (!isGone) yield* put(toastShown({ tone: 'danger', texto: NAO_EXCLUIDO }));
}
