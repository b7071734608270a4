import { randomUUID } from 'node:crypto';
import { browser } from '@wdio/globals';
import type { Trip } from './trip';

/** Somebody at another computer: the API with a token of their own. */
export interface Caller {
  /** Status and body of a call; one that is sent again carries the key of the first. */
  send: (method: string, path: string, body?: unknown, chave?: string) => Promise<{ status: number; data: unknown }>;
  /** A file, as its bytes. */
  download: (path: string) => Promise<Buffer>;
}

/** Signs in at the provider as the password form does. */
export async function signInElsewhere(email: string, senha = 'senha123'): Promise<Caller> {
  const origin = new URL(await browser.getUrl()).origin;
  const config = (await (await fetch(`${origin}/config.json`)).json()) as {
    identity: { clientId: string; endpoint: string };
  };
  const reply = await fetch(config.identity.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: config.identity.clientId,
      AuthParameters: { USERNAME: email, PASSWORD: senha },
    }),
  });
  const { AuthenticationResult } = (await reply.json()) as { AuthenticationResult: { AccessToken: string } };
  const headers = { authorization: `Bearer ${AuthenticationResult.AccessToken}` };
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

/** Takes seats before the person on screen does. */
export const takeSeats = ({ send }: Caller, { viagemId, origem, destino }: Trip, poltronas: number[]) =>
  send('POST', '/Reservas', {
    trechos: [{ viagemId, localidadeOrigem: origem, localidadeDestino: destino, poltronas }],
  });
