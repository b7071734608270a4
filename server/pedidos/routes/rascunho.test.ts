import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { endIn, reservaOf, reserve } from '../../../tests/support/reservasDeTeste';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import { dadosPara, compradorDaConta } from '../../../src/domain/compra/passageiros/passageiro';
import { toRascunho } from '../../../src/domain/compra/rascunho';
import type { DadosRascunho, Rascunho } from '../../../src/domain/wire/compra/rascunhos';
import type { Server } from '../../createServer';
import { umComprador, umNovoPedido } from '../testdata/comprador';
import { forgetRascunhos, listRascunhos, sweepRascunhos } from '../rascunhos/rascunhoRepository';

let server: Server;
let dias = 1;

beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

async function umaReserva(who = 'ana'): Promise<string> {
  const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
  return reservaOf(await reserve(server, [trechoDe(id, 'saoPaulo', 'rio', [1, 2])], { who })).id;
}

const typed = (nome: string): DadosRascunho => ({
  passageiros: [{ nome, numeroDocumento: '12', dataNascimento: '10/0' }],
  comprador: { nome: 'Ana', cpf: '529', email: 'ana@', celular: '(11) 9' },
  compradorPassageiro: null,
  cupom: 'VERAO',
});

const call = (method: 'GET' | 'PUT' | 'DELETE', id: string, payload?: object, who = 'ana') =>
  server.app.inject({
    method,
    url: `/api/Reservas/${id}/Rascunho`,
    headers: signedInAs(who),
    ...(payload && { payload }),
  });
const write = (id: string, versao: number, dados: object, who?: string) => call('PUT', id, { versao, dados }, who);
const read = async (id: string) => (await call('GET', id)).json<{ data: Rascunho | null }>().data;
const erro = (reply: { statusCode: number; json: () => { erros: { codigo: string }[] } }) => [
  reply.statusCode,
  reply.json().erros[0]?.codigo,
];
const kept = async (id: string): Promise<number> =>
  (
    await server.services.database.db
      .selectFrom('reserva_rascunho')
      .select('versao')
      .where('reserva_id', '=', id)
      .execute()
  ).length;

describe('what was typed beside a hold', () => {
  it('comes back as it was typed, right or wrong, whole or not', async () => {
    const id = await umaReserva();
    expect(await read(id)).toBeNull();
    const written = await write(id, 0, typed('Ana S'));
    expect([written.statusCode, written.json()]).toEqual([200, { data: expect.objectContaining({ versao: 1 }) }]);
    expect(await read(id)).toMatchObject({ versao: 1, dados: typed('Ana S') });
    expect((await call('GET', id)).headers['cache-control']).toBe('no-store');
  });

  it('takes the form of this product whole', async () => {
    const id = await umaReserva();
    const dados = toRascunho({
      dados: dadosPara(6, compradorDaConta(null), null),
      compradorPassageiro: 5,
      cupom: null,
      seguro: true,
      tomador: { cnpj: '11444777000161', razaoSocial: 'Empresa Ltda.', email: 'contas@empresa.test' },
    });
    expect((await write(id, 0, dados)).statusCode).toBe(200);
    expect((await read(id))?.dados).toEqual(dados);
  });

  it('is its owner’s alone: to anybody else the hold does not exist', async () => {
    const id = await umaReserva();
    await write(id, 0, typed('Ana'));
    for (const reply of [
      await call('GET', id, undefined, 'bia'),
      await write(id, 1, typed('Bia'), 'bia'),
      await call('DELETE', id, undefined, 'bia'),
      await call('GET', 'nada'),
    ]) {
      expect(erro(reply)).toEqual([404, 'RESERVA_NAO_ENCONTRADA']);
    }
    expect((await read(id))?.dados).toEqual(typed('Ana'));
  });

  it('is neither read nor written once the hold is over, and is gone soon after', async () => {
    const [over, live] = [await umaReserva(), await umaReserva()];
    for (const id of [over, live]) await write(id, 0, typed('Ana'));
    await endIn(server, over, -1);
    expect(erro(await call('GET', over))).toEqual([409, 'RESERVA_EXPIRADA']);
    expect(erro(await write(over, 1, typed('Eva')))).toEqual([409, 'RESERVA_EXPIRADA']);
    await sweepRascunhos(server.services.database.db);
    expect([await kept(over), await kept(live)]).toEqual([0, 1]);
  });

  it('goes with a hold that is given back, and never outlives an hour', async () => {
    const [back, old] = [await umaReserva(), await umaReserva()];
    for (const id of [back, old]) await write(id, 0, typed('Ana'));
    const { db } = server.services.database;
    await server.app.inject({ method: 'DELETE', url: `/api/Reservas/${back}`, headers: signedInAs('ana') });
    await sql`update reserva_rascunho set atualizado_em = now() - interval '61 minutes' where reserva_id = ${old}::uuid`.execute(
      db,
    );
    await sweepRascunhos(db);
    expect([await kept(back), await kept(old)]).toEqual([0, 0]);
  });

  it('is forgotten when its person says so, and again', async () => {
    const id = await umaReserva();
    await write(id, 0, typed('Ana'));
    expect((await call('DELETE', id)).statusCode).toBe(204);
    expect((await call('DELETE', id)).statusCode).toBe(204);
    expect(await read(id)).toBeNull();
  });
});

