import { randomUUID } from 'node:crypto';
import { browser } from '@wdio/globals';
import { tokensFrom, type Tokens } from '../../support/keptByAmplify';
import type { Trip } from './trip';

/** An API client with its own token, as on another computer. */
export interface Caller {
  /** Sends a call; a retry carries the key of the first. */
  send: (method: string, path: string, body?: unknown, chave?: string) => Promise<{ status: number; data: unknown }>;
  /** Downloads a file as bytes. */
  download: (path: string) => Promise<Buffer>;
}

const originOfPage = async (): Promise<string> => new URL(await browser.getUrl()).origin;

/** Signs in by password at the provider of the open page's product. */
export const tokensOf = async (email: string, senha?: string): Promise<Tokens> =>
  tokensFrom(await originOfPage(), email, senha);

/** Signs in on another computer. */
export async function signInElsewhere(email: string, senha?: string): Promise<Caller> {
  const origin = await originOfPage();
  const { access } = await tokensOf(email, senha);
  const headers = { authorization: `Bearer ${access}` };
  return {
    download: async (path) => Buffer.from(await (await fetch(`${origin}/api${path}`, { headers })).arrayBuffer()),
    send: async (method, path, body, chave = randomUUID()) => {
      const answer = await fetch(`${origin}/api${path}`, {
        method,
        headers: {
          ...headers,
          'idempotency-key': chave,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, data: text ? (JSON.parse(text) as { data: unknown }).data : null };
    },
  };
}

/** Holds seats before the person on screen does. */
export const takeSeats = ({ send }: Caller, { viagemId, origem, destino }: Trip, poltronas: number[]) =>
  send('POST', '/Reservas', {
    trechos: [{ viagemId, localidadeOrigem: origem, localidadeDestino: destino, poltronas }],
  });
