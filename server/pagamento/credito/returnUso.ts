import type { TipoAdicional } from '../../../src/domain/compra/adicionais/tipoAdicional';
import { insertDevolvido, lockCreditosOf } from '../../conta/creditos/creditoRepository';
import type { Tx } from '../../platform/database/database';
import { recordEstornoEmCredito } from '../estornos/estornoRepository';
import type { MotivoEstorno } from '../tables';

interface ReturnedUso {
  /** The order that is refunded. */
  pedidoId: string;
  /** The use of credit that a part of it was paid with. */
  origem: string;
  bilheteId?: string;
  adicional?: TipoAdicional;
  itemN?: number;
  valorCentavos: number;
  motivo: MotivoEstorno;
}

/** Gives a part of a use of credit back to the credit that it came from, in the caller's transaction; said again, once. */
export async function returnUso(tx: Tx, owed: ReturnedUso): Promise<void> {
  await lockCreditosOf(tx, owed.pedidoId);
  const estornoId = await recordEstornoEmCredito(tx, owed);
  if (estornoId === null) return;
  await insertDevolvido(tx, { usoId: owed.origem, centavos: owed.valorCentavos, estornoId });
}