describe('two tabs that write', () => {
  it('take turns by version: who has not seen the newest is refused and may join theirs to it', async () => {
    const id = await umaReserva();
    await write(id, 0, typed('Ana'));
    await write(id, 1, typed('Ana de outra aba'));
    expect(erro(await write(id, 1, typed('Ana daqui')))).toEqual([409, 'RASCUNHO_MUDOU']);
    expect(erro(await write(id, 0, typed('Ana nova')))).toEqual([409, 'RASCUNHO_MUDOU']);
    expect(await read(id)).toMatchObject({ versao: 2, dados: typed('Ana de outra aba') });
  });

  it('lets the last words of a page win over a request of its own that is still on its way', async () => {
    const id = await umaReserva();
    await write(id, 0, typed('A'));
    expect((await write(id, 2, typed('Ana inteira'))).json()).toMatchObject({ data: { versao: 3 } });
    expect(erro(await write(id, 1, typed('Ana in')))).toEqual([409, 'RASCUNHO_MUDOU']);
    expect((await read(id))?.dados).toEqual(typed('Ana inteira'));
  });
});

describe('the shape of a draft', () => {
  it.each([
    ['a field that is too long', { passageiros: [{ nome: 'a'.repeat(201) }] }],
    ['a seventh passenger', { passageiros: Array.from({ length: 7 }, () => ({ nome: 'Ana' })) }],
    ['a field that nobody knows', { passageiros: [{ cartao: '4111111111111111' }] }],
    ['a number for a name', { comprador: { nome: 1 } }],
    ['what no database keeps', { comprador: { nome: 'a\u0000' } }],
    ['half a character', { comprador: { nome: 'a\ud83d' } }],
  ])('refuses %s', async (_, dados) => {
    const id = await umaReserva();
    expect((await write(id, 0, dados)).statusCode).toBe(400);
    expect(await kept(id)).toBe(0);
  });

  it('is limited by the table too, above the longest that a request may bring', async () => {
    const long = '𝒜'.repeat(200);
    const short = '𝒜'.repeat(10);
    const pessoa = { nome: long, numeroDocumento: '𝒜'.repeat(40), dataNascimento: short };
    const passageiro = { ...pessoa, celular: short + short, credencial: '𝒜'.repeat(40), colo: pessoa };
    const id = await umaReserva();
    const dados = {
      passageiros: Array.from({ length: 6 }, () => passageiro),
      comprador: { nome: long, email: '𝒜'.repeat(254) },
    };
    expect((await write(id, 0, dados)).statusCode).toBe(200);
    const insert = sql`update reserva_rascunho set dados = ${JSON.stringify({ x: 'a'.repeat(25_000) })}::jsonb`;
    await expect(insert.execute(server.services.database.db)).rejects.toThrow(/check/);
  });
});

describe('the order', () => {
  it('takes the draft’s place in one transaction, and none is written after it', async () => {
    const ana = umComprador(server);
    const { id: reservaId } = await ana.hold([7]);
    await write(reservaId, 0, typed('Ana'));
    const novo = umNovoPedido({ reservaId });
    const passageiros = novo.passageiros.map((passageiro) => ({ ...passageiro, poltrona: 7 }));

    const refused = await ana.post('/api/Pedidos', { ...novo, passageiros, totalEsperadoCentavos: 1 });
    expect([refused.statusCode, await kept(reservaId)]).toEqual([409, 1]);
    const made = await ana.post('/api/Pedidos', { ...novo, passageiros });
    expect([made.statusCode, await kept(reservaId)]).toEqual([201, 0]);
    expect(erro(await write(reservaId, 1, typed('Tarde')))).toEqual([409, 'PEDIDO_FEITO']);
    expect(await kept(reservaId)).toBe(0);
  });
});

describe('the account', () => {
  it('finds its drafts in the copy of its data, and forgets them when it ends', async () => {
    const id = await umaReserva('zoe');
    await write(id, 0, typed('Zoé'), 'zoe');
    const { db, transaction } = server.services.database;
    expect(await listRascunhos(db, 'zoe')).toEqual([
      { reservaId: id, atualizadoEm: expect.any(String), dados: typed('Zoé') },
    ]);
    const copy = await server.app.inject({ url: '/api/Conta/Exportacao', headers: signedInAs('zoe') });
    expect(copy.json()).toMatchObject({ data: { rascunhos: [{ reservaId: id, dados: typed('Zoé') }] } });
    await transaction((tx) => forgetRascunhos(tx, 'zoe'));
    expect(await listRascunhos(db, 'zoe')).toEqual([]);
  });
});
