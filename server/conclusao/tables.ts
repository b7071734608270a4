import type { ColumnType } from 'kysely';

declare module '../platform/database/tables' {
  interface Tables {
    /** What a person has to look at: an invariant that does not hold, money that waits, a step that keeps failing. */
    alerta: {
      id: string;
      invariante: string;
      /** Null where it is not about an order. */
      pedido_id: string | null;
      /** Names what it is about; one alert of a kind is open for it. */
      assunto: string;
      detalhe: string;
      criado_em: ColumnType<Date, never, never>;
      resolvido_em: ColumnType<Date | null, null | undefined, Date>;
    };
  }
}
