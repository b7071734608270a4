import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { createPostgresDatabase, type PostgresDatabase } from '../../../../tests/support/postgresDatabase';
import { START_MS } from '../../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { umComprador } from '../../../pedidos/testdata/comprador';
import type { Cenario } from '../../../sandbox/cartao/cards';
import { forgetMeasures } from './measureAttempt';
import { dispositivo, umToken } from '../../testdata/umCartao';
import { numeros, typeCode, umPortador } from '../../testdata/umCartaoSalvo';

let postgres: PostgresDatabase;
/** Makes orders without the limit of holds; takes no card. */
let maker: Server;
let replicas: [Server, Server];
let people = 0;
let nextPoltrona = 1;

beforeAll(async () => {
  postgres = await createPostgresDatabase();
  const options = { databaseUrl: postgres.url };
  maker = await startServer(options);
  replicas = [await startServer({ ...options, limits: true }), await startServer({ ...options, limits: true })];
  for (const server of [maker, ...replicas]) await server.services.scheduler.stop();
}, 3 * START_MS);
afterAll(async () => {
  for (const server of [maker, ...replicas]) await server.close();
  await postgres.drop();
});

const db = () => maker.services.database.db;

/** A new person, at an address and on a device of their own unless given. */
function someone({ ip = `200.10.${(people += 1)}.1`, aparelho = `aparelho-${people}` } = {}) {
  const sub = `pessoa-${randomUUID()}`;
  const comprador = umComprador(maker, sub);
  const order = async () => (await comprador.order([nextPoltrona++])).id;
  const tryCartao = async (pedidoId: string, cenario: Cenario, { via = 0, token = '', cartaoId = '' } = {}) =>
    (via === 0 ? replicas[0] : replicas[1]).app.inject({
      method: 'POST',
      url: `/api/Pedidos/${pedidoId}/Cartao`,
      remoteAddress: ip,
      headers: { ...signedInAs(sub), 'idempotency-key': randomUUID(), 'x-dispositivo': aparelho },
      payload: {
        token: token === '' ? await umToken(maker, cenario) : token,
        tipo: 'credito',
        parcelas: 1,
        dispositivo,
        ...(cartaoId !== '' && { cartaoId }),
      },
    });
  return { sub, order, tryCartao };
}

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  json: <T>() => T;
}
const codigoDe = (answer: Answer) => answer.json<{ erros?: { codigo: string }[] }>().erros?.[0]?.codigo ?? 'tentado';
const situacaoDe = (answer: Answer) => answer.json<{ data: { situacao: string } }>().data.situacao;
/** Moves everything that was counted so many minutes into the past. */
const age = (minutes: number) =>
  sql`update cartao_medida set criado_em = criado_em - make_interval(mins => ${minutes})`.execute(db());
const wrong = async (person: ReturnType<typeof someone>, pedidoId: string, times: number) => {
  const codes: string[] = [];
  for (let i = 0; i < times; i += 1) codes.push(codigoDe(await person.tryCartao(pedidoId, 'roubado', { via: i % 2 })));
  return codes;
};

