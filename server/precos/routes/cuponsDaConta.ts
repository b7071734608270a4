import { Type } from 'typebox';
import { CupomDaConta } from '../../../src/domain/wire/conta/cupons';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';
import { listCuponsDe } from '../cupons/atraso/cupomAtrasoRepository';

/** The coupons that are the signed-in person's alone and can be used. */
export function registerCuponsDaConta(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/Cupons',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['conta'],
        summary: 'Os cupons que são só da pessoa e ainda valem',
        response: responses(Type.Array(CupomDaConta)),
      },
    },
    async ({ identity }, reply) => {
      void reply.header('cache-control', 'no-store');
      const cupons = await listCuponsDe(database.db, identity.sub);
      return { data: cupons.filter(({ situacao }) => situacao === 'disponivel') };
    },
  );
}
