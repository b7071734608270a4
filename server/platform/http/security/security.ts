import compress from '@fastify/compress';
import { constants } from 'node:zlib';
import type { App } from '../appTypes';
import type { InlineHashes } from './inlineHashes';
import { securityHeaders, type HeadersFor, type SecurityOptions } from './securityHeaders';

/** Headers and compression that hold for every address. @returns those headers. */
export async function registerSecurity(app: App, options: SecurityOptions, inline: InlineHashes): Promise<HeadersFor> {
  const headersFor = securityHeaders(options, inline);
  app.addHook('onRequest', ({ url, headers: { host = '' } }, reply, done) => {
    void reply.headers(headersFor(host, url));
    done();
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  return headersFor;
}
