import { sql } from 'kysely';
import type { PassageiroPedido } from '../../src/domain/wire/compra/pedidos';
import type { Cotacao } from '../../src/domain/wire/compra/cotacao';
import { START_MS } from '../../tests/support/startMs';
import { startRaces } from '../../tests/support/startRaces';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { umaViagem } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';
import { umComprador, umNovoPedido, umPassageiro } from '../pedidos/testdata/comprador';
import type { WantedVaga } from './beneficioRepository';
import { takeUse, takeVagas } from './takeExtras';

/** One a seat of the coach. */
const COMPRADORES = 40;

let server: Server;
const db = () => server.services.database.db;

beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());

const codesOf = (answers: { statusCode: number; json: <T>() => T }[]) =>
  answers
    .filter(({ statusCode }) => statusCode !== 201)
    .flatMap((answer) => answer.json<{ erros: { codigo: string }[] }>().erros.map(({ codigo }) => codigo));

/** Forty people with a hold each on one departure, who then order at once. */
async function race(dias: number, order: (i: number) => { passageiro?: Partial<PassageiroPedido>; body?: object }) {
  const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, dias);
  const ready = await Promise.all(
    Array.from({ length: COMPRADORES }, async (_, i) => {
      const comprador = umComprador(server, `d${dias}-${i}`);
      return { comprador, poltrona: i + 1, reservaId: (await comprador.hold([i + 1], viagemId)).id };
    }),
  );
  const answers = await Promise.all(
    ready.map(({ comprador, poltrona, reservaId }, i) => {
      const { passageiro = {}, body = {} } = order(i);
      const passageiros = [umPassageiro({ poltrona, ...passageiro })];
      return comprador.post('/api/Pedidos', { ...umNovoPedido({ reservaId, passageiros }), ...body });
    }),
  );
  return { viagemId, ready, answers, made: answers.filter(({ statusCode }) => statusCode === 201).length };
}

async function umCupom(codigo: string, limite_total: number | null, limite_pessoa = 1): Promise<string> {
  await db()
    .insertInto('cupom')
    .values({ codigo, descricao: codigo, vigente_de: '2026-01-01', percentual: 10, limite_total, limite_pessoa })
    .execute();
  return codigo;
}

describe('many buyers at once', () => {
  it('use a coupon of seven exactly seven times', async () => {
    const cupom = await umCupom('SETE', 7);
    const { made, answers } = await race(3, () => ({ body: { cupom } }));
    expect(made).toBe(7);
    expect(new Set(codesOf(answers))).toEqual(new Set(['CUPOM_ESGOTADO']));
    const uses = await db().selectFrom('cupom_uso').select('uso').where('codigo', '=', cupom).orderBy('uso').execute();
    expect(uses.map(({ uso }) => uso)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  }, 60_000);

  it('get the two free places of Passe Livre, and nobody the third', async () => {
    const beneficio = { tipo: 'passe_livre' as const, credencial: 'PL1234567' };
    const { viagemId, made, answers } = await race(4, () => ({ passageiro: { beneficio } }));
    expect(made).toBe(2);
    expect(new Set(codesOf(answers))).toEqual(new Set(['BENEFICIO_ESGOTADO']));
    const { rows } = await sql<{ vaga: number }>`
      select vaga from beneficio_vaga where partida_id = ${viagemId}::bigint order by vaga`.execute(db());
    expect(rows).toEqual([{ vaga: 1 }, { vaga: 2 }]);
  }, 60_000);

  it('get the four places of ID Jovem at the price of each, and never a third one free', async () => {
    const beneficio = { tipo: 'id_jovem' as const, credencial: 'ABC1234567' };
    const { answers, ready } = await race(5, () => ({ passageiro: { beneficio, dataNascimento: '2005-05-05' } }));
    // A buyer who was late is refused, and asks again for the remaining places.
    for (const [i, answer] of answers.entries()) {
      const one = ready[i];
      if (answer.statusCode === 201 || !one) continue;
      const passageiros = [umPassageiro({ poltrona: one.poltrona, beneficio, dataNascimento: '2005-05-05' })];
      await one.comprador.post('/api/Pedidos', umNovoPedido({ reservaId: one.reservaId, passageiros }));
    }
    const { rows } = await sql<{ faixa: number; total: number }>`
      select i.beneficio_faixa as faixa, p.total_centavos as total
      from pedido_item i join pedido p on p.id = i.pedido_id where i.beneficio = 'id_jovem' order by 1`.execute(db());
    expect(rows.map(({ faixa }) => faixa)).toEqual([1, 1, 2, 2]);
    expect(rows.map(({ total }) => total)).toEqual([1_100, 1_100, 7_625, 7_625]);
  }, 60_000);

  it('of one person use their coupon as often as they may, on however many holds', async () => {
    const cupom = await umCupom('DUAS', null, 2);
    const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 6);
    const ana = umComprador(server, 'ana');
    const holds = await Promise.all([1, 2, 3, 4, 5, 6].map((poltrona) => ana.hold([poltrona], viagemId)));
    const answers = await Promise.all(
      holds.map(({ id: reservaId }, i) =>
        ana.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros: [umPassageiro({ poltrona: i + 1 })], cupom })),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(codesOf(answers).filter((codigo) => /^CUPOM_(JA_USADO|ESGOTADO)$/.test(codigo))).toHaveLength(4);
  }, 60_000);
});

