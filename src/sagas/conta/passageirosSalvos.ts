import { hasCodigo } from '../../domain/base/falhas';
import type { NovoPassageiroSalvo, PassageiroSalvo } from '../../domain/wire/conta/passageiros';
import { baseApi } from '../../store/api/baseApi';
import { toastShown } from '../../store/aplicativo/interface';
import { answered } from '../kernel/answered';
import { type Flow, put, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';
import { requestGone } from './requestGone';
import { msg } from '../../words/t';

const NAO_SALVO = msg('Não conseguimos salvar o passageiro. A compra continua normalmente.');
const NAO_EXCLUIDO = msg('Não conseguimos excluir o passageiro. Tente novamente.');

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
    const result = yield* answered<PassageiroSalvo>({ method: 'POST', path: '/Passageiros', body });
    if (result.ok) continue;
    const { failure } = result;
    if (failure.kind === 'refused' && hasCodigo(failure, 'PASSAGEIRO_JA_SALVO')) continue;
    const limite = failure.kind === 'refused' && failure.erros.find(({ codigo }) => codigo === 'LIMITE_DE_PASSAGEIROS');
    return yield* put(toastShown({ tone: 'info', texto: limite ? limite.mensagem : NAO_SALVO }));
  }
}

function* forget(id: string): Flow {
  yield* submit<'passageiroSalvo', null>(
    'passageiroSalvo',
    { method: 'DELETE', path: `/Passageiros/${id}` },
    { via: requestGone, words: () => NAO_EXCLUIDO, toasts: true },
  );
}
