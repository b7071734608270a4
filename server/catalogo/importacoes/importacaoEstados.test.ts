import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { SituacaoImportacao } from '../../../src/domain/wire/administracao/catalogo';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { createLog } from '../../platform/http/logging/logging';
import { findCatalogueVersion } from '../../viagens/seedCatalogue';
import { municipios } from '../testdata/composeFiles';
import { changed, feed, writeZip } from '../testdata/feeds';
import { findImportacao, forgetImportacoes, listImportacoes, tidyImportacoes } from './importacaoRepository';
import { beginAplicacao, beginConferencia, discardImportacao, receiveParte, showImportacao } from './importacoes';
import { runImportacoes } from './runImportacoes';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const database = () => server.services.database;
const db = () => database().db;
const otto = { sub: 'otto', nome: 'otto@itape.test' };

const situacoes: readonly SituacaoImportacao[] = [
  'recebendo',
  'conferindo',
  'recusada',
  'conferida',
  'aplicando',
  'aplicada',
  'ultrapassada',
  'descartada',
  'falhou',
];

/** An import of one part in some state, previewed against the catalogue of now. */
async function inState(situacao: SituacaoImportacao, conteudo = Buffer.from('quatro')): Promise<string> {
  const id = v7();
  const base = await findCatalogueVersion(db());
  const by = situacao === 'aplicando' || situacao === 'aplicada' ? 'olga' : null;
  await sql`
    insert into catalogo_importacao(id, nome, bytes, situacao, base, resultado, autor, autor_nome, aplicada_por, aplicada_por_nome)
    values (${id}::uuid, 'linhas.zip', ${conteudo.length}, ${situacao}, ${base}, '{}', 'olga', 'Olga', ${by}, ${by})`.execute(
    db(),
  );
  await sql`insert into catalogo_importacao_parte(importacao_id, n, conteudo) values (${id}::uuid, 0, ${conteudo})`.execute(
    db(),
  );
  return id;
}
const situacaoOf = async (id: string) => (await findImportacao(db(), id))?.situacao;

