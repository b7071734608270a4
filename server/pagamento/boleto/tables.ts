import type { ColumnType, Generated } from 'kysely';
import type { BigintColumn, DiaColumn, InstantColumn, NullableInstantColumn } from '../../platform/database/columns';
import type { MotivoEstorno } from '../tables';

/**
 * `registrando`: the bank may or may not know it. `encerrando`: it is to be taken back, and the bank has not answered yet
 * whether it was paid meanwhile.
 */
export type SituacaoBoleto = 'registrando' | 'aberto' | 'encerrando' | 'pago' | 'baixado';

/** Reason for which a boleto ended without its money. */
export type MotivoBoleto = 'vencido' | 'outro_pagamento' | 'valor_mudou' | 'desistencia' | 'recusado';

declare module '../../platform/database/tables' {
  interface Tables {
    /** A boleto of an order; one of an order may be open. */
    boleto: {
      id: string;
      pedido_id: string;
      tentativa: number;
      /** Our name for it at the bank. */
      numero: string;
      valor_centavos: number;
      vencimento: DiaColumn;
      /** The end of the day on which a payment of the last day is known; the seats are held until then. */
      segura_ate: InstantColumn;
      situacao: Generated<SituacaoBoleto>;
      motivo: ColumnType<MotivoBoleto | null, never, MotivoBoleto>;
      /** Null until the bank has registered it. */
      codigo_barras: ColumnType<string | null, never, string>;
      /** Instant of the next question to the bank; null where nothing can change any more. */
      consultar_em: NullableInstantColumn;
      criado_em: ColumnType<Date, never, never>;
    };
    /** The places of a person for open boletos. */
    boleto_vaga: { dono: string; vaga: number; boleto_id: string };
    /** The places of a departure for seats that wait for a boleto, whoever asked. */
    boleto_lugar: { partida_id: BigintColumn; lugar: number; boleto_id: string };
    /** The inbox of money: each payment of a boleto once, with its destination. */
    boleto_recebido: {
      /** The bank's name for the payment. */
      id: string;
      boleto_id: string;
      pedido_id: string;
      valor_centavos: number;
      pago_em: InstantColumn;
      destino: 'aceito' | 'devolver';
      motivo: MotivoEstorno | null;
      recebido_em: ColumnType<Date, never, never>;
    };
  }
}
