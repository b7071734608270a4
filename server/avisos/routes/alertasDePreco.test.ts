import { sql } from 'kysely';
import type { Exportacao } from '../../../src/domain/wire/conta/exportacao';
import type { DiaCalendario } from '../../../src/domain/wire/viagens/viagens';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { daquiA } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { hasAlertasDue } from '../alertasDePreco/alertaRepository';
import { precoPedido } from '../alertasDePreco/testdata/precoPedido';
import { viagemEsgotada } from '../listaDeEspera/testdata/viagemEsgotada';

let server: Server;
const { db, call, body, ask, listed, fallBy, look, told } = precoPedido(() => server);

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  await viagemEsgotada(() => server).register('ana', '52998224725');
}, START_MS);
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from alerta_preco`.execute(db());
  await sql`delete from caixa_saida`.execute(db());
});

const codigoOf = (answer: { json: () => unknown }) =>
  (answer.json() as { erros: { codigo: string }[] }).erros[0]?.codigo;
const isDue = async () => (await sql<{ due: boolean }>`select ${hasAlertasDue()} as due`.execute(db())).rows[0]?.due;
const priceOf = async (dia: string) => {
  const query = { localidadeOrigem: lugares.saoPaulo, localidadeDestino: lugares.rio, inicio: dia, fim: dia };
  const answer = await server.app.inject({ url: '/api/Viagens/Calendario', query });
  return answer.json<{ data: DiaCalendario[] }>().data[0]?.menorPrecoCentavos ?? 0;
};

describe('a price alert', () => {
  it('is opened once however often it is asked for, below the price of its day', async () => {
    const dia = daquiA(10);
    const [first, again] = [await ask('ana', dia), await ask('ana', dia)];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(await priceOf(dia)).toBeGreaterThan(0);
    expect(await listed('ana')).toEqual([
      {
        ...body(dia),
        id: expect.any(String),
        origem: 'São Paulo',
        destino: 'Rio de Janeiro',
        vistoCentavos: await priceOf(dia),
        criadoEm: expect.any(String),
        avisadoEm: null,
      },
    ]);
  });

  it('is ended by its owner alone, and an ended one is not found', async () => {
    await ask('ana', daquiA(10));
    const [alerta] = await listed('ana');
    expect((await call('DELETE', 'bia', `/${alerta?.id}`)).statusCode).toBe(404);
    expect(await listed('ana')).toHaveLength(1);
    expect((await call('DELETE', 'ana', `/${alerta?.id}`)).statusCode).toBe(204);
    const again = await call('DELETE', 'ana', `/${alerta?.id}`);
    expect([again.statusCode, codigoOf(again)]).toEqual([404, 'ALERTA_NAO_ENCONTRADO']);
  });

  it('is nobody’s without a sign-in, nor without a registration', async () => {
    const url = '/api/AlertasDePreco';
    const answer = await server.app.inject({ method: 'POST', url, payload: body(daquiA(10)) });
    expect(answer.statusCode).toBe(401);
    const without = await ask('sem-cadastro', daquiA(10));
    expect([without.statusCode, codigoOf(without)]).toEqual([409, 'CADASTRO_NECESSARIO']);
  });

  it.each([
    ['of a day that is over', { data: daquiA(-1) }, 409, 'DIA_PASSADO'],
    ['of a day beyond the sales', { data: daquiA(62) }, 409, 'DIA_FORA_DA_VENDA'],
    ['from an unknown place', { localidadeOrigem: '999999' }, 404, 'LOCALIDADE_NAO_ENCONTRADA'],
    ['to its own origin', { localidadeDestino: lugares.saoPaulo }, 400, 'MESMA_LOCALIDADE'],
  ])('%s is refused', async (_, change, status, codigo) => {
    const answer = await call('POST', 'ana', '', { ...body(daquiA(10)), ...change });
    expect([answer.statusCode, codigoOf(answer)]).toEqual([status, codigo]);
  });

  it('is one of ten at most, which the table sees to', async () => {
    await sql`insert into alerta_preco(id, dono, vaga, origem_id, destino_id, data)
      select gen_random_uuid(), 'ana', g, 1, 2, date '2030-01-01' + g from generate_series(1, 10) g`.execute(db());
    const answer = await ask('ana', daquiA(10));
    expect([answer.statusCode, codigoOf(answer)]).toEqual([409, 'LIMITE_DE_ALERTAS']);
    const eleventh = sql`insert into alerta_preco(id, dono, vaga, origem_id, destino_id, data)
      values (gen_random_uuid(), 'ana', 11, 1, 2, '2031-01-01')`;
    await expect(eleventh.execute(db())).rejects.toThrow('alerta_preco_vaga_check');
  });
});

describe('the notice', () => {
  it('comes once the day costs less, once, with a link that says nothing of the person', async () => {
    const dia = daquiA(10);
    await ask('ana', dia);
    const now = await priceOf(dia);
    await fallBy(0);
    expect(await isDue()).toBe(true);
    await look();
    expect([await told(), await isDue()]).toEqual([[], false]);

    await fallBy(1);
    await look();
    await fallBy(1);
    await look();
    const [email, ...more] = await told();
    expect(more).toEqual([]);
    const reais = (now / 100).toFixed(2).replace('.', ',');
    expect(email).toMatchObject({ para: 'ana@itape.test', assunto: expect.stringContaining(reais) });
    expect(email?.corpo).toContain(
      `https://itape.test/resultado-busca-viagens?idaVolta=false&localidadeOrigem=${lugares.saoPaulo}&localidadeDestino=${lugares.rio}&dataPartida=${dia}`,
    );
    expect(/https:\S+/.exec(email?.corpo ?? '')?.[0]).not.toMatch(/ana|529\.?982/i);
    expect(await listed('ana')).toEqual([]);
  });

  it('comes with any price where there was no seat, and again for an alert that is opened anew', async () => {
    const dia = daquiA(11);
    await ask('ana', dia);
    await sql`update alerta_preco set visto_centavos = null`.execute(db());
    await fallBy(0);
    await look();
    expect(await told()).toMatchObject([{ corpo: expect.stringContaining('não havia poltrona à venda') }]);
    expect((await ask('ana', dia)).statusCode).toBe(201);
    await fallBy(100);
    await look();
    expect(await told()).toHaveLength(2);
  });

  it('ends with its day', async () => {
    await ask('ana', daquiA(10));
    await fallBy(100);
    await sql`update alerta_preco set data = ${daquiA(-1)}::date`.execute(db());
    expect([await listed('ana'), await isDue()]).toEqual([[], true]);
    await look();
    expect(await told()).toEqual([]);
    expect(await db().selectFrom('alerta_preco').select('id').execute()).toEqual([]);
  });
});

describe('personal data', () => {
  it('has the alerts, and the end of the conta deletes them', async () => {
    await ask('ana', daquiA(12));
    const copy = await server.app.inject({ url: '/api/Conta/Exportacao', headers: signedInAs('ana') });
    expect(copy.json<{ data: Exportacao }>().data.alertas).toMatchObject([{ ...body(daquiA(12)), avisadoEm: null }]);
    await server.app.inject({ method: 'DELETE', url: '/api/Conta', headers: signedInAs('ana') });
    expect(await db().selectFrom('alerta_preco').select('id').execute()).toEqual([]);
  });
});
