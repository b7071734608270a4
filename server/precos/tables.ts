import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { TipoAdicional } from '../../src/domain/compra/adicionais/tipoAdicional';
import type { TipoBeneficio } from '../../src/domain/compra/passageiros/tipoBeneficio';
import type { DadosCupom } from '../../src/domain/administracao/cupons/dadosCupom';
import type { BigintColumn, CreatedColumn, DiaColumn, InstantColumn, JsonColumn } from '../platform/database/columns';
import type { Tables } from '../platform/database/tables';

export type RegraBeneficio = Selectable<Tables['beneficio_regra']>;
export type Cupom = Selectable<Tables['cupom']>;

declare module '../platform/database/tables' {
  interface Tables {
    /** A benefit by law, in degrees: 1 is granted first. `vagas` null is unlimited. */
    beneficio_regra: {
      beneficio: TipoBeneficio;
      faixa: number;
      vigente_de: DiaColumn;
      vagas: number | null;
      percentual: number;
      /** True covers toll and terminal fee too; false the fare and its insurance alone. */
      cobre_taxas: boolean;
      idade_min: number;
      idade_max: number | null;
      /** Minutes before departure until which it may be asked for. */
      antecedencia_min: number;
      /** `tpDesconto` of the BP-e. */
      tp_desconto: string;
      base_legal: string;
    };
    /** The invariant: a place of a benefit on a departure exists once. `expira_em` null means given for good. */
    beneficio_vaga: {
      partida_id: BigintColumn;
      beneficio: TipoBeneficio;
      faixa: number;
      vaga: number;
      reserva_id: string;
      trecho: number;
      poltrona: number;
      expira_em: InstantColumn | null;
    };
    /** The invariant: a place for an extra on a departure exists once, up to `limite`. `expira_em` null means for good. */
    adicional_vaga: {
      partida_id: BigintColumn;
      tipo: TipoAdicional;
      vaga: number;
      limite: number;
      reserva_id: string;
      trecho: number;
      poltrona: number;
      expira_em: InstantColumn | null;
    };
    cupom: {
      codigo: string;
      descricao: string;
      vigente_de: DiaColumn;
      vigente_ate: DiaColumn | null;
      percentual: number | null;
      valor_centavos: number | null;
      minimo_centavos: Generated<number>;
      teto_centavos: number | null;
      limite_total: number | null;
      limite_pessoa: Generated<number>;
      primeira_compra: Generated<boolean>;
      situacao: Generated<'ativo' | 'pausado' | 'encerrado'>;
      /** The number of its last change. */
      versao: Generated<number>;
      /** The only person who may use it; null for everybody. */
      dono: ColumnType<string | null, string | null | undefined, string>;
      /** `limite_total`, or the greatest number where there is no limit. */
      limite_usos: GeneratedAlways<number>;
    };
    /** Changes of a coupon: the author, the time, and the terms of the coupon since then. */
    cupom_mudanca: {
      codigo: string;
      versao: number;
      acao: 'criado' | 'alterado' | 'pausado' | 'retomado' | 'encerrado';
      dados: JsonColumn<DadosCupom>;
      autor: string;
      em: CreatedColumn;
    };
    /**
     * Each use of a coupon has a number among all uses and among those of its person: numbers stop at the limits of the
     * coupon, which its rows carry and which change with it.
     */
    cupom_uso: {
      codigo: string;
      uso: number;
      dono: string;
      uso_pessoa: number;
      reserva_id: string;
      expira_em: InstantColumn | null;
      limite_usos: number;
      limite_pessoa: number;
    };
    /** The coupon that an order got since its coach left late. */
    cupom_atraso: {
      pedido_id: string;
      partida_id: BigintColumn;
      codigo: string;
      atraso_min: number;
      criado_em: CreatedColumn;
    };
    /** Optional travel insurance, priced per seat. */
    seguro_viagem: { vigente_de: DiaColumn; valor_centavos: number; cobertura: string };
  }
}
