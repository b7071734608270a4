import type { Metrica, AparelhoMedido } from '../../src/domain/aplicativo/vitais';

declare module '../platform/database/tables' {
  interface Tables {
    /** Visits of a day by how quick a page was: `vezes` of them with a measure in the range `faixa`. */
    vital_dia: {
      dia: string;
      rota: string;
      versao: string;
      aparelho: AparelhoMedido;
      metrica: Metrica;
      faixa: number;
      vezes: number;
    };
  }
}
