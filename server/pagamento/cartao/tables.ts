import type { ColumnType, Generated } from 'kysely';
import type { Bandeira, TipoCartao } from '../../../src/domain/pagamento/cartao';
import type { MetodoCarteira } from '../../../src/domain/wire/pagamento/carteira';
import type { CreatedColumn, NullableInstantColumn } from '../../platform/database/columns';
import type { TransStatus } from './cartaoPort';

/**
 * `criada`: nothing was asked yet. `desafio`: waits for the person at the bank's page. `autorizando`: the money was asked
 * for, whether the answer is known or not. `autorizada`: reserved. `capturada`: captured. `cancelada`: voided.
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

/** Reason for which an attempt failed. */
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

declare module '../../platform/database/tables' {
  interface Tables {
    cobranca_cartao: {
      id: string;
      pedido_id: string;
      tentativa: number;
      /** Our name for the attempt at the acquirer, by which every request is found again. */
      chave: string;
      tipo: TipoCartao;
      parcelas: number;
      valor_centavos: number;
      /**
       * Stands for the card, for one attempt; forgotten as soon as it was used. Null for a wallet's card until the acquirer
       * has given a token for it.
       */
      token: string | null;
      /** SHA-256 in hexadecimal of the token, or of what a wallet handed over: kept for good, so that it never pays twice. */
      token_hash: ColumnType<string | null, string | null | undefined, never>;
      /** The saved card that is paid with, by the acquirer's name for it; forgotten with the token. */
      cofre: ColumnType<string | null, string | null | undefined, null>;
      /** The person asked to keep this card; false again once it is kept or will not be. */
      guardar: Generated<boolean>;
      /** The wallet that the card came from; null for a typed or a saved one. */
      carteira: ColumnType<MetodoCarteira | null, MetodoCarteira | null | undefined, never>;
      nonce: string;
      /** Return address of the bank's page. */
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
      /** Integer centavos that the acquirer approved; they go back as approved where they differ from `valor_centavos`. */
      autorizado_centavos: ColumnType<number | null, number | null | undefined, number | null>;
      /** The charge outside the shop through which it was paid. */
      externa_id: ColumnType<string | null, string | null | undefined, never>;
      /** Instant at which the money was asked for. */
      enviada_em: NullableInstantColumn;
      /** End of the lease of the caller that asks the acquirer about it. */
      ocupada_ate: NullableInstantColumn;
      /** Instant of the next look; null where nothing can change any more. */
      consultar_em: NullableInstantColumn;
      /** Start of a dispute at the buyer's bank; null without one. */
      contestado_em: NullableInstantColumn;
      criado_em: ColumnType<Date, never, never>;
      atualizado_em: ColumnType<Date, never, unknown>;
    };
    /** A card that a traveller keeps, without its number. */
    cartao_salvo: {
      id: string;
      dono: string;
      /** One of the places of its owner. */
      vaga: number;
      /** The acquirer's name for the card; no client receives it. */
      cofre: string;
      bandeira: Bandeira;
      final4: string;
      /** The last month in which it is valid, `YYYY-MM`. */
      validade: string;
      criado_em: CreatedColumn;
      usado_em: ColumnType<Date, never, unknown>;
    };
    /** The acquirer's name of a card that is not kept any more, until it has forgotten the card. */
    cofre_a_esquecer: { id: string; cofre: string; desde: CreatedColumn };
    /** By what an attempt is counted before the next one is admitted; removed after two days. */
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
    /** One row per person, network and device: locked while their attempts are counted, across replicas. */
    cartao_freio: { chave: string; usado_em: ColumnType<Date, Date | undefined, unknown> };
  }
}
