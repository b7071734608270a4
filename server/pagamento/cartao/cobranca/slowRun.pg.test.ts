import { sql } from 'kysely';
import { expectInvariants } from '../../../../tests/support/expectInvariants';
import { START_MS } from '../../../../tests/support/startMs';
import { startRaces } from '../../../../tests/support/startRaces';
import type { Server } from '../../../createServer';
import { createBank } from '../../../sandbox/pix/bank';
import { cartaoWorld } from '../../testdata/cartaoWorld';
import { answerBanco, breakAcquirer } from '../../testdata/umCartao';
import { CartaoRefused, CartaoUnavailable, type CartaoPort } from '../cartaoPort';

let server: Server;
let world: ReturnType<typeof cartaoWorld>;

beforeAll(async () => {
  server = await startRaces();
  await server.services.scheduler.stop();
  world = cartaoWorld(server);
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

type Question = CartaoPort['findAuthentication'];

/**
 * Two runs of one attempt whose bank has said yes. The second has read the attempt before the first asks for the money, and
 * hears of the bank, as `question` answers, after it; the first hears of its approval last.
 */
async function race(pedidoId: string, question: Question, between: () => Promise<unknown> = () => Promise.resolve()) {
  const { id } = await world.attempt(pedidoId);
  const [read, asked, answered] = [gate(), gate(), gate()];
  const findAuthentication: Question = async (authentication) => {
    read.open();
    await asked.opened;
    return question(authentication);
  };
  const second = world.pursue({ ...world.acquirer, findAuthentication }, id);
  await read.opened;
  const { db } = server.services.database;
  await sql`update cobranca_cartao set ocupada_ate = now() - interval '1 second' where id = ${id}`.execute(db);
  const authorise: CartaoPort['authorise'] = async (request) => {
    const payment = await world.acquirer.authorise(request);
    await between();
    asked.open();
    await answered.opened;
    return payment;
  };
  const first = world.pursue({ ...world.acquirer, authorise }, id);
  await second;
  answered.open();
  await first;
}

const approved = async (): Promise<string> => {
  const id = await world.newPedido();
  const { desafio } = await world.pagador.pay(id, 'desafio');
  await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
  return id;
};
/** The bank lets the reservation of an approved order go before it is captured; nothing is issued yet. */
const withoutReservation = async (): Promise<string> => {
  const id = await approved();
  const { chave } = await world.attempt(id);
  await breakAcquirer(server, 'capturar', chave, 'recusa');
  await world.due(id);
  await world.ana.conclude(id);
  expect(await world.situacaoOf(id)).toBe('emitindo');
  const { db } = server.services.database;
  await db.updateTable('sandbox_cartao_pagamento').set({ situacao: 'canceled' }).where('chave', '=', chave).execute();
  return id;
};
const askAcquirer: Question = (id) => world.acquirer.findAuthentication(id);
const questions: [string, Question][] = [
  ['does not reach the acquirer', () => Promise.reject(new CartaoUnavailable('no answer'))],
  ['is refused by the acquirer', () => Promise.reject(new CartaoRefused('card', 400))],
  ['hears of no such question', () => Promise.resolve(null)],
  [
    'hears that the bank says no',
    async (id) => {
      const said = await askAcquirer(id);
      return said && { ...said, transStatus: 'N' };
    },
  ],
];

describe('a run that is slower than its lease', () => {
  it.each(questions)('keeps its approval where another run of the attempt %s meanwhile', async (_, question) => {
    const id = await approved();
    await race(id, question);
    expect(await world.attempt(id)).toMatchObject({ situacao: 'autorizada', destino: 'aceito' });
    expect((await world.ana.conclude(id)).situacao).toBe('emitido');
    expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'captured' }]);
  });

  it('lets its approval go where the order was paid by Pix meanwhile', async () => {
    const id = await approved();
    const { txid } = await world.ana.charge(id);
    await race(id, askAcquirer, async () => {
      await createBank(server.services.database).pay(txid);
      await world.ana.conclude(id);
    });
    await world.ana.conclude(id);
    expect(await world.situacaoOf(id)).toBe('emitido');
    expect(await world.owed(id)).toMatchObject([{ meio: 'cartao', motivo: 'pago_de_novo', situacao: 'feito' }]);
    expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'canceled' }]);
  });
});

describe('a run that dies as soon as it has noted that its reservation is gone', () => {
  it('is finished by the next one, which issues nothing for the lost money', async () => {
    const id = await withoutReservation();
    const { db } = server.services.database;
    await db.updateTable('cobranca_cartao').set({ situacao: 'cancelada' }).where('pedido_id', '=', id).execute();
    expect((await world.ana.conclude(id)).situacao).toBe('estornado');
    expect(await db.selectFrom('bilhete').select('id').where('pedido_id', '=', id).execute()).toEqual([]);
  });
});