describe('refused cards', () => {
  it('that are saved, by their wrong codes, make the same pause', async () => {
    const ana = someone();
    const { id: cartaoId } = await umPortador(maker, ana.sub, () => nextPoltrona++).keep(numeros[0]);
    const pedidoId = await ana.order();
    const codes: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      const token = await typeCode(maker, '000');
      codes.push(codigoDe(await ana.tryCartao(pedidoId, 'aprova', { via: i % 2, token, cartaoId })));
    }
    expect(codes).toEqual(['tentado', 'tentado', 'tentado', 'CARTAO_EM_PAUSA']);
  });

  it('twice hinder nobody: the third card pays', async () => {
    const ana = someone();
    const pedidoId = await ana.order();
    expect(await wrong(ana, pedidoId, 2)).toEqual(['tentado', 'tentado']);
    const paid = await ana.tryCartao(pedidoId, 'aprova');
    expect([paid.statusCode, situacaoDe(paid)]).toEqual([201, 'aprovado']);
  });

  it('three times make a pause on every replica, which says when it ends and then does', async () => {
    const ana = someone();
    const pedidoId = await ana.order();
    await wrong(ana, pedidoId, 3);
    const other = await ana.order();
    const refused = await ana.tryCartao(other, 'aprova', { via: 1 });
    expect([refused.statusCode, codigoDe(refused)]).toEqual([409, 'CARTAO_EM_PAUSA']);
    expect(refused.json<{ erros: { mensagem: string }[] }>().erros[0]?.mensagem).toMatch(
      /^Houve muitas tentativas com cartão\. Por segurança, tente outro cartão a partir das \d\d:\d\d.*, ou pague agora com Pix\.$/,
    );
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(120);
    await age(2);
    expect(situacaoDe(await ana.tryCartao(other, 'aprova'))).toBe('aprovado');
  });

  it('that the acquirer refuses to authenticate count as well, and say that the card was refused', async () => {
    const thief = someone();
    const pedidoId = await thief.order();
    const invented = () => thief.tryCartao(pedidoId, 'aprova', { token: randomUUID() });
    const first = await invented();
    expect(first.json<{ data: { mensagem: string } }>().data.mensagem).toContain('Use outro cartão');
    expect([await invented(), await invented(), await invented()].map(codigoDe)).toEqual([
      'tentado',
      'tentado',
      'CARTAO_EM_PAUSA',
    ]);
  });

  it('of one account over many orders at once come to no more than the ceiling', async () => {
    const thief = someone();
    const pedidos: string[] = [];
    for (let i = 0; i < 8; i += 1) pedidos.push(await thief.order());
    const codes = await Promise.all(
      pedidos.map(async (id, i) => codigoDe(await thief.tryCartao(id, 'roubado', { via: i % 2 }))),
    );
    expect(codes.filter((code) => code === 'tentado')).toHaveLength(3);
    expect(codes.filter((code) => code === 'CARTAO_EM_PAUSA')).toHaveLength(5);
  });

  it('of one account end for the day after ten, however patient it is', async () => {
    const thief = someone();
    let tried = 0;
    let pedidoId = '';
    for (let i = 0; i < 14; i += 1) {
      if (i % 5 === 0) pedidoId = await thief.order();
      if (codigoDe(await thief.tryCartao(pedidoId, 'roubado')) === 'tentado') tried += 1;
      await age(61);
    }
    expect(tried).toBe(10);
    await age(24 * 60);
    expect(codigoDe(await thief.tryCartao(await thief.order(), 'roubado'))).toBe('tentado');
  });

  it('of fresh accounts on one device pause that device, and leave another alone', async () => {
    for (let i = 0; i < 3; i += 1) {
      const fresh = someone({ aparelho: 'o-mesmo' });
      await wrong(fresh, await fresh.order(), 1);
    }
    const next = someone({ aparelho: 'o-mesmo' });
    expect(codigoDe(await next.tryCartao(await next.order(), 'aprova'))).toBe('CARTAO_EM_PAUSA');
    const other = someone();
    expect(situacaoDe(await other.tryCartao(await other.order(), 'aprova'))).toBe('aprovado');
  });

  it('of fresh accounts and devices from one network end after fifteen', async () => {
    const ip = '2804:14d:5c5e:8d1a:1:2:3:4';
    const tries = await Promise.all(
      Array.from({ length: 9 }, async (_, i) => {
        const fresh = someone({ ip, aparelho: `outro-${i}` });
        return wrong(fresh, await fresh.order(), 2);
      }),
    );
    expect(tries.flat().filter((code) => code === 'tentado')).toHaveLength(15);
  });

  it('are counted for two days and then forgotten', async () => {
    const count = async () => (await db().selectFrom('cartao_medida').select('cobranca_id').execute()).length;
    expect(await count()).toBeGreaterThan(0);
    await age(3 * 24 * 60);
    await forgetMeasures(db());
    expect(await count()).toBe(0);
  });
});

describe('a card’s token', () => {
  it('that paid one order is refused for another, and for another account’s', async () => {
    const ana = someone();
    const bia = someone();
    const token = await umToken(maker, 'aprova');
    expect(situacaoDe(await ana.tryCartao(await ana.order(), 'aprova', { token }))).toBe('aprovado');
    const again = await ana.tryCartao(await ana.order(), 'aprova', { token });
    const stolen = await bia.tryCartao(await bia.order(), 'aprova', { token });
    expect([codigoDe(again), codigoDe(stolen)]).toEqual(['CARTAO_JA_USADO', 'CARTAO_JA_USADO']);
    expect([again.statusCode, stolen.statusCode]).toEqual([409, 409]);
  });

  it('sent for several orders at once pays one of them', async () => {
    const compradores = Array.from({ length: 6 }, () => someone());
    const token = await umToken(maker, 'aprova');
    const pedidos = await Promise.all(compradores.map((comprador) => comprador.order()));
    const codes = await Promise.all(
      compradores.map(async (comprador, i) =>
        codigoDe(await comprador.tryCartao(pedidos[i] ?? '', 'aprova', { token, via: i % 2 })),
      ),
    );
    expect(codes.filter((code) => code === 'tentado')).toHaveLength(1);
    expect(codes.filter((code) => code === 'CARTAO_JA_USADO')).toHaveLength(5);
    const paid = await db()
      .selectFrom('pedido')
      .select('id')
      .where('id', 'in', pedidos)
      .where('situacao', '=', 'emitido')
      .execute();
    expect(paid).toHaveLength(1);
  });

  it('is forgotten after its use, and its hash is not', async () => {
    const ana = someone();
    const pedidoId = await ana.order();
    const token = await umToken(maker, 'aprova');
    await ana.tryCartao(pedidoId, 'aprova', { token });
    const row = await db()
      .selectFrom('cobranca_cartao')
      .select(['token', 'token_hash'])
      .where('pedido_id', '=', pedidoId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ token: null, token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });
});
