import type { TrechoCompra } from '../../../domain/compra/compra';
import { avisoPorConfirmar } from '../../../domain/compra/poltronaEspecial';
import { avisoRaised, trechoVisited } from '../../../store/compra/compraSlice';
import { selectPorConfirmar } from '../../../store/compra/mapas';
import { type Flow, put, select } from '../../kernel/effects';

/** Opens the first leg with seats that wait for a confirmation, and says so; false where none waits. */
export function* askToConfirm(trechos: readonly TrechoCompra[]): Flow<boolean> {
  for (const [at, trecho] of trechos.entries()) {
    const poltronas = yield* select((state) => selectPorConfirmar(state, trecho));
    if (poltronas.length === 0) continue;
    yield* put(trechoVisited(at));
    const mensagem = avisoPorConfirmar(poltronas.map(({ numero }) => numero));
    yield* put(avisoRaised({ tipo: 'confirmacao', mensagem }));
    return true;
  }
  return false;
}