/** The end of an action: the state that it leaves, or the code of its refusal. */
const outcome = async (id: string, action: () => Promise<unknown>): Promise<unknown> => {
  try {
    await action();
    return await situacaoOf(id);
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};
const inTransaction = (work: Parameters<ReturnType<typeof database>['transaction']>[0]) => database().transaction(work);
const actions: Record<string, (id: string) => Promise<unknown>> = {
  parte: (id) => inTransaction((tx) => receiveParte(tx, id, 0, Buffer.from('quatro'))),
  conferir: (id) => inTransaction((tx) => beginConferencia(tx, id)),
  aplicar: (id) => inTransaction((tx) => beginAplicacao(tx, id, otto)),
  descartar: (id) => discardImportacao(database(), id),
};

describe('an import', () => {
  const endedAlready = situacoes.slice(1).map(() => 'IMPORTACAO_ENCERRADA');
  const [semPrevia, emCurso, dada] = ['IMPORTACAO_SEM_PREVIA', 'IMPORTACAO_APLICADA', 'descartada'];
  it.each([
    ['parte', ['recebendo', ...endedAlready]],
    ['conferir', ['conferindo', ...situacoes.slice(1)]],
    [
      'aplicar',
      [semPrevia, semPrevia, semPrevia, 'aplicando', 'aplicando', 'aplicada', 'CATALOGO_MUDOU', semPrevia, semPrevia],
    ],
    ['descartar', [dada, dada, dada, dada, emCurso, emCurso, dada, dada, dada]],
  ])('in each of its states takes, repeats or refuses the same step: %s', async (name, expected) => {
    const ends: unknown[] = [];
    for (const situacao of situacoes) {
      const id = await inState(situacao);
      ends.push(await outcome(id, () => actions[name]?.(id) ?? Promise.reject(new Error('no such step'))));
    }
    expect(ends).toEqual(expected);
    await sql`delete from catalogo_importacao`.execute(db());
  });

  it.each(Object.keys(actions))('that nobody announced is not found by any step: %s', async (name) => {
    for (const id of [randomUUID(), 'nada']) {
      expect(await outcome(id, () => actions[name]?.(id) ?? Promise.resolve())).toBe('IMPORTACAO_NAO_ENCONTRADA');
    }
    await expect(showImportacao(db(), 'nada')).rejects.toMatchObject({ status: 404 });
  });

  it('is applied in the name of who approved it, not of who brought it', async () => {
    const id = await inState('conferida');
    await actions.aplicar?.(id);
    expect(await findImportacao(db(), id)).toMatchObject({ autor: 'olga', aplicada_por: 'otto' });
    await sql`delete from catalogo_importacao`.execute(db());
  });

  it('is announced by the company’s staff alone', async () => {
    const url = '/api/Administracao/Catalogo/Importacoes';
    const payload = { nome: 'linhas.zip', bytes: 4 };
    const announce = (headers: object) =>
      server.app.inject({ method: 'POST', url, headers: { 'idempotency-key': randomUUID(), ...headers }, payload });
    expect((await announce({})).statusCode).toBe(401);
    expect((await announce(signedInAs('ana', 'Agencia'))).statusCode).toBe(403);
    expect((await announce(signedInAs('otto', 'Operacao'))).statusCode).toBe(201);
    await sql`delete from catalogo_importacao`.execute(db());
  });
});

describe('the work on feeds that wait', () => {
  const run = () =>
    runImportacoes({
      database: database(),
      municipios,
      log: createLog('silent'),
      refresh: () => server.services.catalogue.refresh(),
    });

  it('ends with a refusal where an approved feed is none that this version of the server reads', async () => {
    const broken = await readFile(await writeZip(changed(feed, 'trips.txt', 'sprj,uteis', 'xxxx,uteis')));
    const faulty = await inState('aplicando', broken);
    const noZip = await inState('aplicando');
    await run();
    expect([await situacaoOf(faulty), await situacaoOf(noZip)]).toEqual(['recusada', 'recusada']);
    const { resultado } = await showImportacao(db(), faulty);
    expect(resultado?.falhas.primeiros).toEqual([
      { arquivo: 'trips.txt', linha: 4, motivo: 'route_id: xxxx não está em routes.txt' },
    ]);
    const { rows } = await sql`select 1 from catalogo_versao`.execute(db());
    expect(rows).toEqual([]);
  }, 30_000);

  it('goes on with the next feed after one that is refused', async () => {
    const ids = [await inState('conferindo'), await inState('conferindo', await readFile(await writeZip(feed)))];
    await run();
    expect([await situacaoOf(ids[0] ?? ''), await situacaoOf(ids[1] ?? '')]).toEqual(['recusada', 'conferida']);
    await sql`delete from catalogo_importacao`.execute(db());
  });
});

describe('what is kept of imports', () => {
  const age = (id: string, column: string, ago: string) =>
    sql`update catalogo_importacao set ${sql.ref(column)} = now() - ${ago}::interval where id = ${id}::uuid`.execute(
      db(),
    );

  it('ends for one that nobody goes on with, a day after the last step and not before', async () => {
    const [fresh, old, previewed, working] = [
      await inState('recebendo'),
      await inState('recebendo'),
      await inState('conferida'),
      await inState('aplicando'),
    ];
    await age(fresh, 'atualizado_em', '23 hours 59 minutes');
    for (const id of [old, previewed, working]) await age(id, 'atualizado_em', '24 hours 1 minute');
    await tidyImportacoes(db());
    expect(await Promise.all([fresh, old, previewed, working].map(situacaoOf))).toEqual([
      'recebendo',
      'descartada',
      'descartada',
      'aplicando',
    ]);
    const { rows } = await sql<{ id: string }>`
      select importacao_id as id from catalogo_importacao_parte order by 1`.execute(db());
    expect(rows.map(({ id }) => id).sort()).toEqual([fresh, working].sort());
  });

  it('is listed for a month, without those that were applied or given up', async () => {
    const [listed, older] = [await inState('recusada'), await inState('recusada')];
    for (const situacao of ['aplicada', 'descartada'] as const) await inState(situacao);
    await age(listed, 'criado_em', '29 days');
    await age(older, 'criado_em', '31 days');
    const ids = (await listImportacoes(db(), 30, 50)).map(({ id }) => id);
    expect(ids).toContain(listed);
    expect(ids).not.toContain(older);
    expect((await listImportacoes(db(), 30, 50)).map(({ situacao }) => situacao)).not.toContain('aplicada');
    expect(await listImportacoes(db(), 30, 1)).toHaveLength(1);
  });

  it('is forgotten after some years, with the name of who changed the catalogue', async () => {
    const old = await inState('recusada');
    await age(old, 'criado_em', '5 years 1 day');
    await forgetImportacoes(db(), 5);
    expect(await findImportacao(db(), old)).toBeUndefined();
    expect((await listImportacoes(db(), 30, 50)).length).toBeGreaterThan(0);
  });
});
