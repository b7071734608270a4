import type { ColumnType, Generated } from 'kysely';
import type { InstantColumn } from './catalogueTables';

export type EtapaAviso = 'aviso_pix' | 'aviso_cartao';

/** What sweepers remember between their turns. */
export interface SweepTables {
  /** One step of one subject: leased until `tentar_em`, and how many times in a row it has failed. */
  falha: {
    /** The step, as its sweeper names it: `concluir`, `cartao`. */
    etapa: string;
    /** Names what the step works on: the id of an order, of a card attempt, a job's name. */
    assunto: string;
    pedido_id: string | null;
    vezes: Generated<number>;
    /** What was thrown last. */
    mensagem: string | null;
    tentar_em: InstantColumn;
    /** The first failure of the row of failures; null while none failed. */
    desde: InstantColumn | null;
  };
  /** A provider's notice about a payment, kept until the provider was asked, or has to be asked again. */
  aviso_pagamento: {
    /** The step that works on it. */
    etapa: EtapaAviso;
    /** The `txid` of a Pix, the id of a `cobranca_cartao`. */
    assunto: string;
    pedido_id: string;
    /** How many came: one that comes while another is worked on is not lost. */
    avisos: Generated<number>;
    olhar_em: ColumnType<Date, Date | undefined, Date>;
  };
}
