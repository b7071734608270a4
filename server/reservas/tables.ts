import type { ColumnType } from 'kysely';
import type { Sentido } from '../../src/domain/compra/sentidos/sentidos';
import type { RegraAplicada } from '../../src/domain/viagens/tarifas/composeTarifa';
import type { BigintColumn, InstantColumn } from '../platform/database/columns';

export type SituacaoReserva = 'ativa' | 'confirmada' | 'liberada';

declare module '../platform/database/tables' {
  interface Tables {
    /** A reserva, and later the seats of a pedido. Expiry is absolute, by the database's clock. */
    reserva: {
      id: string;
      dono: string;
      situacao: ColumnType<SituacaoReserva, SituacaoReserva | undefined, SituacaoReserva>;
      expira_em: InstantColumn;
      criado_em: ColumnType<Date, never, never>;
      /** When its seats were released; null for one that ran out. */
      liberada_em: ColumnType<Date | null, never, Date>;
    };
    /** Reservas that their person has extended: once each. */
    reserva_prorrogacao: { reserva_id: string; criado_em: ColumnType<Date, never, never> };
    /** Reservas that a payment under way has made longer: once each. */
    reserva_pagamento: { reserva_id: string; criado_em: ColumnType<Date, never, never> };
    /** Reservas that a charge outside the shop has made longer: once each. */
    reserva_externa: { reserva_id: string; criado_em: ColumnType<Date, never, never> };
    /** The places of a person for live reservas. */
    reserva_vaga: { dono: string; vaga: number; reserva_id: string };
    /** The places of a person for unpaid seats of a departure. */
    reserva_lugar: { dono: string; partida_id: BigintColumn; lugar: number; reserva_id: string };
    /** A part of it on one departure, in the order in which it was asked for. */
    reserva_trecho: {
      reserva_id: string;
      n: number;
      partida_id: BigintColumn;
      seq_o: number;
      seq_d: number;
      /** The way of the purchase; null where the places tell it. */
      sentido: ColumnType<Sentido | null, Sentido | null | undefined, never>;
    };
    /** Each seat with the price that was promised for it. */
    reserva_poltrona: {
      reserva_id: string;
      n: number;
      poltrona: number;
      classe: number;
      tarifa: number;
      pedagio: number;
      embarque: number;
      seguro: number;
      /** The rules in `tarifa` and their effects, as they were when it was held. */
      regras: ColumnType<RegraAplicada[], string, never>;
      /** The rule whose promotional seat it takes. */
      cota_regra_id: string | null;
    };
    /** The invariant: a promotional seat of a rule on a departure exists once. `expira_em` null means sold. */
    tarifa_vaga: {
      partida_id: BigintColumn;
      regra_id: string;
      vaga: number;
      reserva_id: string;
      trecho: number;
      poltrona: number;
      expira_em: InstantColumn | null;
    };
    /** The invariant: a seat on a leg of a departure exists at most once. `expira_em` null means sold. */
    ocupacao: {
      partida_id: BigintColumn;
      poltrona: number;
      perna: number;
      reserva_id: string;
      expira_em: InstantColumn | null;
    };
  }
}
