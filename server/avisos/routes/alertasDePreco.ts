import { Type } from 'typebox';
import { AlertaDePreco, NovoAlerta } from '../../../src/domain/wire/avisos/alertasDePreco';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import { Problema } from '../../../src/domain/wire/base/problema';
import type { App } from '../../platform/http/appTypes';
import { created, responses } from '../../platform/http/responses';
import { endAlerta, listAlertas, openAlerta, type AlertaServices } from '../alertasDePreco/alertasDePreco';

const URL = '/api/AlertasDePreco';
const tags = ['avisos'];
const config = { access: 'autenticado' } as const;

/** The price alerts of the signed-in person: days of which they want to hear once they cost less. */
export function registerAlertasDePreco(app: App, services: AlertaServices): void {
  const { database, catalogue } = services;
  app.get(
    URL,
    {
      config,
      schema: { tags, summary: 'Os avisos de preço pedidos', response: responses(Type.Array(AlertaDePreco)) },
    },
    async ({ identity }) => ({ data: await listAlertas(catalogue, database.db, identity.sub) }),
  );

  app.post(
    URL,
    {
      config,
      schema: {
        tags,
        summary: 'Pede um aviso quando o preço baixar',
        body: NovoAlerta,
        response: created(AlertaDePreco),
      },
    },
    async ({ identity, body }, reply) => reply.code(201).send({ data: await openAlerta(services, identity.sub, body) }),
  );

  app.delete(
    `${URL}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Desiste de um aviso de preço',
        params: closed({ id: Id }),
        response: { 204: Type.Null(), '4xx': Problema },
      },
    },
    async ({ identity, params: { id } }, reply) => {
      await endAlerta(database, identity.sub, id);
      return reply.code(204).send(null);
    },
  );
}
