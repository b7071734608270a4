import type { ColumnType, Generated } from 'kysely';
import type { BigintColumn, CreatedColumn } from '../../platform/database/columns';

declare module '../../platform/database/tables' {
  interface Tables {
    /** A departure that operations said left late; the row goes when they take it back. */
    partida_atrasada: {
      partida_id: BigintColumn;
      /** Their first word. */
      desde: CreatedColumn;
      /** Their latest one. */
      dito_em: ColumnType<Date, never, unknown>;
      /** Something is still to follow from the latest word. */
      a_compensar: Generated<boolean>;
    };
  }
}
