import { sql } from 'kysely';
import type { Exportacao } from '../../../src/domain/wire/conta/exportacao';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import type { Server } from '../../createServer';
import { createSteps } from '../../platform/jobs/steps';
import { hasEsperasDue } from '../listaDeEspera/esperaRepository';
import { tellEsperas } from '../listaDeEspera/tellEsperas';
import { viagemEsgotada } from '../listaDeEspera/testdata/viagemEsgotada';

let server: Server;
let lotada: string;
const { call, body, umaEsgotada, register, freeSome, told, wait, listed } = viagemEsgotada(() => server);
const db = () => server.services.database.db;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  await register('ana', '52998224725');
  lotada = await umaEsgotada(10);
}, START_MS);
afterAll(() => server.close());

const codigoOf = (answer: { json: () => unknown }) =>
  (answer.json() as { erros: { codigo: string }[] }).erros[0]?.codigo;
const look = () => {
  const { database, catalogue } = server.services;
  const companhia = { dados: () => null };
  return tellEsperas({ database, catalogue, companhia, steps: createSteps(database), publicUrl: 'https://itape.test' });
};
const isDue = async () => (await sql<{ due: boolean }>`select ${hasEsperasDue()} as due`.execute(db())).rows[0]?.due;
/** Runs a change of the database, and takes it back after the test of it. */
const during = async (change: string, undo: string, test: () => Promise<void>) => {
  await sql.raw(change).execute(db());
  try {
    await test();
  } finally {
    await sql.raw(undo).execute(db());
  }
};

describe('a wait for a seat', () => {
  it('is opened once however often it is asked for, and shows who waits for what', async () => {
    const [first, again] = [await wait('ana', lotada), await wait('ana', lotada)];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(await listed('ana')).toEqual([
      {
        ...body(lotada),
        id: first.json<{ data: { id: string } }>().data.id,
        data: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        criadaEm: expect.any(String),
        avisadaEm: null,
      },
    ]);
    expect(again.json()).toEqual(first.json());
  });

  it('is ended by its owner alone, and an ended one is not found', async () => {
    const [espera] = await listed('ana');
    expect((await call('DELETE', 'bia', `/${espera?.id}`)).statusCode).toBe(404);
    expect(await listed('ana')).toHaveLength(1);
    expect((await call('DELETE', 'ana', `/${espera?.id}`)).statusCode).toBe(204);
    const again = await call('DELETE', 'ana', `/${espera?.id}`);
    expect([again.statusCode, codigoOf(again)]).toEqual([404, 'ESPERA_NAO_ENCONTRADA']);
    expect(await listed('ana')).toEqual([]);
  });

  it('is nobody’s without a sign-in, nor without a registration', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/ListaDeEspera', payload: body(lotada) });
    expect(answer.statusCode).toBe(401);
    const without = await wait('sem-cadastro', lotada);
    expect([without.statusCode, codigoOf(without)]).toEqual([409, 'CADASTRO_NECESSARIO']);
  });

  it('is refused for a trip with free seats', async () => {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 12);
    const answer = await wait('ana', id);
    expect([answer.statusCode, codigoOf(answer)]).toEqual([409, 'VIAGEM_COM_POLTRONAS']);
  });

  it.each([
    ['VIAGEM_CANCELADA', `situacao = 'cancelada'`, `situacao = 'programada'`],
    ['VIAGEM_FORA_DE_VENDA', 'fora_de_venda = true', 'fora_de_venda = false'],
    ['VIAGEM_ENCERRADA', `saida = saida - interval '40 days'`, `saida = saida + interval '40 days'`],
  ])('is refused with %s', async (codigo, change, undo) => {
    const set = (what: string) => `update partida set ${what} where id = ${lotada}`;
    await during(set(change), set(undo), async () => {
      const answer = await wait('ana', lotada);
      expect([answer.statusCode, codigoOf(answer)]).toEqual([409, codigo]);
    });
  });

  it('is one of ten at most, which the table sees to', async () => {
    await sql`insert into lista_espera(id, dono, vaga, viagem_id, data, origem_id, destino_id)
      select gen_random_uuid(), 'ana', g, ${lotada}::bigint, date '2030-01-01' + g, ${lugares.saoPaulo}::int, ${lugares.rio}::int
      from generate_series(1, 10) g`.execute(db());
    const answer = await wait('ana', lotada);
    expect([answer.statusCode, codigoOf(answer)]).toEqual([409, 'LIMITE_DE_ESPERAS']);
    const eleventh = sql`insert into lista_espera(id, dono, vaga, viagem_id, data, origem_id, destino_id)
      select gen_random_uuid(), 'ana', 11, viagem_id, date '2031-01-01', origem_id, destino_id from lista_espera limit 1`;
    await expect(eleventh.execute(db())).rejects.toThrow('lista_espera_vaga_check');
    await sql`delete from lista_espera`.execute(db());
  });
});

