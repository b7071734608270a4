import type { ColumnType } from 'kysely';

declare module '../platform/database/tables' {
  interface Tables {
    /** A customer's order that is open to an operator until `ate`. */
    pedido_atendimento: { operador_id: string; pedido_id: string; ate: ColumnType<Date, unknown, unknown> };
  }
}
