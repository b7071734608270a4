import type { ColumnType, Generated } from 'kysely';
import type { CreatedColumn, DiaColumn, LaterInstantColumn } from '../../platform/database/columns';
import type { SituacaoNoBanco } from '../../pagamento/boleto/boletoPort';

declare module '../../platform/database/tables' {
  interface Tables {
    /** A boleto in the books of the embedded bank. */
    sandbox_boleto: {
      numero: string;
      valor_centavos: number;
      vencimento: DiaColumn;
      pagador: ColumnType<unknown, string, never>;
      descricao: string;
      codigo_barras: string;
      situacao: ColumnType<SituacaoNoBanco, never, unknown>;
      criado_em: CreatedColumn;
    };
    sandbox_boleto_pagamento: { id: string; numero: string; valor_centavos: number; pago_em: CreatedColumn };
    sandbox_boleto_devolucao: { pagamento_id: string; id: string; valor_centavos: number };
    /** Where the receiver of boletos hears of them; one row. */
    sandbox_boleto_webhook: { unica: ColumnType<boolean, true, never>; url: string };
    /** A notice that is repeated until the receiver took it. */
    sandbox_boleto_aviso: {
      id: string;
      numero: string;
      tentativas: Generated<number>;
      tentar_em: ColumnType<Date, never, unknown>;
      entregue_em: LaterInstantColumn;
    };
  }
}
