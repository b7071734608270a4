import type { AvisoCompra } from '../../domain/compra/avisoCompra';
import { refusalText } from '../../domain/base/falhas';
import type { HttpFailure } from '../../services/ports';

/** Notice of a step of the purchase that failed; one without an answer may be retried. */
export const avisoDaFalha = (failure: HttpFailure): AvisoCompra => ({
  tipo: tipoDa(failure),
  mensagem: refusalText(failure),
});

function tipoDa(failure: HttpFailure): AvisoCompra['tipo'] {
  if (failure.kind === 'refused') return 'recusa';
  return failure.kind === 'transient' && failure.motivo === 'limite' ? 'limite' : 'conexao';
}