describe('saved passengers asked for at once', () => {
  it('are twenty, and the other five are told', async () => {
    const gabi = umComprador(server, 'gabi');
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, i) =>
        gabi.post('/api/Passageiros', {
          nome: 'Bento Araújo',
          documento: { tipo: 2, numero: `98.765.4${10 + i}-1` },
          dataNascimento: '1988-02-03',
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    expect(codesOf(answers)).toEqual(Array(5).fill('LIMITE_DE_PASSAGEIROS'));
  });
});

describe('the keys alone', () => {
  const holdOf = async (poltrona: number) => {
    const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 8);
    return { viagemId, id: (await umComprador(server, 'bia').hold([poltrona], viagemId)).id };
  };
  const vaga = (partidaId: string, poltrona: number): WantedVaga => ({
    partidaId,
    trecho: 0,
    poltrona,
    beneficio: 'passe_livre',
    faixa: 1,
    vagas: 1,
  });

  it('give a place to one of two transactions that never looked', async () => {
    const [a, b] = [await holdOf(1), await holdOf(2)];
    const soon = new Date(Date.now() + 60_000);
    const lost = await Promise.all(
      [a, b].map((hold, i) =>
        server.services.database.transaction((tx) => takeVagas(tx, hold.id, [vaga(hold.viagemId, i + 1)], soon)),
      ),
    );
    expect(lost.filter((one) => one === null)).toHaveLength(1);
  });

  it('take over what lapsed, and never what was given for good', async () => {
    const [a, b] = [await holdOf(3), await holdOf(4)];
    const cupom = await umCupom('UMSO', 1);
    const use = { codigo: cupom, dono: 'x' };
    const take = (id: string, expira: Date | null) =>
      server.services.database.transaction((tx) => takeUse(tx, id, use, expira));
    expect(await take(a.id, new Date(Date.now() - 1_000))).toBe(true);
    expect(await take(b.id, null)).toBe(true);
    expect(await take(a.id, null)).toBe(false);
  });
});

describe('money that came late', () => {
  it('gets its free place and its coupon again where they are still there, else nothing at all', async () => {
    const cupom = await umCupom('TARDE', 1);
    const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 9);
    const caio = umComprador(server, 'caio');
    const { id: reservaId } = await caio.hold([1], viagemId);
    await caio.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros: [umPassageiro()], cupom }));
    const { database } = server.services;
    const { inventory } = server.app;
    await database.transaction((tx) => inventory.releaseReserva(tx, reservaId));

    const davi = umComprador(server, 'davi');
    const { id: outra } = await davi.hold([2], viagemId);
    const order = umNovoPedido({ reservaId: outra, passageiros: [umPassageiro({ poltrona: 2 })], cupom });
    expect((await davi.post('/api/Pedidos', order)).statusCode).toBe(201);
    expect(await database.transaction((tx) => inventory.reacquire(tx, reservaId))).toBe(false);
    const { rows } = await sql`select 1 from ocupacao where reserva_id = ${reservaId}::uuid`.execute(db());
    expect(rows).toEqual([]);

    await database.transaction((tx) => inventory.releaseReserva(tx, outra));
    expect(await database.transaction((tx) => inventory.reacquire(tx, reservaId))).toBe(true);
    const use = await db().selectFrom('cupom_uso').selectAll().where('codigo', '=', cupom).execute();
    expect(use).toMatchObject([{ reserva_id: reservaId, expira_em: null }]);
  });

  it('is no matter while the hold lives: a quote and a sale agree', async () => {
    const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 10);
    const eva = umComprador(server, 'eva');
    const { id: reservaId } = await eva.hold([1], viagemId);
    const beneficio = { tipo: 'passe_livre' as const, credencial: 'PL1234567' };
    await eva.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros: [umPassageiro({ beneficio })] }));
    const { database } = server.services;
    const { inventory } = server.app;
    expect(await database.transaction((tx) => inventory.confirmReserva(tx, reservaId))).toBe(true);
    const fabio = umComprador(server, 'fabio');
    const { id } = await fabio.hold([2], viagemId);
    const passageiros = [{ poltrona: 2, beneficio: 'passe_livre' }];
    const cotacao = await fabio.post('/api/Pedidos/Cotacao', { reservaId: id, passageiros });
    expect(cotacao.json<{ data: Cotacao }>().data.recusas).toEqual([]);
    const rows = await db()
      .selectFrom('beneficio_vaga')
      .select('expira_em')
      .where('reserva_id', '=', reservaId)
      .execute();
    expect(rows).toEqual([{ expira_em: null }]);
  });

  it('gets its free place with the other seat that it is given, or no seat at all', async () => {
    const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 11);
    const beneficio = { tipo: 'passe_livre' as const, credencial: 'PL1234567' };
    const order = async (who: string, poltrona: number) => {
      const comprador = umComprador(server, who);
      const { id: reservaId } = await comprador.hold([poltrona], viagemId);
      const passageiros = [umPassageiro({ poltrona, beneficio })];
      expect((await comprador.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros }))).statusCode).toBe(201);
      return reservaId;
    };
    const { database } = server.services;
    const { inventory } = server.app;
    const vagas = () =>
      db().selectFrom('beneficio_vaga').select(['reserva_id', 'poltrona']).where('partida_id', '=', viagemId).execute();
    const gabi = await order('gabriela', 1);
    await database.transaction((tx) => inventory.releaseReserva(tx, gabi));
    await umComprador(server, 'hugo').hold([1], viagemId);
    const others = [await order('iris', 11), await order('joao', 12)];
    expect(await database.transaction((tx) => inventory.relocate(tx, gabi))).toBeNull();
    expect((await vagas()).map(({ reserva_id }) => reserva_id).sort()).toEqual([...others].sort());

    await database.transaction((tx) => inventory.releaseReserva(tx, others[0] ?? ''));
    const moves = await database.transaction((tx) => inventory.relocate(tx, gabi));
    expect(moves).toMatchObject([{ trecho: 0, de: 1 }]);
    expect(await vagas()).toContainEqual({ reserva_id: gabi, poltrona: moves?.[0]?.para });
  });
});
