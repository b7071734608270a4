import type { ColumnType, Generated } from 'kysely';
import type { Bandeira, TipoCartao } from '../../src/domain/cartao';
import type { TransStatus } from './cartao/cardPort';
import type { InstantColumn, NullableInstantColumn } from '../platform/database/columns';

/**
 * `criando`: the acquirer may or may not know it. `encerrando`: it is to end, and the acquirer has not said yet whether
 * somebody paid meanwhile.
 */
export type SituacaoExterna = 'criando' | 'aberta' | 'encerrando' | 'paga' | 'recusada' | 'cancelada' | 'expirada';

/** Why a charge ended without its money. */
export type MotivoExterna = 'operador' | 'tempo' | 'outro_pagamento' | 'valor_mudou' | 'encerrado' | 'sem_resposta';

/**
 * `criada` has asked nobody yet. `desafio` waits for the person at their bank. `autorizando` has asked for the money,
 * answer known or not. `autorizada` has it reserved, `capturada` taken, `cancelada` let go.
 */
export type SituacaoCobrancaCartao =
  | 'criada'
  | 'desafio'
  | 'autorizando'
  | 'autorizada'
  | 'capturada'
  | 'cancelada'
  | 'recusada'
  | 'abandonada';

/** Why an attempt came to nothing. */
export type MotivoRecusa =
  | 'autenticacao'
  | 'sem_autenticacao'
  | 'negada'
  | 'saldo'
  | 'tempo'
  | 'valor_mudou'
  | 'encerrado'
  | 'sem_resposta'
  | 'indisponivel';

/** With what an order was paid, where the money can go back the same way. */
export type MeioDePagamento = 'pix' | 'cartao' | 'dinheiro';

/** Why money goes back. */
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

export type SituacaoEstorno = 'pendente' | 'em_processamento' | 'feito' | 'nao_realizado';

export type EtapaAviso = 'aviso_pix' | 'aviso_cartao';

