import { NovoGrupo } from '../../../src/domain/wire/empresa/grupos';
import { Manifestacao } from '../../../src/domain/wire/empresa/manifestacoes';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { created } from '../../platform/http/responses';
import { receiveGrupo } from '../grupos';

interface Services {
  publicUrl: string;
  idempotent: Idempotent;
}

/** Trips of more people than an order takes: asked for by anybody, followed and answered as a letter. */
export function registerGrupos(app: App, { publicUrl, idempotent }: Services): void {
  app.post(
    '/api/Grupos',
    {
      config: { access: 'publico' },
      schema: {
        tags: ['atendimento'],
        summary: 'Pede uma viagem em grupo e dá o protocolo',
        body: NovoGrupo,
        response: created(Manifestacao),
      },
    },
    async (request, reply) => {
      const { body } = await idempotent(request, async (tx) => ({
        status: 201,
        body: await receiveGrupo(tx, request.body, publicUrl),
      }));
      return reply.code(201).send({ data: body });
    },
  );
}
