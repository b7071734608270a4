import { Type, type Static } from 'typebox';
import { Centavos, Classe, Id, Instante, Poltrona } from '../base/campos';
import { AvaliacaoDoBilhete } from './avaliacao';
import { Ambiente } from '../companhia/companhia';
import { AdicionaisVendidos } from '../compra/adicionais';
import { SituacaoBilhete } from '../compra/pedidos';
import { TomadorNoDocumento } from '../compra/tomador';
import { Acompanhamento, Parada, Pontualidade, Preco } from '../viagens/viagens';

/** The wallets that take a ticket on the device that asks; absent for a ticket that no wallet takes. */
export const CarteirasDoBilhete = Type.Object({
  /** Whether `…/CarteiraApple` has a pass of it. */
  apple: Type.Boolean(),
  /** The address by which Google Wallet saves it; null where that is not to be had. */
  google: Type.Union([Type.String(), Type.Null()]),
});
export type CarteirasDoBilhete = Static<typeof CarteirasDoBilhete>;

/** A ticket (BP-e modelo 63) as returned to its owner. */
export const Bilhete = Type.Object({
  id: Id,
  pedidoId: Id,
  viagemId: Type.String(),
  localizador: Type.String(),
  situacao: SituacaoBilhete,
  emitidoEm: Instante,
  numero: Type.Integer(),
  serie: Type.Integer(),
  chaveBpe: Type.String({ pattern: '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$' }),
  /** Content of the fiscal QR code: `https://…?chBPe=…&tpAmb=2`. */
  qrFiscal: Type.String(),
  /** Boarding code scanned by the driver. */
  codigoEmbarque: Type.String(),
  /** Code that opens the terminal's turnstile. */
  codigoCatraca: Type.String(),
  passageiro: Type.Object({ nome: Type.String(), documento: Type.String() }),
  linha: Type.String(),
  /** The carrier as it was when the ticket was issued. */
  operadora: Type.Object({
    nome: Type.String(),
    razaoSocial: Type.String(),
    cnpj: Type.String(),
    /** Empty on tickets that were issued before it was known. */
    ie: Type.String(),
    uf: Type.String(),
    endereco: Type.String(),
    ambiente: Ambiente,
  }),
  partida: Parada,
  chegada: Parada,
  plataforma: Type.Union([Type.String(), Type.Null()]),
  poltrona: Poltrona,
  /** The seat of the purchase, where a change of coaches gave another one. */
  poltronaAnterior: Type.Optional(Poltrona),
  classe: Classe,
  preco: Preco,
  /** Discount from a gratuity or coupon. */
  descontoCentavos: Type.Optional(Centavos),
  /** Statutory name of the gratuity it was sold under. */
  beneficio: Type.Optional(Type.String()),
  /** A child under six on this passenger's lap. */
  colo: Type.Optional(Type.String()),
  /** The extras that travel with the passenger. */
  adicionais: Type.Optional(AdicionaisVendidos),
  /** Extras that were sold with the seat and cancelled since. */
  adicionaisCancelados: Type.Optional(AdicionaisVendidos),
  /** Amount paid for the seat: the price less the discount. */
  totalCentavos: Centavos,
  /** `Pix`, `Cartão de crédito`: payment method as displayed and printed. */
  formaPagamento: Type.String(),
  /** True for a passenger under 16 without an adult in the order: an authorisation must be carried. */
  autorizacaoMenor: Type.Boolean(),
  /** The company that the purchase is invoiced to. */
  tomador: Type.Optional(TomadorNoDocumento),
  /** Access key of the ticket replaced by this one. */
  chaveSubstituida: Type.Union([Type.String(), Type.Null()]),
  /** Cancellation and exchange rules in words, as valid at purchase. */
  regras: Type.Array(Type.String()),
  carteiras: Type.Optional(CarteirasDoBilhete),
  /** How punctual the line is, for a trip still to come; absent while too few trips are known. */
  pontualidade: Type.Optional(Pontualidade),
  /** Present for the owner once the coach has arrived. */
  avaliacao: Type.Optional(AvaliacaoDoBilhete),
});
export type Bilhete = Static<typeof Bilhete>;

/** How the trip of a ticket goes, for its owner. */
export const AcompanhamentoDoBilhete = Type.Object({
  ...Acompanhamento.properties,
  /** Whether there is a link by which others follow it. */
  compartilhado: Type.Boolean(),
});
export type AcompanhamentoDoBilhete = Static<typeof AcompanhamentoDoBilhete>;

/** The link by which others follow the trip of a ticket, without an account. */
export const LinkDeAcompanhamento = Type.Object({
  /** Path below the product's own address. */
  caminho: Type.String(),
  /** When it ends by the plan; a delay puts it off. */
  ate: Instante,
});
export type LinkDeAcompanhamento = Static<typeof LinkDeAcompanhamento>;
