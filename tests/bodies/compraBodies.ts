import { recordings } from '../../.storybook/app/recordings';
import type { Reply } from '../../.storybook/app/storyApi';

/** A successful response that was not recorded. */
export const answered = (data: unknown): Reply => ({ status: 200, body: { data } });

/** A refusal with a user-facing reason. */
export const refused = (status: number, codigo: string, mensagem: string): Reply => ({
  status,
  body: { type: 'about:blank', title: 'Recusado', status, erros: [{ codigo, mensagem }] },
});

/** The recorded response of a call, to be changed by a story. */
export function recordedData<T>(method: string, pathStart: string): T {
  const found = recordings.find(
    (one) => one.name === undefined && one.method === method && one.path.startsWith(pathStart),
  );
  if (!found) throw new Error(`no ${method} ${pathStart} was recorded`);
  return (found.body as { data: T }).data;
}