declare module '../platform/database/tables' {
  interface Tables {
    cobranca_externa: {
      id: string;
      pedido_id: string;
      tentativa: number;
      /** Our own name for it at the acquirer: whatever was asked is found again by it. */
      chave: string;
      meio: 'link' | 'terminal';
      /** Of a terminal; at a link whoever pays chooses. */
      tipo: TipoCartao | null;
      /** Of a terminal; at a link the most that may be chosen. */
      parcelas: number;
      valor_centavos: number;
      /** Who asked for it. */
      operador_id: string;
      /** The shop as its operator sees it: the acquirer's pages stand at the other origin. */
      retorno: string;
      situacao: Generated<SituacaoExterna>;
      motivo: MotivoExterna | null;
      url: string | null;
      expira_em: InstantColumn;
      /** When to ask the acquirer next; null where nothing can change any more. */
      consultar_em: NullableInstantColumn;
      criado_em: ColumnType<Date, never, never>;
      atualizado_em: ColumnType<Date, never, unknown>;
    };
    cobranca_cartao: {
      id: string;
      pedido_id: string;
      tentativa: number;
      /** Our own name for the attempt at the acquirer: whatever was asked is found again by it. */
      chave: string;
      tipo: TipoCartao;
      parcelas: number;
      valor_centavos: number;
      /** Stands for the card, once; forgotten as soon as it was used. */
      token: string | null;
      /** SHA-256 of the token in hexadecimal: kept when the token is forgotten, so that it never pays twice. */
      token_hash: ColumnType<string | null, string | null | undefined, never>;
      nonce: string;
      /** Where the bank's page leads back to. */
      retorno: string;
      /** Null once it was forgotten. */
      dispositivo: ColumnType<unknown, string, null>;
      situacao: Generated<SituacaoCobrancaCartao>;
      motivo: MotivoRecusa | null;
      destino: 'aceito' | 'devolver' | null;
      bandeira: Bandeira | null;
      final4: string | null;
      autenticacao_id: string | null;
      trans_status: TransStatus | null;
      eci: string | null;
      cavv: string | null;
      ds_trans_id: string | null;
      versao_3ds: string | null;
      desafio_url: string | null;
      desafio_ate: NullableInstantColumn;
      pagamento_id: string | null;
      /** What the acquirer approved, integer centavos; another sum than `valor_centavos` goes back as it was approved. */
      autorizado_centavos: ColumnType<number | null, number | null | undefined, number | null>;
      /** The charge outside the shop through which it was paid. */
      externa_id: ColumnType<string | null, string | null | undefined, never>;
      /** When the money was asked for. */
      enviada_em: NullableInstantColumn;
      /** Somebody is asking the acquirer about it until then. */
      ocupada_ate: NullableInstantColumn;
      /** When to look next; null where nothing can change any more. */
      consultar_em: NullableInstantColumn;
      /** It is disputed at the buyer's bank since then; null where it is not. */
      contestado_em: NullableInstantColumn;
      criado_em: ColumnType<Date, never, never>;
      atualizado_em: ColumnType<Date, never, unknown>;
    };
    /** Of an attempt, what is counted before the next one is let through; removed after two days. */
    cartao_medida: {
      cobranca_id: string;
      /** The order's `dono`. */
      pessoa: string;
      /** Network of the caller's address; null for one that is not public. */
      rede: string | null;
      /** `x-dispositivo` of the request. */
      aparelho: string | null;
      criado_em: ColumnType<Date, never, never>;
    };
    /** A row each person, network and device: locked while their attempts are counted, on whichever replica. */
    cartao_freio: { chave: string; usado_em: ColumnType<Date, Date | undefined, unknown> };
    /** Cash for an order: one payment an order, and the movement of the till that it is. */
    recebimento_balcao: {
      id: string;
      pedido_id: string;
      operador_id: string;
      movimento_id: string;
      /** What the order cost. */
      valor_centavos: number;
      /** What was handed over; the rest went back as change. */
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
      /** Its order costs something else now: it only waits to be closed. */
      substituida: Generated<boolean>;
      situacao: Generated<'criando' | 'ativa' | 'concluida' | 'encerrada'>;
      copia_e_cola: string | null;
      expira_em: InstantColumn;
      /** When the sweeper asks the provider next. */
      consultar_em: InstantColumn;
      criado_em: ColumnType<Date, never, never>;
    };
    /** The inbox of money: each Pix once, with what becomes of it. */
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
      /** Also the provider's name for it, so that asking again gives nothing twice. */
      id: string;
      pedido_id: string;
      meio: MeioDePagamento;
      /** What it was paid by: the `e2eid` of a Pix, the id of a `cobranca_cartao` or of a `recebimento_balcao`. */
      origem: string;
      /** Null where the whole payment goes back. */
      bilhete_id: string | null;
      /** The seat of the order that could not be issued, where only that one goes back. */
      item_n: ColumnType<number | null, number | null | undefined, never>;
      valor_centavos: number;
      motivo: MotivoEstorno;
      situacao: Generated<SituacaoEstorno>;
      /** When to ask for it (again); null while there is nothing to ask. */
      tentar_em: ColumnType<Date | null, Date | null | undefined, Date | null>;
      tentativas: Generated<number>;
      criado_em: ColumnType<Date, never, never>;
      concluido_em: InstantColumn | null;
    };
    /** A provider's notice about a payment, kept until the provider was asked, or has to be asked again. */
    aviso_pagamento: {
      /** The step that works on it. */
      etapa: EtapaAviso;
      /** The `txid` of a Pix, the id of a `cobranca_cartao`. */
      assunto: string;
      pedido_id: string;
      /** How many came: one that comes while another is worked on is not lost. */
      avisos: Generated<number>;
      olhar_em: ColumnType<Date, Date | undefined, Date>;
    };
  }
}
