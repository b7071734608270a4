import { Type } from 'typebox';
import { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import { Problema } from '../../../src/domain/wire/base/problema';
import { ownerOfBilhete } from '../../pedidos/alcance/ownerOfPedido';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Identity } from '../../platform/http/access/identity';
import { notFound } from '../../platform/http/problem';
import { responses } from '../../platform/http/responses';
import { fileNameOf } from '../anexos';
import { toCalendar } from '../calendar';
import { bilhetePdf } from '../papel/bilhetePdf';
import { findOwnBilhete, type BilheteOfDono } from '../ownBilhetes';

const tags = ['bilhetes'];
const params = closed({ id: Id });
const pdf = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** A ticket for its owner, and for the counter that sold it: as data, as paper and for the calendar. */
export function registerBilhetes(app: App, { database }: { database: Database }): void {
  const config = { access: 'autenticado' } as const;

  const find = async (identity: Identity, id: string): Promise<BilheteOfDono> => {
    const dono = await ownerOfBilhete(database.db, identity, id);
    const own = await findOwnBilhete(database.db, dono, id);
    if (!own) throw notFound('BILHETE_NAO_ENCONTRADO', 'Bilhete não encontrado.');
    return own;
  };

  app.get(
    '/api/Bilhetes/:id',
    { config, schema: { tags, summary: 'Um bilhete', params, response: responses(Bilhete) } },
    async (request) => ({ data: (await find(request.identity, request.params.id)).bilhete }),
  );

  app.get(
    '/api/Bilhetes/:id/Pdf',
    {
      config,
      schema: {
        tags,
        summary: 'O bilhete em PDF: A4, ou a bobina de 80 mm das agências',
        params,
        querystring: closed({ formato: Type.Optional(Type.Union([Type.Literal('a4'), Type.Literal('bobina')])) }),
        response: { 200: pdf, '4xx': Problema },
      },
    },
    async (request, reply) => {
      const own = await find(request.identity, request.params.id);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileNameOf(own)}.pdf"`)
        .header('cache-control', 'no-store')
        .send(await bilhetePdf(own, request.query.formato));
    },
  );

  app.get(
    '/api/Bilhetes/:id/Calendario',
    {
      config,
      schema: {
        tags,
        summary: 'A viagem para a agenda (.ics)',
        params,
        response: { 200: Type.String(), '4xx': Problema },
      },
    },
    async (request, reply) => {
      const own = await find(request.identity, request.params.id);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileNameOf(own)}.ics"`)
        .header('cache-control', 'no-store')
        .send(toCalendar(own.bilhete));
    },
  );
}
