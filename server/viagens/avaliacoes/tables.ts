import type { ColumnType } from 'kysely';
import type { CreatedColumn, DiaColumn } from '../../platform/database/columns';

declare module '../../platform/database/tables' {
  interface Tables {
    /** A traveller's rating of a trip; its key makes it one for each ticket. */
    avaliacao: {
      bilhete_id: string;
      dono: string;
      linha_id: number;
      /** Service day of the departure. */
      data: DiaColumn;
      nota: number;
      texto: string | null;
      criada_em: CreatedColumn;
      mudada_em: ColumnType<Date, never, unknown>;
    };
  }
}
