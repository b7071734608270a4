import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'kysely';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { expectInvariants } from '../../tests/support/expectInvariants';
import { startRaces } from '../../tests/support/startRaces';
import { umaViagem } from '../../tests/support/viagensDeTeste';
import { createSteps } from '../platform/jobs/steps';
import type { Server } from '../createServer';
import type { Inventory } from '../reservas/inventory';
import { createHttpPixPsp } from '../adapters/pix/httpPixPsp';
import type { PaymentMethod } from '../pagamento/paymentMethod';
import { createPixMethod } from '../pagamento/pix/pixMethod';
import type { PixPort } from '../pagamento/pix/pixPort';
import { createLocalFetch, LOCAL_ORIGIN } from '../platform/http/outgoing/localFetch';
import { createBank, type Bank } from '../sandbox/pix/bank';
import { createHttpPraxio } from '../adapters/praxio/httpPraxio';
import { SANDBOX_PRAXIO } from '../sandbox/praxio/credentials';
import { createEmbarqueCodes } from '../bilhetes/embarque/embarqueKey';
import { settlePedido } from '../posVenda/endBilhete';
import { exchangeStands, finishExchange } from '../posVenda/trocas/finishExchange';
import { createIssueBilhetes } from '../bilhetes/issueBilhetes';
import type { ConcludePedido } from '../pedidos/concluirPedido';
import { createConcludePedido, type ConclusionServices } from './concludePedido';
import { createPedidoEvents } from '../pedidos/pedidoEvents';
import { sweepPedidos } from './varredura/sweepPedidos';
import { umComprador, umNovoPedido, umPassageiro } from '../pedidos/testdata/comprador';

let server: Server;
let bank: Bank;
let ana: ReturnType<typeof umComprador>;
let pix: PixPort;
let services: ConclusionServices;
let nextPoltrona = 1;
const umaPoltrona = () => nextPoltrona++;

beforeAll(async () => {
  server = await startRaces();
  bank = createBank(server.services.database);
  ana = umComprador(server);
  const { database } = server.services;
  const { inventory } = server.app;
  const credentials = {
    baseUrl: `${LOCAL_ORIGIN}/_sandbox/pix`,
    tokenUrl: `${LOCAL_ORIGIN}/_sandbox/pix/oauth/token`,
    clientId: 'itape',
    clientSecret: 'itape',
  };
  pix = createHttpPixPsp({ ...credentials, chave: 'outra' }, createLocalFetch(server.app));
  services = {
    database,
    inventory,
    methods: [createPixMethod(database, pix)],
    estornos: { pix: pix.refund },
    praxio: createHttpPraxio(SANDBOX_PRAXIO, createLocalFetch(server.app)),
    issueBilhetes: createIssueBilhetes(
      createEmbarqueCodes(generateKeyPairSync('ed25519').privateKey),
      'http://localhost',
      finishExchange,
    ),
    exchangeStands,
    settleEnded: settlePedido,
    events: createPedidoEvents(database),
    onFailure: () => undefined,
  };
});

afterEach(() => expectInvariants(server));
afterAll(() => server.close());

const db = () => server.services.database.db;
const bilhetesOf = (pedidoId: string) =>
  db().selectFrom('bilhete').select(['n', 'numero']).where('pedido_id', '=', pedidoId).execute();
const situacaoOf = async (id: string) => (await ana.read(id)).situacao;

async function paidPedido(poltronas: number[], viagemId?: string): Promise<string> {
  const { id } = await ana.order(poltronas, viagemId);
  await bank.pay((await ana.charge(id)).txid);
  return id;
}

describe('many orders at once', () => {
  it('of one hold, each with a key of its own, are one order', async () => {
    const poltrona = umaPoltrona();
    const { id: reservaId } = await ana.hold([poltrona]);
    const body = umNovoPedido({ reservaId, passageiros: [umPassageiro({ poltrona })] });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ana.post('/api/Pedidos', body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => answer.json<{ data: { id: string } }>().data.id)).size).toBe(1);
  });

  it('for one charge, each with a key of its own, are one charge [PX1]', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const cobrancas = await Promise.all(Array.from({ length: 8 }, () => ana.charge(id)));
    expect(new Set(cobrancas.map(({ txid, pixCopiaECola }) => `${txid} ${pixCopiaECola}`)).size).toBe(1);
  });
});

describe('many conclusions at once', () => {
  it('of one order issue each ticket once', async () => {
    const id = await paidPedido([umaPoltrona(), umaPoltrona()]);
    const conclude = createConcludePedido(services);
    await Promise.all(Array.from({ length: 20 }, () => conclude(id)));
    expect(await situacaoOf(id)).toBe('emitido');
    expect((await bilhetesOf(id)).map(({ n }) => n).sort()).toEqual([0, 1]);
    expect(await db().selectFrom('pix_recebido').select('e2eid').where('pedido_id', '=', id).execute()).toHaveLength(1);
  });

  it('of many orders number their tickets without a gap and without a twin', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => paidPedido([umaPoltrona()])));
    const conclude = createConcludePedido(services);
    await Promise.all(ids.flatMap((id) => [conclude(id), conclude(id)]));
    const numbers = (await db().selectFrom('bilhete').select('numero').execute()).map(({ numero }) => numero);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: numbers.length }, (_, i) => i + 1));
  });

  it('and the end of the charge agree that paid is paid', async () => {
    const id = await paidPedido([umaPoltrona()]);
    await db()
      .updateTable('cobranca_pix')
      .set({ expira_em: sql<Date>`now()` })
      .where('pedido_id', '=', id)
      .execute();
    const concludePedido = createConcludePedido(services);
    const steps = createSteps(services.database);
    await Promise.all([
      concludePedido(id),
      sweepPedidos({ ...services, pix, concludePedido, steps }),
      concludePedido(id),
    ]);
    expect(await situacaoOf(id)).toBe('emitido');
    expect(await bilhetesOf(id)).toHaveLength(1);
  });

  it('of late money and somebody who wants the same seat leave it to exactly one of them [SH4]', async () => {
    const viagem = await umaViagem(server, lugares.saoPaulo, lugares.rio, 12);
    for (let round = 0; round < 8; round += 1) {
      const poltrona = 1 + round * 5;
      const id = await paidPedido([poltrona], viagem.id);
      await endHold(id);
      const [, other] = await Promise.all([
        createConcludePedido(services)(id),
        umComprador(server, `bia-${round}`)
          .hold([poltrona], viagem.id)
          .then(() => 'held')
          .catch(() => 'lost'),
      ]);
      // Either way there is a ticket: for the seat itself, or for another where somebody else has it now.
      const { situacao, itens } = await ana.read(id);
      expect(situacao).toBe('emitido');
      expect([itens[0]?.poltronaOriginal, other]).toEqual(other === 'held' ? [poltrona, 'held'] : [undefined, 'lost']);
    }
  });
});

