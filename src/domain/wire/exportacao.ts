import { Type, type Static } from 'typebox';
import { AparelhoAvisado } from './avisos';
import { Bilhete } from './bilhetes';
import { Centavos, Instante } from './campos';
import { Conta } from './conta';
import { Manifestacao } from './manifestacoes';
import { PassageiroSalvo } from './passageiros';
import { Pedido } from './pedidos';
import { RascunhoExportado } from './rascunhos';

const CompradorExportado = Type.Object({
  nome: Type.String(),
  cpf: Type.String(),
  email: Type.String(),
  celular: Type.String(),
});

const PassageiroExportado = Type.Object({
  poltrona: Type.Integer(),
  nome: Type.String(),
  documentoTipo: Type.Integer(),
  documento: Type.String(),
  dataNascimento: Type.String(),
  celular: Type.Union([Type.String(), Type.Null()]),
  credencial: Type.Union([Type.String(), Type.Null()]),
  colo: Type.Union([
    Type.Object({ nome: Type.String(), documento: Type.String(), dataNascimento: Type.String() }),
    Type.Null(),
  ]),
});

/** An order as its owner sees it, and what they told of buyer and passengers. */
const PedidoExportado = Type.Intersect([
  Pedido,
  Type.Object({ comprador: CompradorExportado, passageiros: Type.Array(PassageiroExportado) }),
]);

/** An attempt to pay by card, with what is stored of the card. */
const CartaoExportado = Type.Object({
  pedidoId: Type.String(),
  em: Instante,
  situacao: Type.String(),
  tipo: Type.String(),
  parcelas: Type.Integer(),
  valorCentavos: Centavos,
  bandeira: Type.Union([Type.String(), Type.Null()]),
  final4: Type.Union([Type.String(), Type.Null()]),
});

/** What the person themselves told of a parcel that they send or receive. */
const EncomendaExportada = Type.Object({
  codigo: Type.String(),
  criadaEm: Instante,
  papel: Type.Union([Type.Literal('remetente'), Type.Literal('destinatario')]),
  nome: Type.String(),
  documento: Type.String(),
  celular: Type.String(),
  email: Type.String(),
});

/** GET /Conta/Exportacao: everything that is kept of a person, for the person. */
export const Exportacao = Type.Object({
  geradoEm: Instante,
  conta: Type.Union([Conta, Type.Null()]),
  pedidos: Type.Array(PedidoExportado),
  bilhetes: Type.Array(Bilhete),
  passageirosSalvos: Type.Array(PassageiroSalvo),
  /** What was typed of purchases that have no order yet. */
  rascunhos: Type.Array(RascunhoExportado),
  cartoes: Type.Array(CartaoExportado),
  /** Letters and parcels that name the conta's e-mail. */
  manifestacoes: Type.Array(Manifestacao),
  encomendas: Type.Array(EncomendaExportada),
  /** Over what they are told of their trips. */
  avisos: Type.Object({ email: Type.Boolean(), aparelhos: Type.Array(AparelhoAvisado) }),
});
export type Exportacao = Static<typeof Exportacao>;
