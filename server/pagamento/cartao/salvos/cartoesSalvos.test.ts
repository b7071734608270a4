import { randomUUID } from 'node:crypto';
import { provedores } from '../../../../src/domain/sessao/provedor';
import { START_MS } from '../../../../tests/support/startMs';
import { startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { eventually } from '../../../pedidos/testdata/comprador';
import { cartaoWorld } from '../../testdata/cartaoWorld';
import { answerBanco, breakAcquirer, typeCartao, umToken } from '../../testdata/umCartao';
import { codigoOf, numeros, pagamentoOf, typeCode, umCofre, umPortador } from '../../testdata/umCartaoSalvo';

let server: Server;
let world: ReturnType<typeof cartaoWorld>;
let cofre: ReturnType<typeof umCofre>;
let people = 0;
/** Somebody who has saved nothing yet. */
const somebody = () => umPortador(server, `portador${(people += 1)}`, world.poltrona);

beforeAll(async () => {
  server = await startServer();
  // No job runs: only the test and what a request nudges.
  await server.services.scheduler.stop();
  world = cartaoWorld(server);
  cofre = umCofre(server, world.acquirer);
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const [VISA, MASTER] = numeros;

describe('a card that is paid with', () => {
  it('is kept where its person asked for it, as brand, last digits and validity, and its token is forgotten', async () => {
    const eu = somebody();
    const cartao = await eu.keep(VISA);
    const year = new Date().getFullYear() + 2;
    expect(await eu.list()).toEqual([
      { id: cartao.id, bandeira: 'visa', final4: '4242', validade: `${year}-12`, vencido: false },
    ]);
    const tokens = await db().selectFrom('cobranca_cartao').select(['token', 'cofre', 'guardar']).execute();
    expect(tokens).toEqual([{ token: null, cofre: null, guardar: false }]);
  });

  it('is not kept unasked, nor where it was refused', async () => {
    const eu = somebody();
    await eu.pagador.pay(await eu.order(), 'aprova');
    const refused = await eu.pagador.pay(await eu.order(), 'sem_saldo', { guardar: true });
    expect(refused.situacao).toBe('recusado');
    await cofre.jobs();
    expect(await eu.list()).toEqual([]);
  });

  it('after a challenge is kept by the job once the bank has agreed', async () => {
    const eu = somebody();
    const id = await eu.order();
    const { desafio } = await eu.pagador.pay(id, 'desafio', { guardar: true });
    await cofre.jobs();
    expect(await eu.list()).toEqual([]);
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    expect((await eu.comprador.conclude(id)).situacao).toBe('emitido');
    await cofre.jobsUntil(eu.list, (rows) => rows.length > 0);
    expect(await eu.list()).toMatchObject([{ final4: '1091' }]);
  });

  it('is kept later where the acquirer did not answer, and not at all where it refuses; the ticket stands', async () => {
    for (const [falha, kept] of [
      ['fora', 1],
      ['recusa', 0],
    ] as const) {
      const eu = somebody();
      const { token } = (await typeCartao(server, VISA)).json<{ token: string }>();
      await breakAcquirer(server, 'guardar', token, falha);
      const id = await eu.order();
      await eu.pagador.pay(id, 'aprova', { token, guardar: true });
      await cofre.jobs();
      expect(await eu.list()).toEqual([]);
      if (kept === 0) await cofre.jobsUntil(cofre.toKeep, (rows) => rows.length === 0);
      await breakAcquirer(server, 'guardar', token, null);
      await cofre.jobsUntil(cofre.toKeep, (rows) => rows.length === 0);
      expect(await eu.list()).toHaveLength(kept);
      expect((await eu.comprador.read(id)).situacao).toBe('emitido');
    }
  });

  it('again takes the place of the earlier one, under the same id, and the acquirer forgets that', async () => {
    const eu = somebody();
    const first = await eu.keep(VISA);
    const { cofre: before } = await cofre.rowOf(first.id);
    await eu.buyAndKeep(VISA);
    const { cofre: after } = await eventually(
      () => cofre.rowOf(first.id),
      (row) => row.cofre !== before,
    );
    expect(await eu.list()).toMatchObject([{ id: first.id }]);
    await cofre.jobsUntil(
      () => cofre.atAcquirer(before),
      (row) => row === undefined,
    );
    expect(await cofre.atAcquirer(after)).toBeDefined();
  });

  it('as the sixth is not kept, and the acquirer forgets it', async () => {
    const eu = somebody();
    for (const numero of numeros.slice(0, 5)) await eu.keep(numero);
    await eu.buyAndKeep(numeros[5]);
    await cofre.jobsUntil(cofre.toKeep, (rows) => rows.length === 0);
    expect((await eu.list()).map(({ final4 }) => final4)).not.toContain('1111');
    expect(await eu.list()).toHaveLength(5);
    await cofre.jobsUntil(cofre.toForget, (rows) => rows.length === 0);
    expect(await cofre.keptWith('1111')).toEqual([]);
  });
});

describe('a saved card', () => {
  it('pays with its code alone, in instalments, and comes first in the list afterwards', async () => {
    const eu = somebody();
    const visa = await eu.keep(VISA);
    await eu.keep(MASTER);
    expect((await eu.list()).map(({ final4 }) => final4)).toEqual(['4444', '4242']);
    const id = await eu.order();
    const answer = await eu.payWith(id, visa.id, { parcelas: 3 });
    expect(answer.json()).toMatchObject({ data: { situacao: 'aprovado', final4: '4242', parcelas: 3 } });
    expect((await eu.comprador.read(id)).situacao).toBe('emitido');
    expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'captured', final4: '4242', parcelas: 3 }]);
    expect((await eu.list()).map(({ final4 }) => final4)).toEqual(['4242', '4444']);
  });

  it('is asked for by its bank as a typed one is', async () => {
    const eu = somebody();
    const cartao = await eu.keep(VISA);
    await cofre.challenge((await cofre.rowOf(cartao.id)).cofre);
    const id = await eu.order();
    const answer = await eu.payWith(id, cartao.id, { tipo: 'debito' });
    const { situacao, desafio } = pagamentoOf(answer);
    expect(situacao).toBe('desafio');
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    expect((await eu.comprador.conclude(id)).situacao).toBe('emitido');
  });

  it('does not pay with a wrong code, with one that was used, nor with a typed card in its place', async () => {
    const eu = somebody();
    const cartao = await eu.keep(VISA);
    const id = await eu.order();
    expect(pagamentoOf(await eu.payWith(id, cartao.id, {}, '000')).situacao).toBe('recusado');
    expect(pagamentoOf(await eu.payWith(id, cartao.id, { token: await umToken(server, 'aprova') })).situacao).toBe(
      'recusado',
    );
    const code = await typeCode(server);
    expect(pagamentoOf(await eu.payWith(await eu.order(), cartao.id, { token: code })).situacao).toBe('aprovado');
    const again = await eu.payWith(id, cartao.id, { token: code });
    expect([again.statusCode, codigoOf(again)]).toEqual([409, 'CARTAO_JA_USADO']);
    expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'denied' }]);
  });

  it('that has expired is shown so, and pays nothing', async () => {
    const eu = somebody();
    const cartao = await eu.keep(VISA);
    await db().updateTable('cartao_salvo').set({ validade: '2020-01' }).where('id', '=', cartao.id).execute();
    expect(await eu.list()).toMatchObject([{ vencido: true }]);
    const answer = await eu.payWith(await eu.order(), cartao.id);
    expect([answer.statusCode, codigoOf(answer)]).toEqual([409, 'CARTAO_VENCIDO']);
  });

  it('of somebody else is one that does not exist: it is not listed, does not pay, is not removed', async () => {
    const ana = somebody();
    const bia = somebody();
    const cartao = await ana.keep(VISA);
    expect(await bia.list()).toEqual([]);
    const pedido = await bia.order();
    for (const id of [cartao.id, randomUUID(), 'x']) {
      const paid = await bia.payWith(pedido, id);
      const removed = await bia.remove(id);
      expect([paid.statusCode, codigoOf(paid)]).toEqual([404, 'CARTAO_NAO_ENCONTRADO']);
      expect([removed.statusCode, codigoOf(removed)]).toEqual([404, 'CARTAO_NAO_ENCONTRADO']);
    }
    expect(await ana.list()).toHaveLength(1);
    expect(await world.attempts(pedido)).toEqual([]);
  });

  it('is neither used nor added at a counter, nor kept twice', async () => {
    const eu = somebody();
    const cartao = await eu.keep(VISA);
    const sold = await eu.order();
    await db().updateTable('pedido').set({ canal: provedores.agencia }).where('id', '=', sold).execute();
    const used = await eu.payWith(sold, cartao.id);
    const added = await eu.pagador.post(sold, 'aprova', { guardar: true });
    expect([used, added].map((one) => [one.statusCode, codigoOf(one)])).toEqual([
      [409, 'CARTAO_GUARDADO_NO_BALCAO'],
      [409, 'CARTAO_GUARDADO_NO_BALCAO'],
    ]);
    const twice = await eu.payWith(await eu.order(), cartao.id, { guardar: true });
    expect([twice.statusCode, codigoOf(twice)]).toEqual([400, 'CARTAO_JA_GUARDADO']);
  });
});
