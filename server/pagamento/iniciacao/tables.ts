import type { ColumnType, Generated } from 'kysely';
import type { MotivoIniciacao, SituacaoIniciacao } from '../../../src/domain/wire/pagamento/iniciacao';
import type { NullableInstantColumn } from '../../platform/database/columns';

declare module '../../platform/database/tables' {
  interface Tables {
    /** A payment of a Pix charge in the app of a bank; it carries no money. */
    iniciacao_pix: {
      /** Also its idempotency key at the initiator, and the state that its return address carries. */
      id: string;
      txid: string;
      pedido_id: string;
      /** 1 to 10 within its charge. */
      tentativa: number;
      banco_id: string;
      banco_nome: string;
      /** The initiator's name for it; null until the initiator has answered. */
      consentimento: ColumnType<string | null, never, string>;
      url: ColumnType<string | null, never, string>;
      expira_em: NullableInstantColumn;
      /** `criando`: the initiator may or may not know it. */
      situacao: Generated<SituacaoIniciacao | 'criando'>;
      motivo: ColumnType<MotivoIniciacao | null, never, MotivoIniciacao | null>;
      /** The last question to the initiator. */
      consultada_em: NullableInstantColumn;
      criado_em: ColumnType<Date, never, never>;
    };
  }
}
