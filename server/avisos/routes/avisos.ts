import { msg } from '../../../src/words/t';
import { Type } from 'typebox';
import { rotas } from '../../../src/domain/base/rotas';
import {
  AparelhoAvisado,
  Avisos,
  CancelamentoAvisos,
  DispositivoId,
  PreferenciaAvisos,
  RegistroPush,
  TokenCancelamento,
} from '../../../src/domain/wire/avisos/avisos';
import { closed } from '../../../src/domain/wire/base/campos';
import { Problema } from '../../../src/domain/wire/base/problema';
import type { Database } from '../../platform/database/database';
import { codeOf } from '../../platform/database/retry';
import type { App } from '../../platform/http/appTypes';
import { notFound } from '../../platform/http/problem';
import { responses } from '../../platform/http/responses';
import { refuseByToken } from '../lembretes/preferenciaRepository';
import { forgetDevice } from '../push/aparelhoRepository';
import { refuseNumeroByToken } from '../telefone/numeroRepository';
import { registerDevice } from '../push/devices';
import { changeNotices, readAvisos } from '../push/notices';
import type { PushPort } from '../push/pushPort';

const tags = ['avisos'];
const config = { access: 'autenticado' } as const;
const aparelho = closed({ dispositivo: DispositivoId });
const none = { 204: Type.Null(), '4xx': Problema, '5xx': Problema };
const UNIQUE_VIOLATION = '23505';

interface Services {
  database: Database;
  push: PushPort;
}

/** A person's channels for notices of their trips, and the unsubscribe link. */
export function registerAvisos(app: App, services: Services): void {
  registerPreferencias(app, services);
  registerAparelhos(app, services);
  app.register((scope, _, done) => {
    registerCancelamento(scope, services.database);
    done();
  });
}

function registerPreferencias(app: App, { database, push: { canais } }: Services): void {
  app.get(
    '/api/Avisos',
    { config, schema: { tags, summary: 'Por onde se recebem avisos das viagens', response: responses(Avisos) } },
    async ({ identity }) => ({ data: await readAvisos(database.db, canais, identity.sub) }),
  );

  app.put(
    '/api/Avisos',
    {
      config,
      schema: {
        tags,
        summary: 'Liga ou desliga lembretes por e-mail',
        body: PreferenciaAvisos,
        response: responses(Avisos),
      },
    },
    async ({ identity, body }) => {
      await database.transaction((tx) => changeNotices(tx, identity.sub, body.email));
      return { data: await readAvisos(database.db, canais, identity.sub) };
    },
  );
}

function registerAparelhos(app: App, { database, push: { canais } }: Services): void {
  app.put(
    '/api/Avisos/Aparelhos/:dispositivo',
    {
      config,
      schema: {
        tags,
        summary: 'Passa a avisar este aparelho; repetir não muda nada',
        params: aparelho,
        body: RegistroPush,
        response: responses(AparelhoAvisado),
      },
    },
    async ({ identity, params: { dispositivo }, body }) => {
      const register = () => database.transaction((tx) => registerDevice(tx, canais, identity.sub, dispositivo, body));
      // Of two people on one device at the same moment, the second takes it over.
      const again = (error: unknown) => {
        if (codeOf(error) === UNIQUE_VIOLATION) return register();
        throw error;
      };
      return { data: await register().catch(again) };
    },
  );

  app.delete(
    '/api/Avisos/Aparelhos/:dispositivo',
    { config, schema: { tags, summary: 'Deixa de avisar este aparelho', params: aparelho, response: none } },
    async ({ identity, params: { dispositivo } }, reply) => {
      await forgetDevice(database.db, identity.sub, dispositivo);
      return reply.code(204).send(null);
    },
  );
}

/**
 * RFC 8058: a mail program posts a form of one field itself. A person who follows the link gets a page that asks first,
 * since programs also follow links to preview them.
 */
function registerCancelamento(app: App, { db }: Database): void {
  const params = closed({ token: TokenCancelamento });
  const publico = { access: 'publico' } as const;
  const unknown = () =>
    notFound('LINK_INVALIDO', msg('Este link não é de um aviso nosso. Confira se ele veio inteiro.'));
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 2048 },
    (_, body, done) => done(null, /List-Unsubscribe[^]*One-Click/.test(String(body)) ? ONE_CLICK : {}),
  );

  app.get(
    '/api/Avisos/Cancelamento/:token',
    {
      config: publico,
      schema: {
        tags,
        summary: 'Leva à página que pergunta antes',
        params,
        response: { 303: Type.Null(), '4xx': Problema },
      },
    },
    async ({ params: { token } }, reply) => reply.redirect(`${rotas.cancelarAvisos.path}?codigo=${token}`, 303),
  );

  app.post(
    '/api/Avisos/Cancelamento/:token',
    {
      config: publico,
      schema: {
        tags,
        summary: 'Não envia mais lembretes a este endereço',
        params,
        body: CancelamentoAvisos,
        response: none,
      },
    },
    async ({ params: { token } }, reply) => {
      // A link is of an e-mail or of a message to a phone; its code says which, and no code is of both.
      if (!(await refuseByToken(db, token)) && !(await refuseNumeroByToken(db, token))) throw unknown();
      return reply.code(204).send(null);
    },
  );
}

const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };
