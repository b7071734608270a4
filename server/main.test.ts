import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleServer } from '../scripts/bundleServer.cjs';
import type { Viagem } from '../src/domain/wire/viagens/viagens';
import { addDias, diaEm } from '../src/domain/base/data';

/** Patience, not a bound: a first start makes a cluster, migrates it and seeds it, and a busy machine takes its time. */
const START_MS = 240_000;

const root = resolve(__dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'itape-main-'));
const children = new Set<ChildProcess>();
/** Within the project, so that the embedded engine is found. */
let built: string;

// One file, as in production: three starts of single modules would take longer than all that they do. The journeys start
// it as `npm start` does.
beforeAll(async () => {
  mkdirSync(join(root, '.tmp'), { recursive: true });
  built = mkdtempSync(join(root, '.tmp', 'main-'));
  await bundleServer(join(root, 'server/main.ts'), join(built, 'server.mjs'));
});
afterAll(() => {
  children.forEach((child) => child.kill('SIGKILL'));
  for (const folder of [dataDir, built]) rmSync(folder, { recursive: true, force: true });
});

interface Process {
  child: ChildProcess;
  /** Everything it has said so far. */
  said: () => string;
  ended: Promise<number | null>;
}

function start(port: number): Process {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    NODE_OPTIONS: '',
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
  };
  const child = spawn(process.execPath, [join(built, 'server.mjs')], { cwd: root, env });
  children.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, said: () => text, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

async function startReady(port: number): Promise<Process> {
  const server = start(port);
  const line = `Itapê pronto em http://localhost:${port}\n`;
  const until = Date.now() + START_MS;
  while (!server.said().includes(line) && server.child.exitCode === null && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(server.said()).toBe(line);
  return server;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function signIn(origin: string): Promise<string> {
  const { identity } = (await (await fetch(`${origin}/config.json`)).json()) as { identity: Record<string, string> };
  const reply = await fetch(identity.endpoint ?? '', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: identity.clientId,
      AuthParameters: { USERNAME: 'cliente@itape.test', PASSWORD: 'senha123' },
    }),
  });
  const answer = (await reply.json()) as { AuthenticationResult: { AccessToken: string } };
  return answer.AuthenticationResult.AccessToken;
}

async function findViagem(origin: string): Promise<Viagem> {
  const dataPartida = addDias(diaEm(new Date(), 'America/Sao_Paulo'), 20);
  const query = new URLSearchParams({ localidadeOrigem: '1', localidadeDestino: '4', dataPartida });
  const { data } = (await (await fetch(`${origin}/api/Viagens?${query}`)).json()) as { data: Viagem[] };
  const [viagem] = data;
  if (!viagem) throw new Error('the seed has no trip');
  return viagem;
}

async function reserve(origin: string, token: string, viagemId: string, poltrona: number, key: string) {
  const trecho = { viagemId, localidadeOrigem: '1', localidadeDestino: '4', poltronas: [poltrona] };
  const reply = await fetch(`${origin}/api/Reservas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify({ trechos: [trecho] }),
  });
  return { status: reply.status, body: await reply.text() };
}

describe('the process', () => {
  it('is a file without what few processes use: it would be parsed at every start', () => {
    const parts = readFileSync(join(built, 'server.mjs'), 'utf8').matchAll(
      /^\/\/ node_modules\/((?:@[^/]+\/)?[^/]+)/gm,
    );
    const packages = new Set(Array.from(parts, ([, name]) => name));
    expect(packages).toContain('fastify');
    for (const name of ['@redis/client', '@opentelemetry/sdk-trace-node', 'node-forge'])
      expect(packages).not.toContain(name);
  });

  it(
    'keeps what it has acknowledged when it is killed, refuses a second one, and ends when asked',
    async () => {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const first = await startReady(port);
      const token = await signIn(origin);
      const { id } = await findViagem(origin);

      const second = start(await freePort());
      expect(await second.ended).toBe(1);
      expect(second.said()).toMatch(/^A pasta de dados .* já está em uso pelo processo \d+\./);

      const acknowledged: { poltrona: number; key: string; body: string }[] = [];
      const buying = (async () => {
        for (let poltrona = 1; poltrona <= 40; poltrona += 1) {
          const key = randomUUID();
          const reply = await reserve(origin, token, id, poltrona, key);
          if (reply.status === 201) acknowledged.push({ poltrona, key, body: reply.body });
          if (acknowledged.length === 10) setTimeout(() => first.child.kill('SIGKILL'), 5);
        }
      })().catch(() => undefined);
      await Promise.all([buying, first.ended]);
      expect(acknowledged.length).toBeGreaterThanOrEqual(10);

      const again = await startReady(port);
      for (const { poltrona, key, body } of acknowledged) {
        expect((await reserve(origin, token, id, poltrona, key)).body).toBe(body);
      }
      again.child.kill('SIGTERM');
      expect(await again.ended).toBe(0);
    },
    3 * START_MS,
  );
});
