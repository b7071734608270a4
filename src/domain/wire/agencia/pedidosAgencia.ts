import { Type, type Static } from 'typebox';
import { gruposPedido } from '../../agencia/pedidosAgencia';
import { Centavos, Cpf, Dia, Id, Instante, closed } from '../base/campos';
import { ProcuraPedido } from '../bilhetes/procura';
import { CobrancaExterna } from '../pagamento/cobrancaExterna';
import { Pedido, SituacaoPedido } from '../compra/pedidos';

const Grupo = Type.Unsafe<(typeof gruposPedido)[number]>({ type: 'string', enum: [...gruposPedido] });
const orNullText = Type.Union([Type.String(), Type.Null()]);

const filtro = {
  de: Type.Optional(Dia),
  ate: Type.Optional(Dia),
  situacao: Type.Optional(Grupo),
  /** Operator who sold or charged the order. */
  operador: Type.Optional(Id),
  localizador: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9]{6}$' })),
  /** Cursor after the previous page. */
  cursor: Type.Optional(Type.String({ maxLength: 160, pattern: '^[A-Za-z0-9_-]+$' })),
};

/** GET /Agencia/Pedidos: filters without personal data, so they may stand in an address. */
export const FiltroPedidos = closed(filtro);
export type FiltroPedidos = Static<typeof FiltroPedidos>;

/** POST /Agencia/Pedidos/Busca: the filters plus a CPF, which must not stand in an address. */
export const BuscaPedidos = closed({ ...filtro, cpf: Type.Optional(Cpf) });
export type BuscaPedidos = Static<typeof BuscaPedidos>;

/** POST /Agencia/Pedidos/Exportacao: all matches, without paging. */
export const ExportacaoPedidos = closed({ ...filtro, cpf: Type.Optional(Cpf), cursor: Type.Optional(Type.Never()) });

/** POST /Agencia/Pedidos/Abertura: opens the order of a customer who presents localizador and document. */
export const AberturaPedido = ProcuraPedido;
export type AberturaPedido = Static<typeof AberturaPedido>;

/** The order, accessible to this operator for half an hour. */
export const PedidoAberto = Type.Object({ pedidoId: Id });
export type PedidoAberto = Static<typeof PedidoAberto>;

/** A row of the list. The CPF is masked; the full number never leaves the server. */
export const PedidoResumo = Type.Object({
  id: Id,
  localizador: Type.String(),
  situacao: SituacaoPedido,
  criadoEm: Instante,
  comprador: Type.String(),
  cpf: Type.String(),
  viagem: Type.String(),
  partida: Type.Object({ dia: Dia, hora: Type.String() }),
  poltronas: Type.Integer(),
  totalCentavos: Centavos,
  /** Operator who sold or charged the order; null for an online purchase. */
  operador: orNullText,
});
export type PedidoResumo = Static<typeof PedidoResumo>;

const Soma = { quantidade: Type.Integer({ minimum: 0 }), totalCentavos: Type.Integer({ minimum: 0 }) };

/** A page of the list; totals and operators' names come with the first page only. */
export const PaginaPedidos = Type.Object({
  pedidos: Type.Array(PedidoResumo),
  proximo: orNullText,
  totais: Type.Union([
    Type.Object({ ...Soma, grupos: Type.Array(Type.Object({ grupo: Grupo, ...Soma })) }),
    Type.Null(),
  ]),
  operadores: Type.Array(Type.Object({ id: Id, nome: Type.String() })),
});
export type PaginaPedidos = Static<typeof PaginaPedidos>;

/** An event in an order's history. */
const FatoPedido = Type.Object({
  em: Instante,
  titulo: Type.String(),
  detalhe: orNullText,
  falhou: Type.Boolean(),
});

/** An order with its details for the agency. */
export const DetalhePedido = Type.Object({
  pedido: Pedido,
  comprador: Type.Object({ nome: Type.String(), cpf: Type.String(), email: Type.String() }),
  operador: orNullText,
  pagamentos: Type.Array(
    Type.Object({ meio: Type.String(), valorCentavos: Centavos, em: Instante, devolvido: Type.Boolean() }),
  ),
  cobranca: Type.Union([CobrancaExterna, Type.Null()]),
  fatos: Type.Array(FatoPedido),
  /** Actions available now. */
  acoes: Type.Object({
    reenviar: Type.Boolean(),
    cancelar: Type.Boolean(),
    reprocessar: Type.Boolean(),
    cobrar: Type.Boolean(),
    /** Cash refund still to be paid out at a counter; absent without one. */
    devolverCentavos: Type.Optional(Centavos),
  }),
});
export type DetalhePedido = Static<typeof DetalhePedido>;

/** Masked recipient of the resent tickets. */
export const Reenvio = Type.Object({ para: Type.String() });
export type Reenvio = Static<typeof Reenvio>;
