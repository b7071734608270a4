import type { ColumnType } from 'kysely';

declare module '../platform/database/tables' {
  interface Tables {
    /** A reason for a person to look: a violated invariant, money that waits, a step that keeps failing. */
    alerta: {
      id: string;
      invariante: string;
      /** Null where it is not about an order. */
      pedido_id: string | null;
      /** The subject of the alert; one alert of a kind is open for it. */
      assunto: string;
      detalhe: string;
      criado_em: ColumnType<Date, never, never>;
      resolvido_em: ColumnType<Date | null, null | undefined, Date>;
    };
    /** The first person of the staff who has seen an alert. */
    alerta_ciencia: { alerta_id: string; autor: string; autor_nome: string; em: ColumnType<Date, never, never> };
  }
}