describe('the notice', () => {
  it('comes once a seat is free, once, with a link that says nothing of the person', async () => {
    await wait('ana', lotada);
    expect(await isDue()).toBe(false);
    await look();
    expect(await told()).toEqual([]);

    await freeSome(lotada);
    expect(await isDue()).toBe(true);
    await look();
    await look();
    expect(await isDue()).toBe(false);
    const [email, ...more] = await told();
    expect(more).toEqual([]);
    expect(email).toMatchObject({ para: 'ana@itape.test', assunto: expect.stringContaining('Abriu uma poltrona') });
    expect(email?.corpo).toContain(
      `https://itape.test/resultado-busca-viagens?idaVolta=false&localidadeOrigem=${lugares.saoPaulo}&localidadeDestino=${lugares.rio}&dataPartida=`,
    );
    expect(email?.corpo).toContain('Itapê');
    expect(/https:\S+/.exec(email?.corpo ?? '')?.[0]).not.toMatch(/ana|529\.?982/i);
    expect(await listed('ana')).toEqual([]);
  });

  it('comes again for a wait that is opened anew, also where a hold lapsed without being swept', async () => {
    const viagemId = await umaEsgotada(13);
    for (const n of [2, 3]) {
      expect((await wait('ana', viagemId)).statusCode).toBe(201);
      await sql`update ocupacao set expira_em = now() - interval '1 second' where partida_id = ${viagemId}::bigint`.execute(
        db(),
      );
      await look();
      expect(await told()).toHaveLength(n);
      await sql`update ocupacao set expira_em = null where partida_id = ${viagemId}::bigint`.execute(db());
    }
  });

  it('is not of a trip that was cancelled, and the wait goes once it has left', async () => {
    const viagemId = await umaEsgotada(14);
    await wait('ana', viagemId);
    await freeSome(viagemId);
    const before = (await told()).length;
    const set = (what: string) => `update partida set ${what} where id = ${viagemId}`;
    await during(set(`situacao = 'cancelada'`), set(`situacao = 'programada'`), look);
    expect([(await told()).length, (await listed('ana')).length]).toEqual([before, 1]);
    await sql.raw(set(`saida = now() - interval '1 day'`)).execute(db());
    expect(await isDue()).toBe(true);
    await look();
    expect([(await told()).length, await listed('ana')]).toEqual([before, []]);
  });
});

describe('personal data', () => {
  const exported = async () =>
    (await server.app.inject({ url: '/api/Conta/Exportacao', headers: signedInAs('ana') })).json<{ data: Exportacao }>()
      .data.esperas;

  it('has the waits, and the end of the conta deletes them', async () => {
    const viagemId = await umaEsgotada(15);
    await wait('ana', viagemId);
    expect(await exported()).toEqual(expect.arrayContaining([expect.objectContaining({ viagemId, avisadaEm: null })]));
    await server.app.inject({ method: 'DELETE', url: '/api/Conta', headers: signedInAs('ana') });
    const left = await db().selectFrom('lista_espera').select('id').where('dono', '=', 'ana').execute();
    expect(left).toEqual([]);
  });
});
