import compress from '@fastify/compress';
import { constants } from 'node:zlib';
import type { App } from '../appTypes';
import type { InlineHashes } from './inlineHashes';
import { securityHeaders, type Headers, type SecurityOptions } from './securityHeaders';

/** Headers and compression that hold for every address. @returns those headers by the host that was called. */
export async function registerSecurity(
  app: App,
  options: SecurityOptions,
  inline: InlineHashes,
): Promise<(host: string) => Headers> {
  const headersFor = securityHeaders(options, inline);
  app.addHook('onRequest', ({ headers: { host = '' } }, reply, done) => {
    void reply.headers(headersFor(host));
    done();
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  return headersFor;
}
