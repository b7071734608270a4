import type { FilesPort } from '../ports';
import type { AuthorizedFetch, AuthorizedRequest, HttpOptions } from './authorizedFetch';
import { failure, readReply, toFailure } from './readReply';

const DOWNLOAD_TIMEOUT_MS = 60_000;
/** Time after which the object URL is revoked; the browser has started saving by then. */
const FORGET_MS = 60_000;

/** Request of a file; by POST when it has a body, so that filters do not stand in an address. */
const askFor = (body: unknown): Omit<AuthorizedRequest, 'path' | 'signal'> =>
  body === undefined
    ? { method: 'GET', headers: { accept: '*/*' } }
    : { method: 'POST', headers: { accept: '*/*', 'content-type': 'application/json' }, body: JSON.stringify(body) };

/** Delivers a file: a browser saves it, the mobile app opens the share sheet. */
export type HandOver = (file: Blob, nome: string) => void | Promise<void>;

/** Downloads files below `/api`, which need the token and so cannot be plain links. */
export const createFiles = (
  send: AuthorizedFetch,
  options: Pick<HttpOptions, 'onSessaoRecusada'>,
  handOver: HandOver = downloadFile,
): FilesPort => ({
  save: async (path, nome, body) => {
    try {
      const signal = AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS);
      const response = await send({ ...askFor(body), path, signal });
      if (!response.ok) return await readReply<null>(response);
      await handOver(await response.blob(), nome);
      return { ok: true, value: null };
    } catch (error) {
      const failed = toFailure(error);
      if (failed.kind === 'identity') options.onSessaoRecusada();
      return failure(failed);
    }
  },
});

const downloadFile: HandOver = (file, nome) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = nome;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FORGET_MS);
};
