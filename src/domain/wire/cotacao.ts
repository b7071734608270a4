import { Type, type Static } from 'typebox';
import { Centavos, Id, Linha, Nascimento, Poltrona, closed } from './campos';
import { TipoBeneficio } from './pessoas';
import { Erro } from './problema';
import { Preco } from './viagens';

/** As much of a passenger as the price depends on: nothing that names them. */
export const PassageiroCotado = closed({
  trecho: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  poltrona: Poltrona,
  dataNascimento: Type.Optional(Nascimento),
  beneficio: Type.Optional(TipoBeneficio),
});
export type PassageiroCotado = Static<typeof PassageiroCotado>;

/** Seats without a passenger yet cost their full price. */
export const NovaCotacao = closed({
  reservaId: Id,
  passageiros: Type.Array(PassageiroCotado, { maxItems: 12 }),
  cupom: Type.Optional(Linha(0, 20)),
  seguro: Type.Optional(Type.Boolean()),
  /** What an operator would take off; within their limit it is in the price. */
  descontoBalcaoCentavos: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type NovaCotacao = Static<typeof NovaCotacao>;

/** Why a seat costs less. */
export const Desconto = Type.Object({
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
  /** What is left to pay for it. */
  totalCentavos: Centavos,
});
export type ItemCotado = Static<typeof ItemCotado>;

/** What an order would cost now. `recusas` was asked for and is not in the price, each with its reason. */
export const Cotacao = Type.Object({
  itens: Type.Array(ItemCotado),
  cupom: Type.Optional(Type.Object({ codigo: Type.String(), descricao: Type.String(), descontoCentavos: Centavos })),
  /** Optional insurance: what it costs whether or not it was asked for; left out where none is sold. */
  seguroViagem: Type.Optional(
    Type.Object({
      contratado: Type.Boolean(),
      porPassagemCentavos: Centavos,
      /** For all seats together. */
      totalCentavos: Centavos,
      cobertura: Type.String(),
    }),
  ),
  /** The most that the operator who asks may take off this price; left out for everybody else. */
  descontoMaximoCentavos: Type.Optional(Centavos),
  recusas: Type.Array(Erro),
  /** Before any discount and without the optional insurance. */
  precoCheioCentavos: Centavos,
  descontoCentavos: Centavos,
  totalCentavos: Centavos,
});
export type Cotacao = Static<typeof Cotacao>;
