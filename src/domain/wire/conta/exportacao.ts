import { Type, type Static } from 'typebox';
import { AlertaExportado } from '../avisos/alertasDePreco';
import { AparelhoAvisado } from '../avisos/avisos';
import { Espera } from '../avisos/listaDeEspera';
import { AvaliacaoExportada } from '../bilhetes/avaliacao';
import { Bilhete } from '../bilhetes/bilhetes';
import { Centavos, Instante } from '../base/campos';
import { MetodoCarteira } from '../pagamento/carteira';
import { CartaoSalvoExportado } from '../pagamento/cartoesSalvos';
import { Conta } from './conta';
import { Creditos } from './creditos';
import { CupomExportado } from './cupons';
import { Manifestacao } from '../empresa/manifestacoes';
import { PassageiroSalvo } from './passageiros';
import { Pedido } from '../compra/pedidos';
import { RascunhoExportado } from '../compra/rascunhos';

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

/** An order as returned to its owner, with the submitted buyer and passengers. */
const PedidoExportado = Type.Intersect([
  Pedido,
  Type.Object({ comprador: CompradorExportado, passageiros: Type.Array(PassageiroExportado) }),
]);

/** A card attempt with the stored card data. */
const CartaoExportado = Type.Object({
  pedidoId: Type.String(),
  em: Instante,
  situacao: Type.String(),
  tipo: Type.String(),
  parcelas: Type.Integer(),
  valorCentavos: Centavos,
  bandeira: Type.Union([Type.String(), Type.Null()]),
  final4: Type.Union([Type.String(), Type.Null()]),
  /** The wallet that the card came from. */
  carteira: Type.Union([MetodoCarteira, Type.Null()]),
});

/** The person's own data in a parcel that they send or receive. */
const EncomendaExportada = Type.Object({
  codigo: Type.String(),
  criadaEm: Instante,
  papel: Type.Union([Type.Literal('remetente'), Type.Literal('destinatario')]),
  nome: Type.String(),
  documento: Type.String(),
  celular: Type.String(),
  email: Type.String(),
});

/** GET /Conta/Exportacao: all personal data kept about the caller. */
export const Exportacao = Type.Object({
  geradoEm: Instante,
  conta: Type.Union([Conta, Type.Null()]),
  pedidos: Type.Array(PedidoExportado),
  bilhetes: Type.Array(Bilhete),
  passageirosSalvos: Type.Array(PassageiroSalvo),
  /** Drafts of purchases without an order. */
  rascunhos: Type.Array(RascunhoExportado),
  cartoes: Type.Array(CartaoExportado),
  /** Cards kept for later purchases. */
  cartoesSalvos: Type.Array(CartaoSalvoExportado),
  /** Messages and parcels with the conta's e-mail. */
  manifestacoes: Type.Array(Manifestacao),
  encomendas: Type.Array(EncomendaExportada),
  /** Subscribed channels for trip notices. */
  avisos: Type.Object({ email: Type.Boolean(), aparelhos: Type.Array(AparelhoAvisado) }),
  /** Waits for a seat of a sold-out trip. */
  esperas: Type.Array(Espera),
  /** Days of which a lower price was to be told. */
  alertas: Type.Array(AlertaExportado),
  /** Ratings of trips. */
  avaliacoes: Type.Array(AvaliacaoExportada),
  /** Credit in the place of refunds, with every movement. */
  creditos: Creditos,
  /** Coupons that only this person may use. */
  cupons: Type.Array(CupomExportado),
});
export type Exportacao = Static<typeof Exportacao>;
