import { Type, type Static } from 'typebox';
import { MAXIMO_POLTRONAS, MAXIMO_TRECHOS } from '../../base/constantes';
import { Centavos, Id, Linha, Nascimento, Poltrona, closed } from '../base/campos';
import { TipoBeneficio } from '../base/pessoas';
import { Erro } from '../base/problema';
import { CupomDaConta, MotivoDoCupom } from '../conta/cupons';
import { Preco } from '../viagens/viagens';
import { Adicionais, AdicionaisVendidos, AdicionalOferecido } from './adicionais';

/** The passenger data that determines the price, without anything that identifies the person. */
export const PassageiroCotado = closed({
  trecho: Type.Optional(Type.Integer({ minimum: 0, maximum: MAXIMO_TRECHOS - 1 })),
  poltrona: Poltrona,
  dataNascimento: Type.Optional(Nascimento),
  beneficio: Type.Optional(TipoBeneficio),
  adicionais: Type.Optional(Adicionais),
});
export type PassageiroCotado = Static<typeof PassageiroCotado>;

/** Quote request; seats without a passenger are quoted at full price. */
export const NovaCotacao = closed({
  reservaId: Id,
  passageiros: Type.Array(PassageiroCotado, { maxItems: MAXIMO_TRECHOS * MAXIMO_POLTRONAS }),
  cupom: Type.Optional(Linha(0, 20)),
  seguro: Type.Optional(Type.Boolean()),
  /** Whether the person's credit is to pay what it can. */
  usarCredito: Type.Optional(Type.Boolean()),
  /** Discount wanted by an operator; applied when within their limit. */
  descontoBalcaoCentavos: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type NovaCotacao = Static<typeof NovaCotacao>;

/** A discount of a seat and its reason. */
const Desconto = Type.Object({
  origem: Type.Union([Type.Literal('cupom'), Type.Literal('beneficio'), Type.Literal('balcao')]),
  descricao: Type.String(),
  centavos: Centavos,
});

export const ItemCotado = Type.Object({
  trecho: Type.Integer(),
  viagemId: Type.String(),
  poltrona: Poltrona,
  preco: Preco,
  beneficio: Type.Optional(TipoBeneficio),
  descontos: Type.Array(Desconto),
  /** The extras that the seat gets. */
  adicionais: Type.Optional(AdicionaisVendidos),
  /** Amount left to pay for the seat, without its extras. */
  totalCentavos: Centavos,
});
export type ItemCotado = Static<typeof ItemCotado>;

/** A coupon of the caller's own, as it counts in the order that is quoted. */
export const CupomOferecido = Type.Object({
  ...CupomDaConta.properties,
  /** The sum that it would take off; 0 where it counts for nothing here. */
  descontoCentavos: Centavos,
  /** The reason why it counts for nothing here. */
  recusa: Type.Optional(Type.String()),
});
export type CupomOferecido = Static<typeof CupomOferecido>;

/** Current price of an order. `recusas` lists requested discounts and extras that were not applied, with reasons. */
export const Cotacao = Type.Object({
  itens: Type.Array(ItemCotado),
  cupom: Type.Optional(
    Type.Object({
      codigo: Type.String(),
      descricao: Type.String(),
      motivo: Type.Optional(MotivoDoCupom),
      descontoCentavos: Centavos,
    }),
  ),
  /** The caller's own coupons, those that count here first; absent where there are none, and at a counter. */
  cuponsDaConta: Type.Optional(Type.Array(CupomOferecido)),
  /** Optional insurance: its price, whether chosen or not; absent where none is sold. */
  seguroViagem: Type.Optional(
    Type.Object({
      contratado: Type.Boolean(),
      porPassagemCentavos: Centavos,
      /** Total for all seats. */
      totalCentavos: Centavos,
      cobertura: Type.String(),
    }),
  ),
  /** The extras that are sold; absent where none are. */
  adicionais: Type.Optional(Type.Array(AdicionalOferecido)),
  /** Maximum discount of the calling operator; absent for other callers. */
  descontoMaximoCentavos: Type.Optional(Centavos),
  /** The part that the person's credit pays; absent where it pays nothing. `totalCentavos` is the rest. */
  creditoUsadoCentavos: Type.Optional(Centavos),
  recusas: Type.Array(Erro),
  /** Price before discounts and without the optional insurance and extras. */
  precoCheioCentavos: Centavos,
  descontoCentavos: Centavos,
  totalCentavos: Centavos,
});
export type Cotacao = Static<typeof Cotacao>;
