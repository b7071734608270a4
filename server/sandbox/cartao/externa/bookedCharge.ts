import type { Selectable } from 'kysely';
import type { Bandeira, TipoCartao } from '../../../../src/domain/pagamento/cartao';
import type { Tables } from '../../../platform/database/tables';

/** A charge with its expiry by the database's clock. */
export type BookedCharge = Selectable<Tables['sandbox_cartao_externa']> & { vencida: boolean };

/** The card that a charge was paid with. */
export interface PaidWith {
  tipo: TipoCartao;
  parcelas: number;
  bandeira: Bandeira;
  final4: string;
  autenticacaoId: string | null;
}
