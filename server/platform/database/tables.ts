import type { ColumnType, Generated, Selectable } from 'kysely';
import type { InstantColumn } from './columns';

/**
 * Every table: the platform's own here; each room adds its own in its `tables.ts`, by declaration merging, so that the
 * database knows no subject.
 */
export interface Tables {
  /** Counts of requests under a hashed key, until their window ends. */
  limite_uso: { chave: string; conta: number; ate: InstantColumn };
  /** Answers already given, by caller and idempotency key. */
  idempotencia: {
    dono: string;
    chave: string;
    rota: string;
    hash: string;
    status: number | null;
    resposta: string | null;
    criado_em: ColumnType<Date, never, never>;
  };
  /** Outbox: messages to send once the transaction that inserted them is committed. */
  caixa_saida: {
    id: string;
    topico: string;
    chave: string;
    corpo: ColumnType<unknown, string, string>;
    criado_em: ColumnType<Date, never, never>;
    tentar_em: ColumnType<Date, Date | undefined, Date>;
    tentativas: Generated<number>;
    publicado_em: InstantColumn | null;
    /** The receiver's side wants none, with its words; it is not sent again. */
    recusada_em: ColumnType<Date | null, undefined, unknown>;
    recusa: ColumnType<string | null, undefined, string>;
    /** The trace of the fact, as W3C's `traceparent`; null without one. */
    traceparent: Generated<string | null>;
  };
  /** A provider that is left alone, as the processes see it. */
  disjuntor: {
    sistema: string;
    aberto_em: ColumnType<Date, never, unknown>;
    visto_em: ColumnType<Date, never, unknown>;
  };
  /** A message that somebody of the staff had sent again. */
  caixa_saida_reenvio: {
    id: string;
    mensagem_id: string;
    autor: string;
    autor_nome: string;
    em: ColumnType<Date, never, never>;
  };
  /** The lease of a periodic job: its holder and its end. */
  trabalho_tranca: { nome: string; dono: string; ate: InstantColumn };
  /** One step of one subject: leased until `tentar_em`, and how many times in a row it has failed. */
  falha: {
    /** The step, as its sweeper names it: `concluir`, `cartao`. */
    etapa: string;
    /** Names what the step works on: the id of an order, of a card attempt, a job's name. */
    assunto: string;
    pedido_id: string | null;
    vezes: Generated<number>;
    /** Text of the last error. */
    mensagem: string | null;
    tentar_em: InstantColumn;
    /** The first of the present failures in a row; null while there is none. */
    desde: InstantColumn | null;
  };
}

/** A row of a table as it is read. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
