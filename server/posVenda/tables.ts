import type { ColumnType } from 'kysely';

/** The ways in which a ticket ends before its trip. */
export type FimDoBilhete = 'cancelado' | 'remarcado' | 'transferido';

declare module '../platform/database/tables' {
  interface Tables {
    /** The end of a ticket and where its money went: kept, given back, or carried on to the ticket that replaces it. */
    bilhete_encerrado: {
      bilhete_id: string;
      tipo: FimDoBilhete;
      multa_centavos: number;
      estorno_centavos: number;
      credito_centavos: number;
      novo_bilhete_id: string | null;
      politica_id: number;
      criado_em: ColumnType<Date, never, never>;
    };
  }
}
