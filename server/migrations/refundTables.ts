import type { ColumnType, Generated } from 'kysely';
import type { InstantColumn } from './catalogueTables';

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

/** Money that is owed back. */
export interface RefundTables {
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
}

export type SituacaoEstorno = 'pendente' | 'em_processamento' | 'feito' | 'nao_realizado';
