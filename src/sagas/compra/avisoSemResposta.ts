import type { AvisoCompra } from '../../domain/compra/avisoCompra';
import { refusalText } from '../../domain/compra/falhas';
import type { HttpFailure } from '../../services/ports';

/** Notice for a step of the purchase without an answer; the same step may be retried. */
export const avisoSemResposta = (failure: HttpFailure): AvisoCompra => ({
  tipo: failure.kind === 'transient' && failure.motivo === 'limite' ? 'limite' : 'conexao',
  mensagem: refusalText(failure),
});
