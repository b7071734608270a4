import type { TipoAdicional } from '../../src/domain/compra/adicionais/tipoAdicional';
import type { ColumnType, Generated } from 'kysely';
import type { TipoCartao } from '../../src/domain/pagamento/cartao';
import type { InstantColumn, NullableInstantColumn } from '../platform/database/columns';

/**
 * `criando`: the acquirer may or may not know it. `encerrando`: it is to end, and the acquirer has not answered yet
 * whether it was paid meanwhile.
 */
export type SituacaoExterna = 'criando' | 'aberta' | 'encerrando' | 'paga' | 'recusada' | 'cancelada' | 'expirada';

/** Reason for which a charge ended without its money. */
export type MotivoExterna = 'operador' | 'tempo' | 'outro_pagamento' | 'valor_mudou' | 'encerrado' | 'sem_resposta';

/** Means by which an order was paid, and by which its money goes back; `credito` is its owner's credit. */
export type MeioDePagamento = 'pix' | 'cartao' | 'dinheiro' | 'boleto' | 'credito';

/** Reason for which money goes back. */
export type MotivoEstorno =
  | 'sem_poltrona'
  | 'valor_divergente'
  | 'pago_de_novo'
  | 'contestado'
  | 'emissao_recusada'
  | 'captura_recusada'
  | 'cancelamento'
  | 'remarcacao'
  | 'troca_superada';

/** `nao_realizado`: the provider refused it; it is asked for again. */
export type SituacaoEstorno = 'pendente' | 'em_processamento' | 'feito' | 'nao_realizado';

/** The step of the sweeper that works on a notice. */
export type EtapaAviso = 'aviso_pix' | 'aviso_cartao' | 'aviso_boleto' | 'aviso_iniciacao';

declare module '../platform/database/tables' {
  interface Tables {
    cobranca_externa: {
      id: string;
      pedido_id: string;
      tentativa: number;
      /** Our name for it at the acquirer, by which every request is found again. */
      chave: string;
      meio: 'link' | 'terminal';
      /** Of a terminal; at a link the payer chooses. */
      tipo: TipoCartao | null;
      /** Of a terminal; at a link the most that may be chosen. */
      parcelas: number;
      valor_centavos: number;
      /** The operator who asked for it. */
      operador_id: string;
      /** Address of the shop in the operator's browser; the acquirer's pages are at the other origin. */
      retorno: string;
      situacao: Generated<SituacaoExterna>;
      motivo: MotivoExterna | null;
      url: string | null;
      expira_em: InstantColumn;
      /** Instant of the next question to the acquirer; null where nothing can change any more. */
      consultar_em: NullableInstantColumn;
      criado_em: ColumnType<Date, never, never>;
      atualizado_em: ColumnType<Date, never, unknown>;
    };
    /** Cash for an order: at most one per order, with its movement in the till. */
    recebimento_balcao: {
      id: string;
      pedido_id: string;
      operador_id: string;
      movimento_id: string;
      /** Price of the order. */
      valor_centavos: number;
      /** Cash that was handed over; the rest was given back as change. */
      recebido_centavos: number;
      destino: Generated<'aceito' | 'devolver'>;
      criado_em: ColumnType<Date, never, never>;
    };
    /** One attempt to be paid by Pix. `criando` means that the provider may or may not know it yet. */
    cobranca_pix: {
      txid: string;
      pedido_id: string;
      tentativa: number;
      valor_centavos: number;
      /** The price of its order has changed: it only waits to be closed. */
      substituida: Generated<boolean>;
      situacao: Generated<'criando' | 'ativa' | 'concluida' | 'encerrada'>;
      copia_e_cola: string | null;
      expira_em: InstantColumn;
      /** Instant of the sweeper's next question to the provider. */
      consultar_em: InstantColumn;
      criado_em: ColumnType<Date, never, never>;
    };
    /** The inbox of money: each Pix once, with its destination. */
    pix_recebido: {
      e2eid: string;
      txid: string;
      pedido_id: string;
      valor_centavos: number;
      horario: InstantColumn;
      destino: 'aceito' | 'devolver';
      motivo: MotivoEstorno | null;
      recebido_em: ColumnType<Date, never, never>;
    };
    estorno: {
      /** Also its idempotency key at the provider. */
      id: string;
      pedido_id: string;
      meio: MeioDePagamento;
      /**
       * The payment: the `e2eid` of a Pix, the id of a `cobranca_cartao`, of a `boleto_recebido`, of a `recebimento_balcao` or of a use of credit
       * (`credito_lancamento`). Money that became credit keeps its payment here and has the `meio` of credit.
       */
      origem: string;
      /** Null where the whole payment goes back. */
      bilhete_id: string | null;
      /** The seat of the order that could not be issued, where only that one goes back. */
      item_n: ColumnType<number | null, number | null | undefined, never>;
      /** The extra of the ticket that is given back by itself; null where the ticket is. */
      adicional: ColumnType<TipoAdicional | null, TipoAdicional | null | undefined, never>;
      valor_centavos: number;
      motivo: MotivoEstorno;
      situacao: Generated<SituacaoEstorno>;
      /** Instant of the next attempt; null while there is nothing to ask. */
      tentar_em: ColumnType<Date | null, Date | null | undefined, Date | null>;
      tentativas: Generated<number>;
      criado_em: ColumnType<Date, never, never>;
      concluido_em: NullableInstantColumn;
    };
    /** A provider's notice about a payment, kept until the provider was asked and nothing is open any more. */
    aviso_pagamento: {
      /** The step that works on it. */
      etapa: EtapaAviso;
      /** The `txid` of a Pix, the id of a `cobranca_cartao`, of a `boleto` or of an `iniciacao_pix`. */
      assunto: string;
      pedido_id: string;
      /** Number of notices that came: one that arrives while another is worked on is not lost. */
      avisos: Generated<number>;
      olhar_em: ColumnType<Date, Date | undefined, Date>;
      /** The trace of the request that brought it, as W3C's `traceparent`; null without one. */
      traceparent: Generated<string | null>;
    };
  }
}
