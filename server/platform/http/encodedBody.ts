import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The encodings that we send. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A body that is sent many times: compressed once for each encoding, when the first client asks for it. */
export interface EncodedBody {
  encoded: (encoding: Encoding) => Promise<Buffer>;
  /** The bytes, where they were asked for before. */
  ready: (encoding: Encoding) => Buffer | undefined;
}

/**
 * @param quality of brotli, from 0 to 11: the more often a body is sent, the more its bytes are worth.
 */
export function encodedBody(identity: Buffer, quality: number): EncodedBody {
  const compressors: Record<Encoding, () => Promise<Buffer>> = {
    br: () => brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: () => zip(identity),
    identity: async () => identity,
  };
  const kept = new Map<Encoding, Promise<Buffer>>();
  const ready = new Map<Encoding, Buffer>();
  const make = async (encoding: Encoding): Promise<Buffer> => {
    const bytes = await compressors[encoding]();
    ready.set(encoding, bytes);
    return bytes;
  };
  return {
    encoded: (encoding) => {
      const known = kept.get(encoding) ?? make(encoding);
      kept.set(encoding, known);
      return known;
    },
    ready: (encoding) => ready.get(encoding),
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Sends a body in the encoding that the client prefers of ours. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await body.encoded(encoding));
}

const REFUSED = String.raw`(?!;\s*q=0(?:\.0*)?(?:,|$))`;
const ACCEPTED = { br: new RegExp(String.raw`\bbr\b${REFUSED}`), gzip: new RegExp(String.raw`\bgzip\b${REFUSED}`) };

/** The encoding of ours that a client prefers. */
export const encodingFor = (accepted: string): Encoding =>
  (['br', 'gzip'] as const).find((encoding) => ACCEPTED[encoding].test(accepted)) ?? 'identity';