describe('a conclusion that dies at its n-th step', () => {
  it('is finished by the next, wherever it died: one payment, one ticket, no refund', async () => {
    const deaths: string[] = [];
    for (let dieAt = 1; dieAt <= 5; dieAt += 1) {
      const id = await paidPedido([umaPoltrona()]);
      const died = await concludeDyingAt(dieAt)(id);
      deaths.push(`${dieAt}:${died}`);
      await createConcludePedido(services)(id);
      expect(await situacaoOf(id)).toBe('emitido');
      expect(await bilhetesOf(id)).toHaveLength(1);
      const money = await db().selectFrom('pix_recebido').select('destino').where('pedido_id', '=', id).execute();
      expect(money).toEqual([{ destino: 'aceito' }]);
    }
    // The deaths were real: the order stood in each of the states between.
    expect(new Set(deaths.map((death) => death.split(':')[1]))).toEqual(
      new Set(['aguardando_pagamento', 'pago', 'emitindo']),
    );
  });
});

describe('a conclusion of which a part fails', () => {
  /** An issuable order for which money came three times. */
  async function paidThrice(): Promise<{ id: string; extra: string[] }> {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await bank.pay(txid);
    return { id, extra: [await bank.pay(txid, { late: true }), await bank.pay(txid, { late: true })] };
  }
  const backOf = async (e2eid: string): Promise<number> => (await bank.getPix(e2eid)).devolucoes?.length ?? 0;
  const backOfAll = (extra: string[]) => Promise.all(extra.map(backOf));

  it('gives back what is owed although no ticket can be issued', async () => {
    const { id, extra } = await paidThrice();
    const issueBilhetes = () => Promise.reject(new Error('no printer'));
    const failures: unknown[] = [];
    await createConcludePedido({ ...services, issueBilhetes, onFailure: (error) => failures.push(error) })(id);
    expect([await situacaoOf(id), await backOfAll(extra), failures.length]).toEqual(['emitindo', [1, 1], 1]);
    await createConcludePedido(services)(id);
    expect([await situacaoOf(id), await backOfAll(extra)]).toEqual(['emitido', [1, 1]]);
  });

  it('pays the other refunds although the provider refuses one', async () => {
    const { id, extra } = await paidThrice();
    const refund: PixPort['refund'] = (e2eid, ...rest) =>
      e2eid === extra[0] ? Promise.reject(new Error('refused')) : pix.refund(e2eid, ...rest);
    await createConcludePedido({ ...services, estornos: { pix: refund } })(id);
    expect(await backOfAll(extra)).toEqual([0, 1]);
    await createConcludePedido(services)(id);
    expect(await backOfAll(extra)).toEqual([1, 1]);
  });

  it('issues the ticket although one of several ways to pay does not answer', async () => {
    const id = await paidPedido([umaPoltrona()]);
    const silent: PaymentMethod = {
      collect: () => Promise.reject(new Error('silent')),
      returnAccepted: () => Promise.resolve(),
    };
    await createConcludePedido({ ...services, methods: [silent, ...services.methods] })(id);
    expect(await situacaoOf(id)).toBe('emitido');
  });
});

async function endHold(pedidoId: string): Promise<void> {
  const past = sql<Date>`now() - interval '1 second'`;
  const { reserva_id } = await db()
    .selectFrom('pedido')
    .select('reserva_id')
    .where('id', '=', pedidoId)
    .executeTakeFirstOrThrow();
  await db().updateTable('ocupacao').set({ expira_em: past }).where('reserva_id', '=', reserva_id).execute();
  await db().updateTable('reserva').set({ expira_em: past }).where('id', '=', reserva_id).execute();
}

/**
 * Every call to the outside of a step counts; the n-th and all after it fail, before or after having had their effect.
 */
function concludeDyingAt(n: number): ConcludePedido {
  let calls = 0;
  const mortal =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (++calls >= n) throw new Error('killed');
      const result = await work(...args);
      if (++calls >= n) throw new Error('killed');
      return result;
    };
  const mortalPix: PixPort = { ...pix, findCobranca: mortal(pix.findCobranca) };
  const methods = [createPixMethod(services.database, mortalPix)];
  const inventory: Inventory = {
    ...services.inventory,
    confirmReserva: mortal(services.inventory.confirmReserva),
    confirmAtOnce: (...args) => {
      if (++calls >= n) throw new Error('killed');
      return services.inventory.confirmAtOnce(...args);
    },
  };
  return createConcludePedido({ ...services, methods, inventory, issueBilhetes: mortal(services.issueBilhetes) });
}
