import type { Language } from '../../src/words/language';
import type { ColumnType, Generated } from 'kysely';
import type { Emitente } from '../../src/domain/companhia/companhia';
import type { AdicionalVendido } from '../../src/domain/compra/adicionais/adicionais';
import type { Sentido } from '../../src/domain/compra/sentidos/sentidos';
import type { DadosRascunho } from '../../src/domain/wire/compra/rascunhos';
import type { TipoBeneficio } from '../../src/domain/compra/passageiros/tipoBeneficio';
import type { ItemPedido, SituacaoPedido } from '../../src/domain/wire/compra/pedidos';
import type { Tomador } from '../../src/domain/wire/compra/tomador';
import type { Parada } from '../../src/domain/wire/viagens/viagens';
import type { BigintColumn, DiaColumn, InstantColumn } from '../platform/database/columns';

/** The trip as it was when it was sold: a ticket keeps showing what was bought. */
export interface ViagemVendida {
  linha: string;
  /** The carrier as it was then; its ticket is issued by what it is at that time. Old orders know less of it. */
  operadora: Emitente | Pick<Emitente, 'nome' | 'cnpj' | 'endereco'>;
  partida: Parada;
  chegada: Parada;
  plataforma: string | null;
  /** The way of the purchase; absent where the places tell it. */
  sentido?: Sentido;
}

export type TipoTroca = 'remarcacao' | 'transferencia';

declare module '../platform/database/tables' {
  interface Tables {
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
    /** One a hold; it is deleted with the order that takes its place, and soon after the hold's end. */
    reserva_rascunho: {
      reserva_id: string;
      dono: string;
      dados: ColumnType<DadosRascunho, string, string>;
      versao: number;
      atualizado_em: InstantColumn;
    };
    /** A seat that was gone when the money came, and the one that was given instead. */
    realocacao: {
      pedido_id: string;
      n: number;
      de_poltrona: number;
      para_poltrona: number;
      criado_em: ColumnType<Date, never, never>;
    };
    pedido: {
      id: string;
      localizador: string;
      /** The buyer's `sub`. */
      dono: string;
      /** The language in which it was bought: that of its letters and papers. */
      idioma: Generated<Language>;
      canal: Generated<number>;
      reserva_id: string;
      situacao: SituacaoPedido;
      versao: Generated<number>;
      total_centavos: number;
      cupom: string | null;
      /** The discount of all seats together, already in each item's `desconto`. */
      desconto_centavos: Generated<number>;
      /** Optional insurance, frozen as it was bought. */
      seguro_viagem_centavos: Generated<number>;
      /** The discount given by an operator at the counter, with its reason; already in `desconto_centavos`. */
      desconto_balcao_centavos: Generated<number>;
      desconto_balcao_motivo: ColumnType<string | null, string | null | undefined, string | null>;
      comprador_nome: string;
      /** These three are empty where a buyer at a counter did not give them. */
      comprador_cpf: string;
      comprador_email: string;
      comprador_celular: string;
      expira_em: InstantColumn;
      /** The due date of the boleto that its seats are held for; null without an open one. */
      boleto_vence: ColumnType<string | null, never, string | null>;
      /** The rules it was bought under, for as long as it lives. */
      politica_id: ColumnType<number | null, number | null | undefined, number>;
      /** When its personal data were deleted (`retencao/`). */
      esquecido_em: ColumnType<Date | null, never, unknown>;
      /** The company that its documents are issued to; fixed once they are. */
      tomador: ColumnType<Tomador | null, string | null | undefined, string | null>;
      /** The credit of the ticket that this order replaces. */
      credito_centavos: Generated<number>;
      /** The part that its owner's credit pays; `total_centavos` is what is left to pay. */
      credito_usado_centavos: Generated<number>;
      /** The ticket that this order replaces once it is issued. */
      remarca_bilhete_id: ColumnType<string | null, string | null | undefined, never>;
      troca: ColumnType<TipoTroca | null, TipoTroca | null | undefined, never>;
      /** The fee kept for exchanging that ticket late. */
      multa_centavos: Generated<number>;
      /** A ticket of the chain was exchanged when it was no longer refundable, so this one is not refundable either. */
      sem_reembolso: Generated<boolean>;
      criado_em: ColumnType<Date, never, never>;
      atualizado_em: ColumnType<Date, never, unknown>;
    };
    pedido_item: {
      pedido_id: string;
      n: number;
      trecho: number;
      viagem_id: BigintColumn;
      poltrona: number;
      classe: ColumnType<ItemPedido['classe'], string, never>;
      passageiro_nome: string;
      documento_tipo: number;
      documento: string;
      data_nascimento: DiaColumn;
      celular: string | null;
      /** When this phone was given for notices of the trip, and by whose account; null where nobody consented. */
      avisos_desde: ColumnType<Date | null, unknown, null>;
      avisos_por: ColumnType<string | null, unknown, null>;
      autorizacao_menor: boolean;
      tarifa: number;
      pedagio: number;
      embarque: number;
      seguro: number;
      /** The whole discount of this seat: a gratuity's part, and a coupon's and an operator's for the rest. */
      desconto: Generated<number>;
      desconto_beneficio: Generated<number>;
      beneficio: TipoBeneficio | null;
      beneficio_faixa: number | null;
      /** `tpDesconto` of the BP-e; null where the full price was paid. */
      tp_desconto: string | null;
      credencial: string | null;
      declaracao_renda: Generated<boolean>;
      /** A child under six on this adult's lap. */
      colo_nome: string | null;
      colo_documento_tipo: number | null;
      colo_documento: string | null;
      colo_nascimento: DiaColumn | null;
      /** The extras of the seat, as they were sold, and their price together. */
      adicionais: ColumnType<AdicionalVendido[], string | undefined, never>;
      adicionais_centavos: Generated<number>;
      /** Those that were given back by themselves, which are no longer among `adicionais`. */
      adicionais_cancelados: ColumnType<AdicionalVendido[], string | undefined, never>;
      viagem: ColumnType<ViagemVendida, string, never>;
    };
  }
}
