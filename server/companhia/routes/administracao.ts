import { Type } from 'typebox';
import { readCompanhia } from '../../../src/domain/companhia/documentoCompanhia';
import {
  Companhia,
  NovaCompanhia,
  Termo,
  TermoPublicado,
  VersaoCompanhia,
} from '../../../src/domain/wire/companhia/companhia';
import type { Database } from '../../platform/database/database';
import type { Access } from '../../platform/http/access/identity';
import type { App } from '../../platform/http/appTypes';
import { conflict, Problem } from '../../platform/http/problem';
import { created, responses } from '../../platform/http/responses';
import { findCompanhia, listVersoesCompanhia, nomeDoAutor, type CompanhiaRow } from '../companhiaRepository';
import type { LiveCompanhia } from '../liveCompanhia';
import { publishTermos, readTermosPublicados, TermosPublicados } from '../publishTermos';
import { saveCompanhia } from '../saveCompanhia';

/** A document with every list full, and terms of use. */
const CORPO_MAXIMO = 512 * 1024;
const tags = ['empresa'];
const config: { access: Access } = { access: { grupos: ['Admin'] } };

interface Services {
  database: Database;
  companhia: LiveCompanhia;
}

/** The company's data and terms for its administration; each change is kept with its author. */
export function registerAdministracaoEmpresa(app: App, { database, companhia }: Services): void {
  app.get(
    '/api/Administracao/Empresa',
    {
      config,
      schema: { tags, summary: 'Os dados da empresa', response: responses(Type.Union([Companhia, Type.Null()])) },
    },
    async () => {
      const row = await findCompanhia(database.db);
      return { data: row ? await toCompanhia(database, row) : null };
    },
  );

  app.put(
    '/api/Administracao/Empresa',
    {
      config,
      bodyLimit: CORPO_MAXIMO,
      schema: { tags, summary: 'Muda os dados da empresa', body: NovaCompanhia, response: responses(Companhia) },
    },
    async ({ body, identity }) => {
      const lido = readCompanhia(body.dados);
      if (!lido.ok)
        throw new Problem(
          400,
          lido.faltas.map((falta) => ({ codigo: 'EMPRESA_INVALIDA', ...falta })),
        );
      const saved = await database.transaction((tx) => saveCompanhia(tx, lido.valor, identity.sub, body.versao));
      if (saved.tipo === 'mudou') throw changedMeanwhile();
      await companhia.refresh();
      return { data: await toCompanhia(database, saved.row) };
    },
  );

  app.get(
    '/api/Administracao/Empresa/Versoes',
    {
      config,
      schema: {
        tags,
        summary: 'Quem mudou os dados da empresa, e quando',
        response: responses(Type.Array(VersaoCompanhia)),
      },
    },
    async () => ({
      data: (await listVersoesCompanhia(database.db)).map(({ criado_em, ...mudanca }) => ({
        ...mudanca,
        em: criado_em.toISOString(),
      })),
    }),
  );

  registerTermos(app, database);
}

function registerTermos(app: App, database: Database): void {
  app.get(
    '/api/Administracao/Termos',
    {
      config,
      schema: { tags, summary: 'As versões dos termos de uso', response: responses(Type.Array(TermoPublicado)) },
    },
    async () => ({ data: await readTermosPublicados(database.db) }),
  );

  app.post(
    '/api/Administracao/Termos',
    {
      config,
      bodyLimit: CORPO_MAXIMO,
      schema: { tags, summary: 'Publica uma versão dos termos de uso', body: Termo, response: created(Termo) },
    },
    async ({ body, identity }, reply) => {
      await database.transaction((tx) => publishTermos(tx, [body], identity.sub)).catch(refusePublished);
      return reply.code(201).send({ data: body });
    },
  );
}

function refusePublished(error: unknown): never {
  throw error instanceof TermosPublicados ? conflict('TERMOS_PUBLICADOS', error.message) : error;
}

const toCompanhia = async (
  { db }: Database,
  { versao, autor, criado_em, dados }: CompanhiaRow,
): Promise<Companhia> => ({
  versao,
  autor: await nomeDoAutor(db, autor),
  em: criado_em.toISOString(),
  dados,
});

const changedMeanwhile = (): Problem =>
  conflict('EMPRESA_MUDOU', 'Os dados da empresa mudaram enquanto você editava. Recarregue e refaça a mudança.');
