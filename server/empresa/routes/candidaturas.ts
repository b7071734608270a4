import { Type } from 'typebox';
import { closed } from '../../../src/domain/wire/base/campos';
import {
  Candidatura,
  CandidaturaRecebida,
  NovaCandidatura,
  Protocolo,
} from '../../../src/domain/wire/empresa/candidaturas';
import { Problema } from '../../../src/domain/wire/base/problema';
import { showCandidaturas, takeCurriculo } from '../candidaturas';
import { receiveCandidatura } from '../receiveCandidatura';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { staffAccess } from '../../platform/http/access/staffAccess';
import { created, responses } from '../../platform/http/responses';

/** A curriculum of 5 MB in base64, with room for a larger one, which is refused with a message. */
const CORPO_MAXIMO = 10 * 1024 * 1024;
const tags = ['empresa'];
const empresa = { access: staffAccess };
const file = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** Applying for work: anybody may send, the company alone reads. */
export function registerCandidaturas(
  app: App,
  { database, idempotent }: { database: Database; idempotent: Idempotent },
): void {
  app.post(
    '/api/Candidaturas',
    {
      bodyLimit: CORPO_MAXIMO,
      config: { access: 'publico' },
      schema: {
        tags,
        summary: 'Envia uma candidatura com o currículo',
        body: NovaCandidatura,
        response: created(CandidaturaRecebida),
      },
    },
    async (request, reply) => {
      const { body } = await idempotent(request, async (tx) => ({
        status: 201,
        body: await receiveCandidatura(tx, request.body),
      }));
      return reply.code(201).send({ data: body });
    },
  );

  app.get(
    '/api/Candidaturas',
    {
      config: empresa,
      schema: { tags, summary: 'As candidaturas guardadas', response: responses(Type.Array(Candidatura)) },
    },
    async ({ identity }, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await showCandidaturas(database.db, identity.sub) };
    },
  );

  app.get(
    '/api/Candidaturas/:protocolo/Curriculo',
    {
      config: empresa,
      schema: {
        tags,
        summary: 'O currículo de uma candidatura',
        params: closed({ protocolo: Protocolo }),
        response: { 200: file, '4xx': Problema },
      },
    },
    async ({ identity, params: { protocolo } }, reply) => {
      const { nome, bytes } = await takeCurriculo(database.db, protocolo, identity.sub);
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename="${nome}"`)
        .header('cache-control', 'no-store')
        .send(bytes);
    },
  );
}
