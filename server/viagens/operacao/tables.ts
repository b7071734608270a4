import type { BigintColumn, CreatedColumn } from '../../platform/database/columns';

declare module '../../platform/database/tables' {
  interface Tables {
    /** A seat that a change of coaches moved, with its order where there was one. */
    mudanca_poltrona: {
      registro_id: string;
      partida_id: BigintColumn;
      reserva_id: string;
      trecho: number;
      pedido_id: string | null;
      n: number | null;
      /** The seat of the purchase; `para` has it again where somebody went back. */
      original: number;
      de: number;
      para: number;
      /** Rights of the seat of the purchase. */
      acessivel: boolean;
      mulheres: boolean;
      pior: boolean;
      em: CreatedColumn;
    };
  }
}
