import type { ColumnType } from 'kysely';
import type { InstantColumn } from './catalogueTables';

/** What happened to tickets at the door. */
export interface TicketTables {
  /** A ticket boards once. */
  bilhete_embarque: {
    bilhete_id: string;
    lido_em: InstantColumn;
    /** The `sub` of who read it. */
    por: string;
    registrado_em: ColumnType<Date, never, never>;
  };
}
