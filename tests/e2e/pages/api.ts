import { randomUUID } from 'node:crypto';
import { browser } from '@wdio/globals';
import type { Trip } from './trip';

/** An API client with its own token, as on another computer. */
export interface Caller {
  /** Sends a call; a retry carries the key of the first. */
  send: (method: string, path: string, body?: unknown, chave?: string) => Promise<{ status: number; data: unknown }>;
  /** Downloads a file as bytes. */
  download: (path: string) => Promise<Buffer>;
}

/** Tokens of a sign-in and their client. */
export interface Tokens {
  clientId: string;
  access: string;
  id: string;
  refresh: string;
}

const originOfPage = async (): Promise<string> => new URL(await browser.getUrl()).origin;

/** Signs in by password at the provider of the open page's product. */
export async function tokensOf(email: string, senha = 'senha123'): Promise<Tokens> {
  const origin = await originOfPage();
  const config = (await (await fetch(`${origin}/config.json`)).json()) as {
    identity: { clientId: string; endpoint: string };
  };
  const { clientId, endpoint } = config.identity;
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: clientId,
      AuthParameters: { USERNAME: email, PASSWORD: senha },
    }),
  });
  const { AuthenticationResult: given } = (await reply.json()) as {
    AuthenticationResult: { AccessToken: string; IdToken: string; RefreshToken: string };
  };
  return { clientId, access: given.AccessToken, id: given.IdToken, refresh: given.RefreshToken };
}

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
