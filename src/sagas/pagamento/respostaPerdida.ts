import { hasCodigo } from '../../domain/base/falhas';
import type { HttpFailure } from '../../services/ports';

/** Interval at which a payment whose answer was lost is sent again, in ms. */
export const TENTAR_DE_NOVO_MS = 3_000;

/**
 * Pause demanded by a 429 response in ms; null for other failures. A 429 guarantees that this request had no effect, so
 * the form returns at once; an earlier request with a lost answer may have arrived and is repeated.
 */
export const esperaPedida = (failure: HttpFailure): number | null =>
  failure.kind === 'transient' && failure.motivo === 'limite'
    ? Math.max((failure.segundos ?? 0) * 1000, TENTAR_DE_NOVO_MS)
    : null;

/** The request may have arrived; only the server knows. */
export const isInDoubt = (failure: HttpFailure): boolean =>
  failure.kind === 'transient' || (failure.kind === 'refused' && hasCodigo(failure, 'REQUISICAO_EM_ANDAMENTO'));
