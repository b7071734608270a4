import { selectConta } from '../../store/conta/conta';
import { compradorLinked, selectPassageiros } from '../../store/compra/passageiros';
import { selectGrupos } from '../../store/sessao/grupos';
import { type Flow, put, select } from '../kernel/effects';

/**
 * Before anything is typed, a traveller who buys is taken for passenger 1; one press undoes it. An operator sells to
 * others.
 */
export function* presumeCompradorViaja(): Flow {
  const { dados, compradorPassageiro } = yield* select(selectPassageiros);
  const { agencia, agenciaResponsavel } = yield* select(selectGrupos);
  if (dados || compradorPassageiro !== null || agencia || agenciaResponsavel) return;
  yield* put(compradorLinked({ indice: 0, conta: yield* select(selectConta) }));
}
