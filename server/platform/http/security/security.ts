import compress from '@fastify/compress';
import { constants } from 'node:zlib';
import type { App } from '../appTypes';
import type { InlineHashes } from './inlineHashes';
import { securityHeaders, type HeadersFor, type SecurityOptions } from './securityHeaders';

/**
 * Headers that hold for every address. They come before every other hook, so that a refusal of theirs has them too.
 * @returns those headers.
 */
export function registerSecurity(app: App, options: SecurityOptions, inline: InlineHashes): HeadersFor {
  const headersFor = securityHeaders(options, inline);
  app.addHook('onRequest', ({ url, headers: { host = '' } }, reply, done) => {
    void reply.headers(headersFor(host, url));
    done();
  });
  return headersFor;
}

/** Compression of every long answer. */
export const registerCompression = async (app: App): Promise<void> => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
};
