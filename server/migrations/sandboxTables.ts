import type { ColumnType, Generated } from 'kysely';
import type { SituacaoCobranca } from '../pagamento/pix/pixPort';
import type { InstantColumn } from './catalogueTables';

/** What the embedded bank and the embedded mailbox remember. */
export interface SandboxTables {
  sandbox_pix_cob: {
    txid: string;
    loc_id: number;
    location: string;
    revisao: Generated<number>;
    status: Generated<SituacaoCobranca>;
    chave: string;
    valor_centavos: number;
    expiracao: number;
    devedor: ColumnType<unknown, string | null, never>;
    solicitacao_pagador: string | null;
    pix_copia_e_cola: string;
    criacao: ColumnType<Date, never, never>;
  };
  sandbox_pix_pagamento: {
    e2eid: string;
    txid: string;
    chave: string;
    valor_centavos: number;
    horario: ColumnType<Date, never, never>;
  };
  sandbox_pix_devolucao: {
    e2eid: string;
    id: string;
    rtr_id: string;
    valor_centavos: number;
    horario: ColumnType<Date, never, never>;
  };
  sandbox_pix_webhook: { chave: string; url: string; criacao: ColumnType<Date, never, never> };
  /** A notice that the bank still owes its customer. */
  sandbox_pix_aviso: {
    id: string;
    e2eid: string;
    tentativas: Generated<number>;
    tentar_em: ColumnType<Date, never, unknown>;
    entregue_em: InstantColumn | null;
  };
  sandbox_email: {
    id: string;
    para: string;
    assunto: string;
    corpo: string;
    codigo: string | null;
    /** Where a mail program says that this person wants no more of these. */
    cancelamento: ColumnType<string | null, string | null | undefined, never>;
    enviado_em: ColumnType<Date, never, never>;
  };
}
