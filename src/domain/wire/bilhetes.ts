import { Type, type Static } from 'typebox';
import { Centavos, Classe, Id, Instante, Poltrona } from './campos';
import { SituacaoBilhete } from './pedidos';
import { Parada, Preco } from './viagens';

/** A ticket (BP-e modelo 63, homologation) as its owner sees it. */
export const Bilhete = Type.Object({
  id: Id,
  pedidoId: Id,
  viagemId: Type.String(),
  localizador: Type.String(),
  situacao: SituacaoBilhete,
  emitidoEm: Instante,
  numero: Type.Integer(),
  serie: Type.Integer(),
  chaveBpe: Type.String({ pattern: '^[0-9]{44}$' }),
  /** The fiscal QR's text: `https://…?chBPe=…&tpAmb=2`. */
  qrFiscal: Type.String(),
  /** What the driver scans at the door. */
  codigoEmbarque: Type.String(),
  /** What opens the gate of the terminal. */
  codigoCatraca: Type.String(),
  passageiro: Type.Object({ nome: Type.String(), documento: Type.String() }),
  linha: Type.String(),
  operadora: Type.Object({ nome: Type.String(), cnpj: Type.String(), endereco: Type.String() }),
  partida: Parada,
  chegada: Parada,
  plataforma: Type.Union([Type.String(), Type.Null()]),
  poltrona: Poltrona,
  classe: Classe,
  preco: Preco,
  /** What it cost less: a gratuity, a coupon. */
  descontoCentavos: Type.Optional(Centavos),
  /** The gratuity it was sold under, as the law calls it. */
  beneficio: Type.Optional(Type.String()),
  /** A child under six on this passenger's lap. */
  colo: Type.Optional(Type.String()),
  /** What was paid for it: the price less the discount. */
  totalCentavos: Centavos,
  /** `Pix`, `Cartão de crédito`: as paper and screen name it. */
  formaPagamento: Type.String(),
  /** Under 16 without an adult in the order: an authorisation travels along. */
  autorizacaoMenor: Type.Boolean(),
  /** The access key of the ticket in whose place this one was issued. */
  chaveSubstituida: Type.Union([Type.String(), Type.Null()]),
  /** Cancelling and exchanging in words, as they stood when it was bought. */
  regras: Type.Array(Type.String()),
});
export type Bilhete = Static<typeof Bilhete>;
