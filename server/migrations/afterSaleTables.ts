import type { ColumnType } from 'kysely';
import type { DiaColumn } from './catalogueTables';

/** How a ticket ends before its trip. */
export type FimDoBilhete = 'cancelado' | 'remarcado' | 'transferido';

/** What holds after the sale, and what became of tickets. */
export interface AfterSaleTables {
  /** A rule of law from a day on; orders name the row they were bought under. */
  politica: {
    id: number;
    /** `ANTT` between states, else a state; `ESTADUAL` for states without a row of their own. */
    jurisdicao: string;
    vigente_de: DiaColumn;
    vigente_ate: DiaColumn | null;
    horas_minimas: number;
    pct_multa: number;
    pct_remarcacao: number;
    dias_arrependimento: number;
    dias_validade: number;
    minutos_atraso: number;
    base_legal: string;
  };
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
