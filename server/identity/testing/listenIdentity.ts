import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type StartedIdentity, startIdentity } from './startIdentity';

/** The provider on a free port of this machine, its issuer and endpoint naming that port; for real clients. */
export async function listenIdentity(options: Parameters<typeof startIdentity>[0] = {}): Promise<StartedIdentity> {
  const port = await freePort();
  const started = await startIdentity({ publicUrl: `http://localhost:${port}/_idp`, ...options });
  await started.app.listen({ port, host: '127.0.0.1' });
  return started;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
