/**
 * `node --import tsx scripts/recordApi.ts` runs the real API on a fixed day and writes its answers to
 * .storybook/recordings/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format } from 'oxfmt';
import { AGORA } from '../.storybook/app/moments';
import type { Recording } from '../.storybook/app/recording';
import { fixWorld } from './record/fixedWorld';

const world = fixWorld(AGORA);
const target = resolve(process.argv[2] ?? '.storybook/recordings');

// Imported here, so that no server code reads the clock before it is set.
const { openRecordedServer } = await import('./record/server');
const { createRecorder } = await import('./record/recorder');
const { recordCatalogo } = await import('./record/catalogo');
const { recordCompra } = await import('./record/compra');
const { recordConta } = await import('./record/conta');
const { pessoas } = await import('./record/pessoas');

const { server, pay } = await openRecordedServer();
try {
  const catalogo = createRecorder(server, 'anonimo');
  const conta = createRecorder(server, 'cliente');
  const compra = createRecorder(server, 'cliente');
  const [viagem] = await recordCatalogo(catalogo);
  if (!viagem) throw new Error('no departure to record');
  await recordConta(conta);
  await recordCompra(compra, viagem.id, { moveTo: world.moveTo, pay });
  await write('pessoas', pessoas);
  for (const [name, { recordings }] of Object.entries({ catalogo, conta, compra })) await write(name, recordings);
} finally {
  await server.close();
}

async function write(name: string, content: readonly Recording[] | object): Promise<void> {
  mkdirSync(target, { recursive: true });
  const { code: text } = await format(`${name}.json`, JSON.stringify(content), { printWidth: 120 });
  writeFileSync(join(target, `${name}.json`), text);
}
