import { START_MS } from '../../../../tests/support/startMs';
import { startRaces } from '../../../../tests/support/startRaces';
import { checkInvariants } from '../../../conclusao/alertas/invariants';
import type { Server } from '../../../createServer';
import { createSteps } from '../../../platform/jobs/steps';
import { keepCartoes } from './keepCartoes';
import { cartaoWorld } from '../../testdata/cartaoWorld';
import { answerBanco } from '../../testdata/umCartao';
import { codigoOf, numeros, pagamentoOf, typeCode, umCofre, umPortador } from '../../testdata/umCartaoSalvo';

let server: Server;
let world: ReturnType<typeof cartaoWorld>;
let cofre: ReturnType<typeof umCofre>;
let people = 0;
const somebody = () => umPortador(server, `portador${(people += 1)}`, world.poltrona);
const [VISA] = numeros;
const nothing = (rows: unknown[]) => rows.length === 0;

beforeAll(async () => {
  server = await startRaces();
  world = cartaoWorld(server);
  cofre = umCofre(server, world.acquirer);
}, START_MS);
afterAll(() => server.close());
afterEach(async () => {
  expect(await checkInvariants(server.services.database.db)).toEqual([]);
});

describe('many at once', () => {
  it('payments that keep the same card leave one, and the acquirer knows one', async () => {
    const eu = somebody();
    await Promise.all(Array.from({ length: 4 }, () => eu.buyAndKeep(VISA)));
    await cofre.jobsUntil(cofre.toKeep, nothing);
    await cofre.jobsUntil(cofre.toForget, nothing);
    const [cartao, ...others] = await eu.list();
    expect([cartao?.final4, others]).toEqual(['4242', []]);
    expect(await cofre.keptWith('4242')).toEqual([{ id: (await cofre.rowOf(cartao?.id ?? '')).cofre }]);
  });

  it('payments that keep eight cards leave five, and the acquirer forgets the others', async () => {
    const eu = somebody();
    await Promise.all(numeros.map((numero) => eu.buyAndKeep(numero)));
    await cofre.jobsUntil(cofre.toKeep, nothing);
    await cofre.jobsUntil(cofre.toForget, nothing);
    const listed = (await eu.list()).map(({ final4 }) => final4);
    expect(listed).toHaveLength(5);
    const known = await Promise.all(numeros.map((numero) => cofre.keptWith(numero.slice(-4))));
    const mine = numeros.map((numero) => numero.slice(-4)).filter((_, i) => (known[i] ?? []).length > 0);
    expect(mine.filter((final4) => final4 !== '4242').sort()).toEqual(listed.filter((one) => one !== '4242').sort());
  });

  it('runs of the job keep one card of one payment', async () => {
    const eu = somebody();
    await eu.buyAndKeep(VISA);
    const { database } = server.services;
    const services = { database, cartao: world.acquirer, steps: createSteps(database) };
    await Promise.all(Array.from({ length: 6 }, () => keepCartoes(services)));
    await cofre.jobsUntil(cofre.toKeep, nothing);
    expect(await eu.list()).toHaveLength(1);
  });

  it('a removal and a payment that begins: the payment is refused before anything is asked, or ends as it would', async () => {
    for (let round = 0; round < 4; round += 1) {
      const eu = somebody();
      const cartao = await eu.keep(VISA);
      const { cofre: name } = await cofre.rowOf(cartao.id);
      await cofre.challenge(name);
      const id = await eu.order();
      const use = { token: await typeCode(server), cartaoId: cartao.id };
      const [paid, removed] = await Promise.all([eu.pagador.post(id, 'aprova', use), eu.remove(cartao.id)]);
      expect(removed.statusCode).toBe(204);
      await cofre.jobs();
      if (paid.statusCode === 201) {
        expect(await cofre.atAcquirer(name)).toBeDefined();
        await answerBanco(server, pagamentoOf(paid).desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
        expect((await eu.comprador.conclude(id)).situacao).toBe('emitido');
      } else {
        expect([paid.statusCode, codigoOf(paid)]).toEqual([404, 'CARTAO_NAO_ENCONTRADO']);
        expect(await world.attempts(id)).toEqual([]);
      }
      await cofre.jobsUntil(cofre.toForget, nothing);
      expect(await cofre.atAcquirer(name)).toBeUndefined();
      expect(await eu.list()).toEqual([]);
    }
  });

  it('payments of two orders with one saved card both pay', async () => {
    const eu = somebody();
    const cartao = await eu.keep(VISA);
    const orders = [await eu.order(), await eu.order()];
    const answers = await Promise.all(orders.map((id) => eu.payWith(id, cartao.id)));
    expect(answers.map((answer) => pagamentoOf(answer).situacao)).toEqual(['aprovado', 'aprovado']);
    expect(await eu.list()).toHaveLength(1);
  });
});
