import { textoDaFalha } from '../domain/falhas';
import type { HttpFailure } from '../services/ports';
import type { AvisoCompra } from '../store/compra';

/** Why a step of the purchase was not answered; both kinds offer the same step again. */
export const avisoSemResposta = (failure: HttpFailure): AvisoCompra => ({
  tipo: failure.kind === 'transient' && failure.motivo === 'limite' ? 'limite' : 'conexao',
  mensagem: textoDaFalha(failure),
});
