import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AlertaAberto, AlertasAbertos } from '../../../src/domain/wire/administracao/alertas';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { openAlerta, resolveOtherAlertas, type Alert } from './alertaRepository';
import { findWarnings } from './trabalhoParadoRepository';
import { invariantes } from './violation';
import { avisos } from './warnings';
import { watchInvariants } from './watchInvariants';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['alerta', 'falha', 'caixa_saida']) await sql`delete from ${sql.table(table)}`.execute(db());
});

const db = () => server.services.database.db;
const alert = (invariante: string, assunto: string, detalhe = 'algo parado'): Alert => ({
  invariante,
  assunto,
  pedidoId: null,
  detalhe,
});
const open = (one: Alert) => server.services.database.transaction((tx) => openAlerta(tx, one));
const resolveOthers = (kinds: string[], found: Alert[]) =>
  server.services.database.transaction((tx) => resolveOtherAlertas(tx, kinds, found));
const call = async (method: 'GET' | 'POST', rest: string, headers: Record<string, string>) => {
  const reply = await server.app.inject({ method, url: `/api/Administracao/Alertas${rest}`, headers });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
};
const otto = signedInAs('otto', 'Operacao');
const listed = async () => ((await call('GET', '', otto)).body as { data: AlertasAbertos }).data;
const subjects = async () => (await listed()).alertas.map(({ tipo, detalhe }) => `${tipo} ${detalhe}`);

describe('an alert', () => {
  it('is open once for its kind and subject, and again after it was resolved', async () => {
    expect([await open(alert('A1', 'x')), await open(alert('A1', 'x')), await open(alert('A2', 'x'))]).toEqual([
      true,
      false,
      true,
    ]);
    await resolveOthers(['A1'], []);
    expect(await open(alert('A1', 'x'))).toBe(true);
    const { rows } = await sql`select 1 from alerta where invariante = 'A1'`.execute(db());
    expect(rows).toHaveLength(2);
  });

  it('is resolved by a turn that looked for its kind and did not find its subject, and by no other', async () => {
    for (const one of [alert('A1', 'x'), alert('A1', 'y'), alert('A2', 'x'), alert('I1', 'x')]) await open(one);
    await resolveOthers(['A1', 'A2'], [alert('A1', 'y'), alert('I1', 'z')]);
    const { rows } = await sql<{ open: string }>`
      select invariante || ' ' || assunto as open from alerta where resolvido_em is null order by 1`.execute(db());
    expect(rows.map((row) => row.open)).toEqual(['A1 y', 'I1 x']);
  });

  it('keeps the first three hundred letters of a detail, however long it is', async () => {
    await open(alert('A1', 'x', 'a'.repeat(400)));
    expect((await listed()).alertas[0]?.detalhe).toBe('a'.repeat(300));
  });
});

