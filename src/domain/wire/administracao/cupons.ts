import { Type, type Static } from 'typebox';
import { NumeroDaPagina } from './pagina';
import { Centavos, Dia, Instante, Linha, closed } from '../base/campos';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);
const Quantia = Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'Centavos de real' });

const dados = {
  /** Travellers read it on the summary of their order. */
  descricao: Linha(3, 80),
  percentual: orNull(Type.Integer({ minimum: 1, maximum: 100 })),
  valorCentavos: orNull(Quantia),
  minimoCentavos: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
  tetoCentavos: orNull(Quantia),
  vigenteDe: Dia,
  vigenteAte: orNull(Dia),
  limiteTotal: orNull(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limitePessoa: Type.Integer({ minimum: 1, maximum: 1_000 }),
  primeiraCompra: Type.Boolean(),
};

/** POST /Administracao/Cupons. The code is what people type, without regard to capitals; it never changes. */
export const NovoCupom = closed({ codigo: Type.String({ pattern: '^[A-Z0-9]{3,20}$' }), ...dados });
export type NovoCupom = Static<typeof NovoCupom>;

const Versao = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/** PUT /Administracao/Cupons/:codigo. `versao` is the one that the author saw: a later one refuses the change. */
export const CupomEditado = closed({ versao: Versao, ...dados });
export type CupomEditado = Static<typeof CupomEditado>;

/** PUT /Administracao/Cupons/:codigo/Situacao. A coupon that has ended stays so. */
export const NovaSituacaoCupom = closed({
  versao: Versao,
  situacao: Type.Union([Type.Literal('ativo'), Type.Literal('pausado'), Type.Literal('encerrado')]),
});
export type NovaSituacaoCupom = Static<typeof NovaSituacaoCupom>;

/** The state of a coupon today: by its staff, its days, its uses. */
const Situacao = Type.Union([
  Type.Literal('em_vigor'),
  Type.Literal('futuro'),
  Type.Literal('vencido'),
  Type.Literal('esgotado'),
  Type.Literal('pausado'),
  Type.Literal('encerrado'),
]);

const cadastrado = {
  codigo: Type.String(),
  ...dados,
  descricao: Type.String(),
  versao: Type.Integer(),
  situacao: Situacao,
  /** Uses of orders that are paid. */
  usos: Type.Integer(),
  /** Uses that a hold keeps for an order that is not paid yet. */
  emAberto: Type.Integer(),
  /** Money that it took off the paid orders. */
  concedidoCentavos: Centavos,
};

/** A coupon with what it has cost so far. */
export const CupomCadastrado = Type.Object(cadastrado);
export type CupomCadastrado = Static<typeof CupomCadastrado>;

const Mudanca = Type.Object({
  versao: Type.Integer(),
  acao: Type.Union([
    Type.Literal('criado'),
    Type.Literal('alterado'),
    Type.Literal('pausado'),
    Type.Literal('retomado'),
    Type.Literal('encerrado'),
  ]),
  /** Name of the author where the company knows one, else the id of the identity. */
  autor: Type.String(),
  em: Instante,
  /** The changed fields. */
  campos: Type.Array(Type.String()),
});
export type MudancaCupom = Static<typeof Mudanca>;

/** One coupon with its changes, the newest first. */
export const CupomAberto = Type.Object({ ...cadastrado, mudancas: Type.Array(Mudanca) });
export type CupomAberto = Static<typeof CupomAberto>;

/** Filters and page of the list; `termo` is a part of the code or of the description. */
export const BuscaCupons = closed({
  termo: Type.Optional(Linha(0, 40)),
  situacao: Type.Optional(Type.Union([Type.Literal('abertos'), Type.Literal('encerrados')])),
  pagina: Type.Optional(NumeroDaPagina),
});
export type BuscaCupons = Static<typeof BuscaCupons>;

/** A page of coupons, and how many there are in all. */
export const PaginaCupons = Type.Object({ total: Type.Integer(), cupons: Type.Array(CupomCadastrado) });
export type PaginaCupons = Static<typeof PaginaCupons>;
