import type { ColumnType } from 'kysely';

declare module '../../platform/database/tables' {
  interface Tables {
    /** The last known position of a departure's coach; without one somebody asked, and nothing is known yet. */
    partida_posicao: {
      partida_id: ColumnType<string, string, never>;
      /** When somebody last asked; only such departures are looked for in the operator's feed. */
      pedida_em: ColumnType<Date, never, unknown>;
      lat: number | null;
      lon: number | null;
      em: ColumnType<Date | null, never, unknown>;
    };
  }
}