describe('the list of alerts', () => {
  it('begins with broken invariants, then those that nobody has seen, then the oldest', async () => {
    const at = async (one: Alert, minutes: number) => {
      await open(one);
      await sql`update alerta set criado_em = now() - make_interval(mins => ${minutes}::int)
        where invariante = ${one.invariante} and assunto = ${one.assunto}`.execute(db());
    };
    await at(alert('A1', 'a', 'velho e visto'), 90);
    await at(alert('A3', 'b', 'novo'), 1);
    await at(alert('A2', 'c', 'velho'), 60);
    await at(alert('I3', 'd', 'quebrado'), 5);
    const seen = (await listed()).alertas.find(({ detalhe }) => detalhe === 'velho e visto');
    await call('POST', `/${seen?.id ?? ''}/Ciencia`, otto);
    expect(await subjects()).toEqual(['I3 quebrado', 'A2 velho', 'A3 novo', 'A1 velho e visto']);
  });

  it('shows two hundred, and counts them all', async () => {
    await sql`insert into alerta(id, invariante, assunto, detalhe)
      select gen_random_uuid(), 'A2', 'n' || n, 'etapa' from generate_series(1, 203) n`.execute(db());
    const { total, alertas } = await listed();
    expect([total, alertas.length]).toEqual([203, 200]);
  });

  it('says each kind in words, one of an older version by its name', async () => {
    for (const kind of [...Object.keys(invariantes), ...Object.keys(avisos), 'A99']) await open(alert(kind, 'x'));
    const { alertas } = await listed();
    const said = new Map(alertas.map((one): [string, AlertaAberto] => [one.tipo, one]));
    for (const [kind, words] of Object.entries({ ...invariantes, ...avisos })) {
      expect(said.get(kind)).toMatchObject({ significado: words, invariante: kind in invariantes });
    }
    expect(said.get('A99')).toMatchObject({ significado: 'A99', invariante: false, reenviavel: false });
  });

  it('is the company’s staff’s alone, and so is each of its steps', async () => {
    await open(alert('A1', 'x'));
    const id = (await listed()).alertas[0]?.id ?? '';
    for (const [method, rest] of [
      ['GET', ''],
      ['POST', `/${id}/Ciencia`],
      ['POST', `/${id}/Reenvio`],
    ] as const) {
      expect((await call(method, rest, {})).status).toBe(401);
      expect((await call(method, rest, signedInAs('rui', 'Agencia', 'AgenciaResponsavel'))).status).toBe(403);
    }
    expect((await listed()).alertas[0]?.ciente).toBeNull();
  });

  it('knows no step of an alert that was resolved meanwhile', async () => {
    await open(alert('A3', randomUUID()));
    const id = (await listed()).alertas[0]?.id ?? '';
    await resolveOthers(['A3'], []);
    for (const step of ['Ciencia', 'Reenvio']) {
      expect(await call('POST', `/${id}/${step}`, otto)).toMatchObject({
        status: 404,
        body: { erros: [{ codigo: 'ALERTA_NAO_ENCONTRADO', mensagem: 'Este alerta já não está aberto.' }] },
      });
    }
  });
});

describe('work that nobody finishes', () => {
  const kinds = async () => (await findWarnings(db())).map(({ invariante, assunto }) => `${invariante} ${assunto}`);

  it('is a step that failed five times, not four', async () => {
    const fail = (assunto: string, vezes: number) =>
      sql`insert into falha(etapa, assunto, vezes, mensagem, tentar_em)
        values ('trabalho', ${assunto}, ${vezes}::int, 'não deu', now())`.execute(db());
    await fail('quatro', 4);
    await fail('cinco', 5);
    expect(await kinds()).toEqual(['A2 trabalho/cinco']);
    const [warning] = await findWarnings(db());
    expect(warning?.detalhe).toBe('trabalho falhou 5 vezes: não deu');
  });

  it('is a message that was tried ten times and not sent, not one that was', async () => {
    const queue = (chave: string, tentativas: number, publicado: boolean) =>
      sql`insert into caixa_saida(id, topico, chave, corpo, tentativas, publicado_em)
        values (gen_random_uuid(), 'email', ${chave}, '{}', ${tentativas}::int, ${publicado ? sql`now()` : null})`.execute(
        db(),
      );
    await queue('nove', 9, false);
    await queue('dez', 10, false);
    await queue('enviada', 12, true);
    expect((await findWarnings(db())).map(({ detalhe }) => detalhe)).toEqual(['email dez']);
  });

  it('is told once, and no more when it is done', async () => {
    await sql`insert into falha(etapa, assunto, vezes, tentar_em) values ('trabalho', 'x', 7, now())`.execute(db());
    const watch = () => watchInvariants(server.services.database);
    expect((await watch()).map(({ assunto }) => assunto)).toEqual(['trabalho/x']);
    expect(await watch()).toEqual([]);
    await sql`delete from falha`.execute(db());
    await watch();
    expect((await listed()).total).toBe(0);
  });

  it('is the line of a carrier that the company’s document does not name', async () => {
    await sql`update linha set operadora = 'Viação Fantasma' where id = 3`.execute(db());
    expect(await kinds()).toEqual(['A6 Viação Fantasma']);
    await sql`update linha set operadora = 'Itapê' where id = 3`.execute(db());
    expect(await kinds()).toEqual([]);
  });
});
