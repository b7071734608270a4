import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umBoleto } from '../boleto/testdata/umBoleto';

let server: Server;
let ana: ReturnType<typeof umBoleto>;
let numero: string;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umBoleto(server);
  numero = await ana.numeroOf((await ana.charged([1])).id);
}, START_MS);
afterAll(() => server.close());

const kept = () => server.services.database.db.selectFrom('aviso_pagamento').select('assunto').execute();

describe('a notice of the bank of boletos', () => {
  it('is refused without its signature, and nothing of it is looked at', async () => {
    expect((await ana.bring(numero, '')).statusCode).toBe(403);
    expect((await ana.bring(numero, 't=1,v1=' + '0'.repeat(64))).statusCode).toBe(403);
    expect(await kept()).toEqual([]);
  });

  it('about a boleto that is not ours is answered, and forgotten', async () => {
    expect((await ana.bring('ZZZZZZ-b1')).statusCode).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('is never believed: a boleto that the bank does not call paid stays open', async () => {
    expect((await ana.bring(numero)).statusCode).toBe(200);
    await ana.noticed();
    expect((await server.services.database.db.selectFrom('boleto').select('situacao').execute())[0]?.situacao).toBe(
      'aberto',
    );
  });
});
