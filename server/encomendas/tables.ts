import type { ColumnType } from 'kysely';
import type {
  ItemDeclarado,
  LinhaFrete,
  MeioBalcao,
  Parte,
  Pesos,
  Volume,
} from '../../src/domain/wire/encomendas/encomendas';
import type {
  BigintColumn,
  ComputedDiaColumn,
  CreatedColumn,
  DiaColumn,
  InstantColumn,
  JsonColumn,
} from '../platform/database/columns';

declare module '../platform/database/tables' {
  interface Tables {
    encomenda_faixa: { vigente_de: DiaColumn; ate_km: number; base_centavos: number; kg_centavos: number };
    encomenda_regra: {
      vigente_de: DiaColumn;
      cubagem: number;
      seguro_bps: number;
      seguro_minimo_centavos: number;
      volume_centavos: number;
      cotacao_horas: number;
      /** Days after the quote during which a parcel may be posted at its price. */
      postagem_dias: number;
      /** Minutes before its departure until which a coach accepts a parcel. */
      antecedencia_min: number;
      retirada_dias: number;
      armazenagem_dia_centavos: number;
    };
    encomenda_cotacao: {
      id: string;
      origem_id: number;
      destino_id: number;
      km: number;
      volumes: JsonColumn<Volume[]>;
      valor_declarado: number;
      pesos: JsonColumn<Pesos>;
      linhas: JsonColumn<LinhaFrete[]>;
      total: number;
      /** Day of the tariff that it was computed from. */
      tarifa_de: DiaColumn;
      valida_ate: ColumnType<Date, unknown, never>;
      criado_em: CreatedColumn;
    };
    encomenda: {
      id: string;
      codigo: string;
      cotacao_id: string;
      remetente: JsonColumn<Parte>;
      destinatario: JsonColumn<Parte>;
      final_remetente: string;
      final_destinatario: string;
      chave_nfe: string | null;
      declaracao: ColumnType<ItemDeclarado[] | null, string | null, string | null>;
      ciencia_em: CreatedColumn;
      postar_ate: ComputedDiaColumn;
      criado_em: CreatedColumn;
      apagar_em: ComputedDiaColumn;
    };
    /** `ordem` is the place of its situation in SITUACOES_ENCOMENDA; the highest one is the parcel's state. */
    encomenda_evento: {
      encomenda_id: string;
      ordem: number;
      anterior: number | null;
      em: ColumnType<Date, unknown, never>;
      operador: string | null;
      localidade_id: number | null;
      partida_id: BigintColumn | null;
      prazo: ColumnType<DiaColumn | null, unknown, never>;
      recebedor_nome: string | null;
      recebedor_final: string | null;
      motivo: string | null;
    };
    encomenda_cobranca: {
      encomenda_id: string;
      motivo: 'frete' | 'armazenagem';
      total: number;
      meio: MeioBalcao;
      volumes: ColumnType<Volume[] | null, string | null, never>;
      pesos: ColumnType<Pesos | null, string | null, never>;
      linhas: ColumnType<LinhaFrete[] | null, string | null, never>;
      operador: string;
      em: ColumnType<InstantColumn, never, never>;
    };
    /** `quem` is a hash of the guesser's network address; null in rows older than the column. */
    encomenda_palpite: { id: string; codigo: string; quem: string | null; em: CreatedColumn };
  }
}
