import type { QuemGravado, Recording } from '../../.storybook/app/recording';
import type { Server } from '../../server/createServer';
import { GRUPOS } from '../../src/domain/sessao/grupos';
import { pessoas } from './pessoas';

export interface Call {
  method?: Recording['method'];
  body?: object;
  /** Distinguishes it from the default answer to the same call. */
  name?: string;
  /** Identity other than the default. */
  quem?: QuemGravado;
  key?: string;
}

/** Calls the API and records its answers. */
export interface Recorder {
  /** Returns the body's `data`, whose ids the scenario needs. */
  call: <T>(path: string, call?: Call) => Promise<T>;
  recordings: Recording[];
}

const authorization = (quem: QuemGravado): Record<string, string> => {
  if (quem === 'anonimo') return {};
  if (quem === 'sessaoVencida') return { authorization: 'Bearer vencido' };
  const { sub, grupos } = pessoas[quem];
  return { authorization: `Bearer teste.${[sub, ...GRUPOS.filter((grupo) => grupos.includes(grupo))].join('.')}` };
};

export function createRecorder({ app }: Server, usual: QuemGravado): Recorder {
  const recordings: Recording[] = [];
  let keys = 0;
  const call = async <T>(path: string, { method = 'GET', body, name, quem = usual, key }: Call = {}): Promise<T> => {
    const headers: Record<string, string> = authorization(quem);
    if (method === 'POST') headers['idempotency-key'] = key ?? `gravacao-${usual}-${name ?? ''}-${++keys}`;
    const reply = await app.inject({ method, url: `/api${path}`, headers, ...(body ? { payload: body } : {}) });
    const answer: unknown = reply.body === '' ? null : JSON.parse(reply.body);
    recordings.push({
      ...(name === undefined ? {} : { name }),
      quem,
      method,
      path,
      ...(body ? { request: body } : {}),
      status: reply.statusCode,
      body: answer,
    });
    if (name === undefined && reply.statusCode >= 400) {
      throw new Error(`${method} ${path} was to succeed: ${reply.statusCode} ${reply.body}`);
    }
    return (answer as { data: T } | null)?.data as T;
  };
  return { call, recordings };
}
