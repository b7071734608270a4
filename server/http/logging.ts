import type { FastifyServerOptions } from 'fastify';
import { stdTimeFunctions } from 'pino';
import { maskPersonal } from './maskPersonal';

interface Sink {
  write: (line: string) => unknown;
}

/** JSON lines without personal data: whole lines pass the mask, so no field can be forgotten. */
export const loggerOptions = (level: string, sink: Sink = process.stdout): FastifyServerOptions['logger'] => ({
  level,
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  stream: { write: (line: string) => void sink.write(maskPersonal(line)) },
  serializers: {
    // The path and never the query string: searches by CPF and e-mail stand there.
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
  },
});
