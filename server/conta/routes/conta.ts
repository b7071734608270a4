import { msg } from '../../../src/words/t';
import { Type } from 'typebox';
import { Cpf, Email, closed } from '../../../src/domain/wire/base/campos';
import { AlteracaoConta, Conta, ContaMascarada, NovaConta } from '../../../src/domain/wire/conta/conta';
import { Problema } from '../../../src/domain/wire/base/problema';
import { onlyDigits } from '../../../src/domain/base/pessoa/cpf';
import { normalizeNome } from '../../../src/domain/base/pessoa/nome';
import { Exportacao } from '../../../src/domain/wire/conta/exportacao';
import { createConta } from '../createConta';
import type { DadosPessoais } from '../dadosPessoais';
import { deleteConta, requireReauthentication } from '../deleteConta';
import { exportConta } from '../exportConta';
import { lookUpConta } from '../lookUpConta';
import { refuseIdade } from '../idade';
import { findConta, lockConta, normalizeEmail, toConta, updateConta, type ContaRow } from '../contaRepository';
import { readBearerProfile } from '../bearerProfile';
import type { Database, Tx } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Identity } from '../../platform/http/access/identity';
import { notFound } from '../../platform/http/problem';
import { created, responses } from '../../platform/http/responses';
import type { ProfileReader } from '../../identity/users/profileReader';

const tags = ['conta'];
const config = { access: 'autenticado' } as const;
const found = responses(Type.Union([Conta, Type.Null()]));
const looked = responses(Type.Union([Conta, ContaMascarada, Type.Null()]));

interface Services {
  database: Database;
  readProfile: ProfileReader;
  dadosPessoais: DadosPessoais;
}

/**
 * The person's conta, locked until the transaction ends, so that its changes and its deletion take turns: a change that
 * waited for the deletion finds no conta. Throws 404 where there is none.
 */
export async function requireConta(tx: Tx, { sub }: Identity): Promise<ContaRow> {
  const conta = await lockConta(tx, sub);
  if (!conta) throw missing();
  return conta;
}

const missing = () => notFound('CONTA_NAO_ENCONTRADA', msg('Você ainda não tem uma conta.'));

const shown = (row: ContaRow): Conta => {
  const conta = toConta(row);
  if (!conta) throw missing();
  return conta;
};

/** The person's own conta. */
export function registerConta(app: App, { database, readProfile, dadosPessoais }: Services): void {
  app.post(
    '/api/Conta',
    { config, schema: { tags, summary: 'Conclui o cadastro', body: NovaConta, response: created(Conta) } },
    async (request, reply) => {
      const profile = await readBearerProfile(request.identity, readProfile);
      const row = await database.transaction((tx) => createConta(tx, profile, request.body));
      return reply.code(201).send({ data: shown(row) });
    },
  );

  app.put(
    '/api/Conta',
    { config, schema: { tags, summary: 'Altera a conta', body: AlteracaoConta, response: responses(Conta) } },
    async ({ identity, body }) => {
      refuseIdade(body.dataNascimento);
      const row = await database.transaction(async (tx) => {
        const { id } = await requireConta(tx, identity);
        return updateConta(tx, id, { ...body, nome: normalizeNome(body.nome) });
      });
      return { data: shown(row) };
    },
  );

  app.delete(
    '/api/Conta',
    {
      config,
      schema: {
        tags,
        summary: 'Exclui a conta, com um login de menos de 5 minutos',
        response: { 204: Type.Null(), '4xx': Problema },
      },
    },
    async ({ identity }, reply) => {
      requireReauthentication(identity);
      await database.transaction(async (tx) => {
        // Locked before everything of its person: what is given to an account meanwhile waits, and finds it gone.
        await deleteConta(tx, dadosPessoais, await requireConta(tx, identity), identity.sub);
      });
      return reply.code(204).send(null);
    },
  );

  registerExport(app, database, dadosPessoais);
  registerLookups(app, database);
}

/** A copy of the caller's data as a file. */
function registerExport(app: App, { db }: Database, dadosPessoais: DadosPessoais): void {
  app.get(
    '/api/Conta/Exportacao',
    { config, schema: { tags, summary: 'Cópia dos próprios dados', response: responses(Exportacao) } },
    async ({ identity }, reply) => {
      const data = await exportConta(db, dadosPessoais, identity.sub);
      return reply
        .header('content-disposition', 'attachment; filename="itape-meus-dados.json"')
        .header('cache-control', 'no-store')
        .send({ data });
    },
  );
}

/** Look-ups of accounts: the caller's own in full; for operators another one masked and recorded; else null. */
function registerLookups(app: App, { db }: Database): void {
  app.get(
    '/api/Conta/ObterPorCognitoId',
    { config, schema: { tags, summary: 'A própria conta; nula enquanto o cadastro está incompleto', response: found } },
    async ({ identity }) => {
      const row = await findConta(db, 'cognito_id', identity.sub);
      return { data: row ? toConta(row) : null };
    },
  );
  app.get(
    '/api/Conta/ObterPorEmail',
    {
      config,
      schema: { tags, summary: 'Conta por e-mail', querystring: closed({ email: Email }), response: looked },
    },
    async ({ identity, query }) => {
      const value = normalizeEmail(query.email);
      return { data: await lookUpConta(db, identity, { column: 'email_norm', value, motivo: 'busca_email' }) };
    },
  );
  app.get(
    '/api/Conta/ObterPorCpf',
    {
      config,
      schema: { tags, summary: 'Conta por CPF', querystring: closed({ cpf: Cpf }), response: looked },
    },
    async ({ identity, query }) => {
      const value = onlyDigits(query.cpf);
      return { data: await lookUpConta(db, identity, { column: 'cpf', value, motivo: 'busca_cpf' }) };
    },
  );
}
