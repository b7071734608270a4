import fc from 'fast-check';
import { sql } from 'kysely';
import { REENVIOS_POR_DIA } from '../../../src/domain/agencia/pedidosAgencia';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { payTxid, umComprador } from '../../pedidos/testdata/comprador';
import { parseCursor, toCursor } from './cursor';
import { umaAgencia } from './testdata/umaAgencia';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let agencia: ReturnType<typeof umaAgencia>;
let nextPoltrona = 1;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umComprador(server);
  agencia = umaAgencia(server);
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const codigoOf = (reply: { json: <T>() => T }) => reply.json<{ erros?: { codigo: string }[] }>().erros?.[0]?.codigo;
const ordered = async (seats = 1) => {
  const poltronas = Array.from({ length: seats }, () => nextPoltrona++);
  const pedido = await ana.order(poltronas);
  await agencia.attend(pedido.id);
  return pedido;
};
const issued = async (seats = 1) => {
  const { id } = await ordered(seats);
  await payTxid(server, (await ana.charge(id)).txid);
  return ana.conclude(id);
};
const mailsOf = (pedidoId: string) =>
  db().selectFrom('caixa_saida').select('corpo').where('chave', 'like', `reenvio/${pedidoId}/%`).execute();
/** The tries so far were a while ago. */
const waited = (pedidoId: string, minutes: number) =>
  sql`update agencia_pedido_acao set em = em - make_interval(mins => ${minutes}::int)
    where pedido_id = ${pedidoId}::uuid`.execute(db());

describe('tickets that are sent again', () => {
  it('are sent so many times a day, then not before the next, and say what to do instead', async () => {
    const { id } = await issued();
    for (let i = 0; i < REENVIOS_POR_DIA; i += 1) {
      expect((await agencia.post(`/${id}/Reenvio`)).statusCode).toBe(200);
      await waited(id, 2);
    }
    const more = await agencia.post(`/${id}/Reenvio`);
    expect([more.statusCode, codigoOf(more)]).toEqual([409, 'REENVIOS_ESGOTADOS']);
    expect(more.body).toContain('Imprima-os');
    expect(await mailsOf(id)).toHaveLength(REENVIOS_POR_DIA);
    await waited(id, 25 * 60);
    expect((await agencia.post(`/${id}/Reenvio`)).statusCode).toBe(200);
  });

  it('leave out a ticket that was cancelled, and need one that is good', async () => {
    const { id, itens } = await issued(2);
    const [gone, good] = itens.map(({ bilheteId }) => bilheteId ?? '');
    await db()
      .updateTable('bilhete')
      .set({ situacao: 'cancelado' })
      .where('id', '=', gone ?? '')
      .execute();
    expect((await agencia.post(`/${id}/Reenvio`)).statusCode).toBe(200);
    const [mail] = await mailsOf(id);
    const seats = (poltrona = 0) => new RegExp(`[Pp]oltrona ${poltrona}\\b`);
    const words = JSON.stringify(mail?.corpo);
    expect(words).toMatch(seats(itens[1]?.poltrona));
    expect(words).not.toMatch(seats(itens[0]?.poltrona));
    await db()
      .updateTable('bilhete')
      .set({ situacao: 'cancelado' })
      .where('id', '=', good ?? '')
      .execute();
    await waited(id, 2);
    expect(codigoOf(await agencia.post(`/${id}/Reenvio`))).toBe('SEM_BILHETE');
    expect((await agencia.read(id)).acoes).toMatchObject({ reenviar: false });
  });

  it('to a buyer without an address are refused in words, and not offered', async () => {
    const { id } = await issued();
    await db().updateTable('pedido').set({ comprador_email: '' }).where('id', '=', id).execute();
    expect(codigoOf(await agencia.post(`/${id}/Reenvio`))).toBe('SEM_EMAIL');
    const { acoes, comprador } = await agencia.read(id);
    expect([acoes.reenviar, comprador.email]).toEqual([false, '']);
  });
});

describe('the pages of the list', () => {
  it('skip and repeat none of the orders of one instant', async () => {
    const made: string[] = [];
    for (let i = 0; i < 4; i += 1) made.push((await ordered()).id);
    // More than a page, all of the very same microsecond.
    await sql`update pedido set criado_em = timestamptz '2026-01-01 12:00:00.123456+00'
      where id = any(${made}::uuid[])`.execute(db());
    const { rows } = await sql<{ criado_em: string; id: string }>`
      select to_char(criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as criado_em, id from pedido
      where id = any(${made}::uuid[]) order by id desc`.execute(db());
    const after = rows.map(({ criado_em, id }) => toCursor({ criadoEm: criado_em, id }));
    const rest = async (cursor = '') =>
      (await agencia.list({ cursor })).pedidos.map(({ id }) => id).filter((id) => made.includes(id));
    const ids = rows.map(({ id }) => id);
    expect(await Promise.all(after.map(rest))).toEqual([ids.slice(1), ids.slice(2), ids.slice(3), []]);
  });

  it('begin anew where the address names a page that is none', async () => {
    for (const text of ['', 'x', 'a'.repeat(160), Buffer.from('2026-01-01|1').toString('base64url')]) {
      const reply = await agencia.get(`?cursor=${text}`);
      expect([text, reply.statusCode]).toEqual([text, 400]);
    }
    const told = await agencia.get(`?cursor=${Buffer.from('x|y').toString('base64url')}`);
    expect(codigoOf(told)).toBe('CURSOR_INVALIDO');
  });

  it('are found again by their cursor, whatever the instant', () => {
    const micros = fc.integer({ min: 0, max: 999_999 }).map((part) => String(part).padStart(6, '0'));
    const second = fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(second, micros, fc.uuid(), (date, part, id) => {
        const criadoEm = `${date.toISOString().slice(0, 19)}.${part}Z`;
        const text = toCursor({ criadoEm, id });
        expect(parseCursor(text)).toEqual({ criadoEm, id });
        // It stands in an address as it is.
        expect(encodeURIComponent(text)).toBe(text);
      }),
    );
  });
});

describe('the days of a filter', () => {
  it('are whole days of the company’s clock, both ends included', async () => {
    const { id } = await ordered();
    const found = async (instant: string, de: string, ate: string): Promise<boolean> => {
      await sql`update pedido set criado_em = ${instant}::timestamptz where id = ${id}::uuid`.execute(db());
      return (await agencia.list({ de, ate })).pedidos.some((one) => one.id === id);
    };
    expect(await found('2026-02-10T02:59:59Z', '2026-02-10', '2026-02-10')).toBe(false);
    expect(await found('2026-02-10T03:00:00Z', '2026-02-10', '2026-02-10')).toBe(true);
    expect(await found('2026-02-11T02:59:59Z', '2026-02-10', '2026-02-10')).toBe(true);
    expect(await found('2026-02-11T03:00:00Z', '2026-02-10', '2026-02-10')).toBe(false);
  });
});
