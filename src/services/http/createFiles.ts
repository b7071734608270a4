import type { FilesPort } from '../ports';
import type { AuthorizedFetch, AuthorizedRequest, HttpOptions } from './authorizedFetch';
import { failure, readReply, toFailure } from './readReply';

const DOWNLOAD_TIMEOUT_MS = 60_000;
/** Long enough for the browser to have begun to save. */
const FORGET_MS = 60_000;

/** With a body the file is asked for by POST, so that what narrows it stands in no address. */
const askFor = (body: unknown): Omit<AuthorizedRequest, 'path' | 'signal'> =>
  body === undefined
    ? { method: 'GET', headers: { accept: '*/*' } }
    : { method: 'POST', headers: { accept: '*/*', 'content-type': 'application/json' }, body: JSON.stringify(body) };

/** Gives a file to the person: a browser saves it, the mobile app's shell lets them choose where it goes. */
export type HandOver = (file: Blob, nome: string) => void | Promise<void>;

/** Files below `/api` need the token, so a plain link will not do: they are fetched, then handed to the browser. */
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
