import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { eventually } from '../../pedidos/testdata/comprador';
import { umaIniciacao } from '../iniciacao/testdata/umaIniciacao';
import { signNotice } from '../noticeSignature';

let server: Server;
let ana: ReturnType<typeof umaIniciacao>;
let pedidoId: string;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umaIniciacao(server);
  pedidoId = (await ana.order([1])).id;
  await ana.started(pedidoId);
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const kept = () =>
  db().selectFrom('aviso_pagamento').select('assunto').where('etapa', '=', 'aviso_iniciacao').execute();
const settled = () => eventually(kept, (rows) => rows.length === 0);
const row = async () => (await ana.rows(pedidoId))[0];
const consentimento = async () => (await row())?.consentimento ?? '';

describe('a notice of the initiator', () => {
  it('is refused without its signature, with another’s, and when it is replayed later', async () => {
    const id = await consentimento();
    const body = Buffer.from(JSON.stringify({ data: { consentId: id } }));
    for (const signature of [
      '',
      `t=1,v1=${'0'.repeat(64)}`,
      signNotice(body, 'outro-segredo-qualquer', Date.now()),
      signNotice(body, 'segredo-do-iniciador-de-teste', Date.now() - 301_000),
    ]) {
      expect((await ana.bring(id, signature)).statusCode).toBe(403);
    }
    expect(await kept()).toEqual([]);
  });

  it('about a payment that is not ours is answered, and forgotten', async () => {
    expect((await ana.bring('urn:de-outro')).statusCode).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('is never believed: what the initiator does not say did not happen, however often a notice comes', async () => {
    for (let i = 0; i < 3; i += 1) expect((await ana.bring(await consentimento())).statusCode).toBe(200);
    await settled();
    expect((await row())?.situacao).toBe('aguardando');
  });

  it('has us ask at once, though the page asked a moment ago', async () => {
    const { id, url } = (await row()) ?? { id: '', url: null };
    await ana.get(`/api/Pedidos/${pedidoId}/Pix/Iniciacoes/${id}`);
    await ana.decide(url, 'recusar');
    await eventually(row, (one) => one?.situacao === 'cancelada');
    await settled();
  });
});
