import {
  AtendimentoAberto,
  FilaAtendimentos,
  FimAtendimento,
  NovaFalaAtendente,
  ParamsAtendimento,
} from '../../../src/domain/wire/chatbot/aoVivo';
import type { Database } from '../../platform/database/database';
import { staffAccess } from '../../platform/http/access/staffAccess';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import {
  type AnswerManifestacao,
  endConversa,
  leaveConversa,
  type NoteManifestacoes,
  openAtendimento,
  readFila,
  sayAsAtendente,
  takeConversa,
} from '../aoVivo/atendenteAoVivo';

const tags = ['administracao'];
const config = { access: staffAccess };
const params = ParamsAtendimento;
const one = responses(AtendimentoAberto);
const PATH = '/api/Administracao/Atendimentos';

interface Services {
  database: Database;
  answerManifestacao: AnswerManifestacao;
  noteManifestacoes: NoteManifestacoes;
  publicUrl: string;
}

/** Conversations that the assistant handed over, for the company's staff. */
export function registerAdministrarAtendimentos(app: App, services: Services): void {
  registerReads(app, services);
  registerAtendente(app, services);
  registerFalas(app, services);
}

function registerReads(app: App, { database, noteManifestacoes }: Services): void {
  app.get(
    PATH,
    { config, schema: { tags, summary: 'A fila de conversas', response: responses(FilaAtendimentos) } },
    async ({ identity }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await readFila(database.db, identity.sub, noteManifestacoes) };
    },
  );
  app.get(
    `${PATH}/:protocolo`,
    { config, schema: { tags, summary: 'Uma conversa', params, response: one } },
    async ({ identity, params: { protocolo } }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await openAtendimento(database.db, protocolo, identity.sub, noteManifestacoes) };
    },
  );
}

function registerAtendente(app: App, { database, noteManifestacoes }: Services): void {
  app.put(
    `${PATH}/:protocolo/Atendente`,
    { config, schema: { tags, summary: 'Assume uma conversa', params, response: one } },
    async ({ identity, params: { protocolo } }) => ({
      data: await database.transaction(async (tx) => {
        await noteManifestacoes(tx, [protocolo], identity.sub);
        return takeConversa(tx, protocolo, identity.sub);
      }),
    }),
  );
  app.delete(
    `${PATH}/:protocolo/Atendente`,
    { config, schema: { tags, summary: 'Devolve uma conversa à fila', params, response: one } },
    async ({ identity, params: { protocolo } }) => ({
      data: await database.transaction((tx) => leaveConversa(tx, protocolo, identity.sub)),
    }),
  );
}

function registerFalas(app: App, { database, answerManifestacao, publicUrl }: Services): void {
  app.post(
    `${PATH}/:protocolo/Falas`,
    { config, schema: { tags, summary: 'Responde na conversa', params, body: NovaFalaAtendente, response: one } },
    async ({ identity, params: { protocolo }, body }) => ({
      data: await database.transaction((tx) => sayAsAtendente(tx, protocolo, identity.sub, body)),
    }),
  );
  app.put(
    `${PATH}/:protocolo/Fim`,
    { config, schema: { tags, summary: 'Termina com a resposta', params, body: FimAtendimento, response: one } },
    async ({ identity: { sub }, params: { protocolo }, body: { resposta } }) => ({
      data: await database.transaction((tx) =>
        endConversa(tx, answerManifestacao, { protocolo, resposta, sub, publicUrl }),
      ),
    }),
  );
}
