import type { CobrancaExterna, PagamentoExterno } from '../../src/domain/wire/pagamento/cobrancaExterna';
import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import type { DetalhePedido, PaginaPedidos, PedidoResumo } from '../../src/domain/wire/agencia/pedidosAgencia';
import { gruposPedido } from '../../src/domain/agencia/pedidosAgencia';
import { recordedData } from './compraBodies';
import { pedidos } from '../../.storybook/app/recordings';

export const PEDIDO_ID = '01920000-0000-7000-8000-000000000001';
const OPERADOR = { id: '01920000-0000-7000-8000-00000000000a', nome: 'Caio Prado' };
const pedido = recordedData<Pedido>('GET', `/Pedidos/${pedidos.pendente}`);

const resumo = (fields: Partial<PedidoResumo> = {}): PedidoResumo => ({
  id: PEDIDO_ID,
  localizador: 'K7M2QX',
  situacao: 'emitido',
  criadoEm: '2026-11-21T10:05:00-03:00',
  comprador: 'Ana Souza Lima',
  cpf: '***.982.247-**',
  viagem: 'São Paulo → Rio de Janeiro',
  partida: { dia: '2026-11-28', hora: '08:00' },
  poltronas: 2,
  totalCentavos: 29_620,
  operador: null,
  ...fields,
});

const linhas: PedidoResumo[] = [
  resumo({
    id: `${PEDIDO_ID.slice(0, -1)}2`,
    localizador: 'B8XWZ2',
    situacao: 'aguardando_pagamento',
    operador: OPERADOR.nome,
  }),
  resumo(),
  resumo({
    id: `${PEDIDO_ID.slice(0, -1)}3`,
    localizador: 'HHY63T',
    situacao: 'estorno_em_processamento',
    comprador: 'Bruno Costa Alves',
  }),
  resumo({
    id: `${PEDIDO_ID.slice(0, -1)}4`,
    localizador: 'PQ4R7N',
    situacao: 'reserva_expirada',
    totalCentavos: 14_810,
  }),
];

/** A page of an agency's orders. */
export const paginaPedidos = (fields: Partial<PaginaPedidos> = {}): PaginaPedidos => ({
  pedidos: linhas,
  proximo: 'abc',
  totais: {
    quantidade: 1284,
    totalCentavos: 31_254_080,
    grupos: gruposPedido.map((grupo, i) => ({ grupo, quantidade: i * 41, totalCentavos: i * 912_345 })),
  },
  operadores: [OPERADOR],
  ...fields,
});

/** An order with its details for an agency. */
export const detalhe = (fields: Partial<DetalhePedido> = {}): DetalhePedido => ({
  pedido: {
    ...pedido,
    id: PEDIDO_ID,
    localizador: 'K7M2QX',
    situacao: 'emitido',
    expiraEm: null,
    itens: pedido.itens.map((item) => ({ ...item, bilheteId: PEDIDO_ID, bilheteSituacao: 'emitido' })),
  },
  comprador: { nome: 'Ana Souza Lima', cpf: '***.982.247-**', email: 'c***@itape.test' },
  operador: null,
  pagamentos: [
    { meio: 'Crédito 3x, final 4444', valorCentavos: 29_620, em: '2026-11-21T10:09:00-03:00', devolvido: false },
  ],
  cobranca: null,
  fatos: [
    { em: '2026-11-21T10:05:00-03:00', titulo: 'Pedido feito', detalhe: 'R$ 296,20', falhou: false },
    { em: '2026-11-21T10:06:00-03:00', titulo: 'Cobrança externa feita', detalhe: OPERADOR.nome, falhou: false },
    {
      em: '2026-11-21T10:09:00-03:00',
      titulo: 'Pagamento recebido',
      detalhe: 'Cartão final 4444 · R$ 296,20',
      falhou: false,
    },
    { em: '2026-11-21T10:09:02-03:00', titulo: 'Bilhetes emitidos', detalhe: '2 bilhetes', falhou: false },
  ],
  acoes: { reenviar: true, cancelar: true, reprocessar: false, cobrar: false },
  ...fields,
});

/** A charge outside the shop. */
export const cobranca = (fields: Partial<CobrancaExterna> = {}): CobrancaExterna => ({
  id: PEDIDO_ID,
  meio: 'link',
  situacao: 'aberta',
  mensagem: 'Esperando o pagamento.',
  tipo: null,
  parcelas: 3,
  valorCentavos: 29_620,
  url: 'http://127.0.0.1:8080/_sandbox/cartao/pagar/abcdefghijklmnopqrstuvwx',
  expiraEm: '2026-11-21T10:35:00-03:00',
  restanteMs: 1_780_000,
  criadaEm: '2026-11-21T10:05:00-03:00',
  operador: OPERADOR.nome,
  cartao: null,
  ...fields,
});

/** The order being charged. */
export const pagamentoExterno = (fields: Partial<PagamentoExterno> = {}): PagamentoExterno => ({
  pedidoId: PEDIDO_ID,
  localizador: 'K7M2QX',
  situacao: 'aguardando_pagamento',
  comprador: 'Ana Souza Lima',
  viagem: 'São Paulo → Rio de Janeiro',
  totalCentavos: 29_620,
  expiraEm: '2026-11-21T10:35:00-03:00',
  impedimento: null,
  opcoes: [],
  cobrancas: [],
  ...fields,
});
