import type { Selectable } from 'kysely';
import type { Bandeira, TipoCartao } from '../../../../src/domain/cartao';
import type { Tables } from '../../../platform/database/tables';

/** A charge, and what the database's clock says of it. */
export type BookedCharge = Selectable<Tables['sandbox_cartao_externa']> & { vencida: boolean };

/** With what a charge was paid. */
export interface PaidWith {
  tipo: TipoCartao;
  parcelas: number;
  bandeira: Bandeira;
  final4: string;
  autenticacaoId: string | null;
}
