import type { AddressInfo } from 'node:net';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

export interface Site {
  url: string;
  close: () => Promise<void>;
}

/** Serves a folder on a local port; by default a free one. */
export async function serveFolder(folder: string, wanted = 0): Promise<Site> {
  const app = fastify();
  await app.register(fastifyStatic, { root: folder });
  await app.listen({ port: wanted, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: async () => void (await app.close()) };
}
