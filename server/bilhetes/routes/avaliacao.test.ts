import { sql } from 'kysely';
import type { Grupo } from '../../../src/domain/sessao/grupos';
import { provedores } from '../../../src/domain/sessao/provedor';
import type { Problema } from '../../../src/domain/wire/base/problema';
import type { Exportacao } from '../../../src/domain/wire/conta/exportacao';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { viagemFeita } from '../avaliacao/testdata/viagemFeita';

let server: Server;
let bilhete: string;
const { db, buy, arriveAt, say, rate, read } = viagemFeita(() => server);

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  bilhete = await buy('ana', 7);
}, START_MS);
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from avaliacao`.execute(db());
  await sql`delete from partida_status`.execute(db());
  await arriveAt(bilhete, '-2 hours');
});

const refused = (answer: { statusCode: number; json: <T>() => T }) => [
  answer.statusCode,
  answer.json<Problema>().erros[0]?.codigo,
];
const pending = async (who: string): Promise<string[]> =>
  (await server.app.inject({ url: '/api/Bilhetes/Avaliaveis', headers: signedInAs(who) })).json<{ data: string[] }>()
    .data;
const kept = () => db().selectFrom('avaliacao').selectAll().execute();

describe('the rating of a trip', () => {
  it('is given by the owner of its ticket once the coach has arrived, and stands on the ticket', async () => {
    expect((await read('ana', bilhete)).avaliacao).toEqual({
      nota: null,
      texto: '',
      aberta: true,
      ate: expect.any(String),
    });
    const answer = await rate('ana', bilhete, 4, '  Motorista atencioso.\nBanco estreito. ');
    expect(answer.statusCode).toBe(200);
    expect((await read('ana', bilhete)).avaliacao).toEqual({
      nota: 4,
      texto: 'Motorista atencioso.\nBanco estreito.',
      aberta: true,
      ate: expect.any(String),
    });
    expect(answer.json()).toEqual({ data: (await read('ana', bilhete)).avaliacao });
  });

  it('is asked for once a trip, by a ticket of it, until one of them has it', async () => {
    const other = await buy('ana', 9);
    expect(await pending('ana')).toEqual([bilhete]);
    await arriveAt(other, '-1 hour');
    expect(await pending('ana')).toEqual([other, bilhete]);
    expect(await pending('bia')).toEqual([]);
    await rate('ana', bilhete, 4);
    expect(await pending('ana')).toEqual([other]);
    await db().updateTable('bilhete').set({ situacao: 'cancelado' }).where('id', '=', other).execute();
    expect(await pending('ana')).toEqual([]);
  });

  it('is one row a ticket, changed for 30 days', async () => {
    await rate('ana', bilhete, 4, 'Bom');
    expect((await rate('ana', bilhete, 2)).statusCode).toBe(200);
    expect(await kept()).toMatchObject([{ bilhete_id: bilhete, nota: 2, texto: null }]);
    await sql`update avaliacao set criada_em = now() - interval '29 days 23 hours'`.execute(db());
    expect((await rate('ana', bilhete, 3)).statusCode).toBe(200);
    await sql`update avaliacao set criada_em = now() - interval '30 days 1 minute'`.execute(db());
    expect(refused(await rate('ana', bilhete, 5))).toEqual([409, 'AVALIACAO_ENCERRADA']);
    expect((await read('ana', bilhete)).avaliacao).toMatchObject({ nota: 3, aberta: false });
    const second = sql`insert into avaliacao(bilhete_id, dono, linha_id, data, nota)
      values (${bilhete}::uuid, 'ana', 1, '2026-11-01', 1)`;
    await expect(second.execute(db())).rejects.toThrow('avaliacao_pkey');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['has not arrived by the timetable', () => arriveAt(bilhete, '5 minutes')],
    ['is later than that', () => say(bilhete, 'em_viagem', 125)],
    ['was cancelled', () => say(bilhete, 'cancelada')],
    ['arrived more than 180 days ago', () => arriveAt(bilhete, '-181 days')],
  ])('is not of a coach that %s', async (_, before) => {
    await before();
    expect(refused(await rate('ana', bilhete, 5))).toEqual([409, 'VIAGEM_NAO_AVALIAVEL']);
    expect(await read('ana', bilhete)).not.toHaveProperty('avaliacao');
    expect(await kept()).toEqual([]);
  });

  it('is of a coach that operations saw arrive before its time', async () => {
    await arriveAt(bilhete, '20 minutes');
    await say(bilhete, 'encerrada');
    expect((await rate('ana', bilhete, 5)).statusCode).toBe(200);
  });

  it.each(['cancelado', 'remarcado', 'transferido', 'nao_embarcou'] as const)(
    'is not of a ticket that is %s, nor changed there',
    async (situacao) => {
      const set = (to: typeof situacao | 'emitido') =>
        db().updateTable('bilhete').set({ situacao: to }).where('id', '=', bilhete).execute();
      await set(situacao);
      try {
        expect(refused(await rate('ana', bilhete, 5))).toEqual([409, 'VIAGEM_NAO_AVALIAVEL']);
        await set('emitido');
        await rate('ana', bilhete, 4);
        await set(situacao);
        expect(refused(await rate('ana', bilhete, 5))).toEqual([409, 'AVALIACAO_ENCERRADA']);
      } finally {
        await set('emitido');
      }
    },
  );

  it('is nobody else’s to give or read, nor an agency’s that sold the ticket under its name [ID1]', async () => {
    await rate('ana', bilhete, 4, 'Só para a empresa');
    expect(refused(await rate('bia', bilhete, 1))).toEqual([404, 'BILHETE_NAO_ENCONTRADO']);
    expect(refused(await rate('bia', '1', 1))).toEqual([404, 'BILHETE_NAO_ENCONTRADO']);
    const url = `/api/Bilhetes/${bilhete}/Avaliacao`;
    expect((await server.app.inject({ method: 'PUT', url, payload: { nota: 1 } })).statusCode).toBe(401);
    const set = (canal: number) =>
      sql`update pedido set canal = ${canal}::int from bilhete b where b.id = ${bilhete}::uuid and pedido.id = b.pedido_id`.execute(
        db(),
      );
    const [row] = await sql<{ canal: number }>`select canal from pedido join bilhete b on b.pedido_id = pedido.id
      where b.id = ${bilhete}::uuid`
      .execute(db())
      .then(({ rows }) => rows);
    await set(provedores.agencia);
    expect(refused(await rate('ana', bilhete, 1))).toEqual([404, 'BILHETE_NAO_ENCONTRADO']);
    await set(row?.canal ?? provedores.itape);
    expect(await kept()).toMatchObject([{ nota: 4 }]);
  });

  it.each([
    ['no star', { nota: 0 }],
    ['six stars', { nota: 6 }],
    ['half a star', { nota: 3.5 }],
    ['501 characters', { nota: 3, texto: 'a'.repeat(501) }],
    ['something else', { nota: 3, nome: 'Ana' }],
  ])('with %s is refused', async (_, payload) => {
    const url = `/api/Bilhetes/${bilhete}/Avaliacao`;
    const answer = await server.app.inject({ method: 'PUT', url, headers: signedInAs('ana'), payload });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the comments', () => {
  const seen = (who: string, ...grupos: Grupo[]) =>
    server.app.inject({ url: `/api/Administracao/Linhas/${linha}/Avaliacoes`, headers: signedInAs(who, ...grupos) });
  let linha: number;

  beforeEach(async () => {
    await rate('ana', bilhete, 4, 'Motorista atencioso.');
    linha = (await kept())[0]?.linha_id ?? 0;
  });

  it('are read by the company, without a word of who wrote them', async () => {
    const answer = await seen('chefe', 'Admin');
    expect(answer.json()).toEqual({
      data: {
        quantas: 1,
        soma: 4,
        comentarios: [
          {
            nota: 4,
            texto: 'Motorista atencioso.',
            data: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            mudadaEm: expect.any(String),
          },
        ],
      },
    });
    expect(answer.body).not.toMatch(/ana|bilhete/i);
    expect((await seen('ana')).statusCode).toBe(403);
  });

  it('are in the copy of one’s data, and go with the conta', async () => {
    const copy = await server.app.inject({ url: '/api/Conta/Exportacao', headers: signedInAs('ana') });
    expect(copy.json<{ data: Exportacao }>().data.avaliacoes).toEqual([
      {
        bilheteId: bilhete,
        nota: 4,
        texto: 'Motorista atencioso.',
        criadaEm: expect.any(String),
        mudadaEm: expect.any(String),
      },
    ]);
    const payload = {
      nome: 'Ana Souza',
      cpf: '52998224725',
      dataNascimento: '1990-05-17',
      celular: '+5511987654321',
      termosAceite: true,
      email: 'ana@itape.test',
      provedorTipo: 1,
    };
    await server.app.inject({ method: 'POST', url: '/api/Conta', headers: signedInAs('ana'), payload });
    await server.app.inject({ method: 'DELETE', url: '/api/Conta', headers: signedInAs('ana') });
    expect(await kept()).toEqual([]);
  });
});
