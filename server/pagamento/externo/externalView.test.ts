import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { CobrancaExterna } from '../../../src/domain/wire/pagamento/cobrancaExterna';
import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import { opened, seededOperador } from '../../agencia/testdata/agencia';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import type { MotivoExterna, SituacaoExterna } from '../tables';
import { umaCobranca } from './testdata/umaCobranca';

let server: Server;
let agencia: ReturnType<typeof umaCobranca>;
let pedidoId: string;

// One order whose charge and state each test changes; nothing moves it.
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  agencia = umaCobranca(server);
  await opened(server.services.database, await seededOperador(db(), 'agencia'));
  pedidoId = (await umComprador(server).order([1])).id;
  await agencia.charge(pedidoId);
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const seen = async (
  situacao: SituacaoExterna,
  motivo: MotivoExterna | null = null,
): Promise<CobrancaExterna | undefined> => {
  const change = { situacao, motivo };
  await db().updateTable('cobranca_externa').set(change).where('pedido_id', '=', pedidoId).execute();
  return (await agencia.read(pedidoId)).cobrancas[0];
};

const ninguem = 'Cobrança cancelada. Ninguém foi cobrado.';
const tempo = 'O tempo desta cobrança acabou. Ninguém foi cobrado.';

it.each<[SituacaoExterna, MotivoExterna | null, string]>([
  ['criando', null, 'Estamos pedindo a cobrança à adquirente.'],
  ['aberta', null, 'Esperando o pagamento.'],
  ['encerrando', 'operador', 'Cancelando. Se alguém pagou neste instante, vale o pagamento.'],
  ['encerrando', 'valor_mudou', 'Cancelando. Se alguém pagou neste instante, vale o pagamento.'],
  ['paga', null, 'Pagamento aprovado.'],
  ['recusada', null, 'O pagamento foi recusado. Cobre de novo com outro cartão.'],
  ['cancelada', null, ninguem],
  ['cancelada', 'operador', ninguem],
  ['cancelada', 'tempo', ninguem],
  [
    'cancelada',
    'outro_pagamento',
    'O pedido foi pago de outro modo, e esta cobrança foi cancelada. Ninguém foi cobrado por ela.',
  ],
  ['cancelada', 'valor_mudou', 'O valor do pedido mudou, e esta cobrança foi cancelada. Cobre de novo.'],
  ['cancelada', 'encerrado', 'O pedido foi cancelado, e esta cobrança também. Ninguém foi cobrado.'],
  ['cancelada', 'sem_resposta', 'A adquirente não respondeu, e a cobrança não foi feita. Tente de novo.'],
  ['expirada', 'tempo', tempo],
  ['expirada', 'encerrado', tempo],
])('its operator reads of a charge that is %s for %s: %s', async (situacao, motivo, mensagem) => {
  expect(await seen(situacao, motivo)).toMatchObject({ situacao, mensagem, cartao: null });
});

describe('an order', () => {
  const over = 'O tempo da reserva acabou e as poltronas foram liberadas. Faça um pedido novo.';
  const paid = 'Este pedido não espera mais pagamento.';

  it.each<[SituacaoPedido, string | null]>([
    ['reservado', null],
    ['aguardando_pagamento', null],
    ['reserva_expirada', over],
    ['pagamento_expirado', over],
    ['pago', paid],
    ['emitindo', paid],
    ['emitido', paid],
    ['cancelado', paid],
    ['estornado', paid],
  ])('that is %s is kept from being charged by: %s', async (situacao, impedimento) => {
    await db().updateTable('pedido').set({ situacao }).where('id', '=', pedidoId).execute();
    const { expiraEm, ...read } = await agencia.read(pedidoId);
    expect(read).toMatchObject({ situacao, impedimento, comprador: 'Ana Souza', viagem: 'São Paulo → Rio de Janeiro' });
    expect(expiraEm === null).toBe(impedimento !== null);
  });

  it('that costs nothing, or whose hold is over, is not to be charged either', async () => {
    const { total_centavos, expira_em } = await db()
      .updateTable('pedido')
      .set({ situacao: 'reservado' })
      .where('id', '=', pedidoId)
      .returning(['total_centavos', 'expira_em'])
      .executeTakeFirstOrThrow();
    const changed = async (change: { total_centavos?: number; expira_em?: Date }) => {
      await db().updateTable('pedido').set(change).where('id', '=', pedidoId).execute();
      return (await agencia.read(pedidoId)).impedimento;
    };
    expect(await changed({ total_centavos: 0 })).toBe('Este pedido não tem nada a pagar.');
    expect(await changed({ total_centavos, expira_em: new Date(0) })).toBe(over);
    expect(await changed({ expira_em })).toBeNull();
  });
});
