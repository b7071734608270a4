import type { ColumnType } from 'kysely';
import type { CreatedColumn } from '../../platform/database/columns';

declare module '../../platform/database/tables' {
  interface Tables {
    /** A consent at the embedded initiator, and the payment that it was used for. */
    sandbox_iniciador_consentimento: {
      id: string;
      chave: string;
      banco: string;
      valor_centavos: number;
      qr_code: string;
      retorno: string;
      situacao: ColumnType<'AWAITING_AUTHORISATION' | 'AUTHORISED' | 'REJECTED' | 'CONSUMED', never, unknown>;
      motivo: ColumnType<string | null, never, unknown>;
      pagamento_id: ColumnType<string | null, never, string>;
      pagamento_situacao: ColumnType<'PDNG' | 'ACSC' | 'RJCT' | null, never, 'PDNG' | 'ACSC' | 'RJCT'>;
      pagamento_motivo: ColumnType<string | null, never, string | null>;
      criado_em: CreatedColumn;
      expira_em: ColumnType<Date, never, unknown>;
    };
  }
}
