import { randomUUID } from 'node:crypto';
import { START_MS } from '../../../tests/support/startMs';
import { startRoutes } from '../../../tests/support/startRoutes';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import type { App } from '../../platform/http/appTypes';
import { createIdempotent } from '../../platform/http/idempotency/idempotency';
import { createBancos } from '../iniciacao/bancos';
import { IniciadorUnavailable } from '../iniciacao/iniciadorPort';
import { umaIniciacao } from '../iniciacao/testdata/umaIniciacao';
import { bancosDoIniciador, umConsentimento, umIniciador } from '../iniciacao/testdata/umIniciador';
import type { PixPort } from '../pix/pixPort';
import { registerIniciacaoRoutes } from './iniciacao';

let server: Server;
let ana: ReturnType<typeof umaIniciacao>;
const warn = jest.fn();

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umaIniciacao(server);
}, START_MS);
afterAll(() => server.close());

type Parts = Parameters<typeof registerIniciacaoRoutes>[1]['parts'];

/** The routes alone, with these parts. */
function routesWith(parts: Parts): Promise<App> {
  const { database } = server.services;
  const services = { database, idempotent: createIdempotent(database), parts, log: { warn } };
  return startRoutes((routes) => registerIniciacaoRoutes(routes, services));
}
const headers = () => ({ ...signedInAs('ana'), 'idempotency-key': randomUUID() });

it('a deployment without an initiator has no banks, starts nothing, and shows what was begun before', async () => {
  const app = await routesWith(null);
  const { id, pedidoId } = await ana.begun(1);
  const bancos = await app.inject('/api/Pagamentos/Bancos');
  expect([bancos.json(), bancos.headers['cache-control']]).toEqual([{ data: [] }, 'no-store']);
  const url = `/api/Pedidos/${pedidoId}/Pix/Iniciacoes`;
  const asked = await app.inject({ method: 'POST', url, headers: headers(), payload: { bancoId: 'nimbo' } });
  expect(asked.json()).toMatchObject({
    status: 409,
    erros: [
      { codigo: 'INICIACAO_NAO_VALE', mensagem: 'Este pedido não pode ser pago no app do banco. Use o QR Code.' },
    ],
  });
  const shown = await app.inject({ url: `${url}/${id}`, headers: headers() });
  expect(shown.json()).toMatchObject({ data: { id, situacao: 'aguardando' } });
  await app.close();
});

describe('a page that asks what the bank decided', () => {
  /** Routes whose question to the initiator ends like this, and an initiation that was begun there. */
  async function asking(poltrona: number, pursueIniciacao: (id: string) => Promise<void>) {
    const iniciador = umIniciador(umConsentimento()).port;
    const { database } = server.services;
    const start = { database, pix: {} as PixPort, iniciador, publicUrl: 'http://localhost' };
    const app = await routesWith({ bancos: createBancos(iniciador), pursueIniciacao, start });
    const { pedidoId } = await ana.begun(poltrona);
    const url = `/api/Pedidos/${pedidoId}/Pix/Iniciacoes`;
    const begun = await app.inject({ method: 'POST', url, headers: headers(), payload: { bancoId: 'nimbo' } });
    const { id } = begun.json<{ data: { id: string } }>().data;
    return { app, id, read: () => app.inject({ url: `${url}/${id}`, headers: headers() }) };
  }

  it('gets what is known where the initiator does not answer, which is logged, and asks once in two seconds', async () => {
    const away = new IniciadorUnavailable('away');
    const pursue = jest.fn(() => Promise.reject(away));
    const { app, id, read } = await asking(2, pursue);
    expect((await read()).json()).toMatchObject({ data: { id, situacao: 'aguardando', banco: bancosDoIniciador[0] } });
    expect(warn.mock.calls).toEqual([[{ err: away }, 'initiator not asked']]);
    expect((await read()).json()).toMatchObject({ data: { id, situacao: 'aguardando' } });
    expect(pursue.mock.calls).toEqual([[id]]);
    await app.close();
  });

  it('gets what the question has changed', async () => {
    const { database } = server.services;
    const { app, read } = await asking(3, async (id) => {
      await database.db.updateTable('iniciacao_pix').set({ situacao: 'cancelada' }).where('id', '=', id).execute();
    });
    expect((await read()).json()).toMatchObject({ data: { situacao: 'cancelada', url: null } });
    await app.close();
  });
});
