import { Type, type Static } from 'typebox';
import { gruposPedido } from '../pedidosAgencia';
import { Centavos, Cpf, Dia, Id, Instante, closed } from './campos';
import { CobrancaExterna } from './cobrancaExterna';
import { Pedido, SituacaoPedido } from './pedidos';

const Grupo = Type.Unsafe<(typeof gruposPedido)[number]>({ type: 'string', enum: [...gruposPedido] });
const orNullText = Type.Union([Type.String(), Type.Null()]);

const filtro = {
  de: Type.Optional(Dia),
  ate: Type.Optional(Dia),
  situacao: Type.Optional(Grupo),
  /** Who sold or charged it. */
  operador: Type.Optional(Id),
  localizador: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9]{6}$' })),
  /** Where the last page ended. */
  cursor: Type.Optional(Type.String({ maxLength: 160, pattern: '^[A-Za-z0-9_-]+$' })),
};

/** GET /Agencia/Pedidos: nothing of it is personal, so it may stand in an address. */
export const FiltroPedidos = closed(filtro);
export type FiltroPedidos = Static<typeof FiltroPedidos>;

/** POST /Agencia/Pedidos/Busca: the same, and a CPF, which never stands in an address. */
export const BuscaPedidos = closed({ ...filtro, cpf: Type.Optional(Cpf) });
export type BuscaPedidos = Static<typeof BuscaPedidos>;

/** POST /Agencia/Pedidos/Exportacao: all that match, however many. */
export const ExportacaoPedidos = closed({ ...filtro, cpf: Type.Optional(Cpf), cursor: Type.Optional(Type.Never()) });

/** POST /Agencia/Pedidos/Abertura: the customer stands at the counter and shows both. */
export const AberturaPedido = closed({
  localizador: Type.String({ pattern: '^[A-Za-z0-9]{6}$' }),
  /** The buyer's CPF, or any passenger's document. */
  documento: Type.String({ minLength: 4, maxLength: 20, pattern: '^[A-Za-z0-9./ -]+$' }),
});
export type AberturaPedido = Static<typeof AberturaPedido>;

/** The order, open to this operator for half an hour. */
export const PedidoAberto = Type.Object({ pedidoId: Id });
export type PedidoAberto = Static<typeof PedidoAberto>;

/** A line of the list. The CPF comes masked: the whole never leaves the server. */
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
  /** Who sold it at a counter or charged it; null where a customer bought by themselves. */
  operador: orNullText,
});
export type PedidoResumo = Static<typeof PedidoResumo>;

const Soma = { quantidade: Type.Integer({ minimum: 0 }), totalCentavos: Type.Integer({ minimum: 0 }) };

/** A page of the list; totals and names come with the first alone. */
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

/** What happened to an order, for whoever is asked about it. */
export const FatoPedido = Type.Object({
  em: Instante,
  titulo: Type.String(),
  detalhe: orNullText,
  falhou: Type.Boolean(),
});

/** An order with all that an agency needs to know of it. */
export const DetalhePedido = Type.Object({
  pedido: Pedido,
  comprador: Type.Object({ nome: Type.String(), cpf: Type.String(), email: Type.String() }),
  operador: orNullText,
  pagamentos: Type.Array(
    Type.Object({ meio: Type.String(), valorCentavos: Centavos, em: Instante, devolvido: Type.Boolean() }),
  ),
  cobranca: Type.Union([CobrancaExterna, Type.Null()]),
  fatos: Type.Array(FatoPedido),
  /** What may be done with it now. */
  acoes: Type.Object({
    reenviar: Type.Boolean(),
    cancelar: Type.Boolean(),
    reprocessar: Type.Boolean(),
    cobrar: Type.Boolean(),
    /** Cash that the order still owes, to be handed over at a counter; left out where there is none. */
    devolverCentavos: Type.Optional(Centavos),
  }),
});
export type DetalhePedido = Static<typeof DetalhePedido>;

/** Where the tickets go once more, masked. */
export const Reenvio = Type.Object({ para: Type.String() });
export type Reenvio = Static<typeof Reenvio>;
