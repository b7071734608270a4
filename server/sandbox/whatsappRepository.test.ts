import { sql } from 'kysely';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import type { Server } from '../createServer';
import { createSandboxChannel } from './whatsappOutbox';
import { deleteOldWhatsapp, listWhatsapp } from './whatsappRepository';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

it('keeps each answer to a telephone once, with the number masked, and deletes answers older than the limit', async () => {
  const { database } = server.services;
  const channel = createSandboxChannel(database);
  await channel.send('0190a7b2-0000-7000-8000-000000000001', '5511987654321', 'antiga');
  await sql`update sandbox_whatsapp set criado_em = now() - interval '11 days'`.execute(database.db);
  await channel.send('0190a7b2-0000-7000-8000-000000000002', '5511987654321', 'nova');
  await channel.send('0190a7b2-0000-7000-8000-000000000002', '5511987654321', 'repetida');
  expect((await listWhatsapp(database.db, 20)).map(({ texto }) => texto)).toEqual(['nova', 'antiga']);
  await deleteOldWhatsapp(database.db, 10);
  expect(await listWhatsapp(database.db, 20)).toEqual([{ para: '••••4321', texto: 'nova' }]);
});
