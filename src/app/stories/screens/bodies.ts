import { recordings } from '../../../../.storybook/app/recordings';
import type { Reply } from '../../../../.storybook/app/storyApi';

/** A good answer that was not recorded. */
export const answered = (data: unknown): Reply => ({ status: 200, body: { data } });

/** Refused for a reason that the person is told. */
export const refused = (status: number, codigo: string, mensagem: string): Reply => ({
  status,
  body: { type: 'about:blank', title: 'Recusado', status, erros: [{ codigo, mensagem }] },
});

/** What was recorded of a call, to show the same with one thing changed. */
export function recordedData<T>(method: string, pathStart: string): T {
  const found = recordings.find(
    (one) => one.name === undefined && one.method === method && one.path.startsWith(pathStart),
  );
  if (!found) throw new Error(`no ${method} ${pathStart} was recorded`);
  return (found.body as { data: T }).data;
}
