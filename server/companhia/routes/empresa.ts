import { Type } from 'typebox';
import { CompanhiaPublica } from '../../../src/domain/wire/companhia/companhia';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import { toPublica } from '../companhiaPublica';
import type { LiveCompanhia } from '../liveCompanhia';

/** The company for every visitor; null while it has no data, which the screens say. */
export function registerEmpresaPublica(app: App, { companhia }: { companhia: LiveCompanhia }): void {
  app.get(
    '/api/Empresa',
    {
      config: { access: 'publico' },
      schema: {
        tags: ['empresa'],
        summary: 'Quem vende: identificação, canais de atendimento, apresentação e vagas',
        response: responses(Type.Union([CompanhiaPublica, Type.Null()])),
      },
    },
    (_, reply) => {
      void reply.header('cache-control', 'no-cache');
      const dados = companhia.dados();
      return { data: dados && toPublica(dados) };
    },
  );
}
