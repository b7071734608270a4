import pino, { type Logger } from 'pino';
import { maskPersonal } from './maskPersonal';

interface Sink {
  write: (line: string) => unknown;
}

/** JSON lines without personal data: whole lines pass the mask, so no field can be forgotten. */
export const createLog = (level: string, sink: Sink = process.stdout): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        err: pino.stdSerializers.err,
        // The path without the query string, which may hold a CPF or an e-mail.
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
    { write: (line) => void sink.write(maskPersonal(line)) },
  );
