/** Requests to a measured server, as the web app sends them. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';
import { addDias, diaEm } from '../../src/domain/base/data';

/** A departure of the catalogue between two of its places. */
export interface Rota {
  localidadeOrigem: string;
  localidadeDestino: string;
}

export interface Client {
  origin: string;
  rota: Rota;
  get: <T>(path: string) => Promise<T>;
  /** `key` is that of a request which may be repeated; a new one by default. */
  post: <T>(path: string, body?: object, key?: string) => Promise<T>;
  headers: Readonly<Record<string, string>>;
  dispatcher: Agent;
  close: () => Promise<void>;
}

/** The places between which every row buys. */
const PLACES = ['sao paulo', 'rio de janeiro'] as const;

/** The password of every person of the embedded provider's seed. */
export const PASSWORD = 'senha123';

/** Signs somebody in, by default the seeded traveller. */
export async function openClient(origin: string, email = 'cliente@itape.test'): Promise<Client> {
  const dispatcher = new Agent({ connections: 256 });
  const headers = { authorization: `Bearer ${await signIn(origin, email)}` };
  const call = async <T>(method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<T> => {
    const answer = await request(origin + path, {
      method,
      dispatcher,
      headers: {
        ...headers,
        ...(method === 'POST' && { 'idempotency-key': key ?? randomUUID() }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 300)}`);
    return (text.startsWith('{') ? (JSON.parse(text) as { data: T }).data : undefined) as T;
  };
  const get = <T>(path: string): Promise<T> => call<T>('GET', path);
  const [from, to] = await Promise.all(PLACES.map((termo) => placeId({ get }, termo)));
  return {
    origin,
    rota: { localidadeOrigem: from ?? '', localidadeDestino: to ?? '' },
    get,
    post: (path, body, key) => call('POST', path, body, key),
    headers,
    dispatcher,
    close: () => dispatcher.close(),
  };
}

/** The place that somebody means by some letters. */
export async function placeId({ get }: Pick<Client, 'get'>, termo: string): Promise<string> {
  const [place] = await get<{ id: string }[]>(`/api/Localidades?termo=${encodeURIComponent(termo)}`);
  if (!place) throw new Error(`no place called ${termo}`);
  return place.id;
}

async function signIn(origin: string, email: string): Promise<string> {
  const { clientId: ClientId } = await readIdentity(origin);
  const { AuthenticationResult } = await callIdentity<{ AuthenticationResult: { AccessToken: string } }>(
    origin,
    'InitiateAuth',
    { AuthFlow: 'USER_PASSWORD_AUTH', ClientId, AuthParameters: { USERNAME: email, PASSWORD } },
  );
  return AuthenticationResult.AccessToken;
}

interface IdentityConfig {
  endpoint: string;
  clientId: string;
}

/** The embedded provider, as the web app is told of it. */
export async function readIdentity(origin: string): Promise<IdentityConfig> {
  const { identity } = (await (await fetch(`${origin}/config.json`)).json()) as { identity: IdentityConfig };
  return identity;
}

/** Calls an operation of the provider. */
export async function callIdentity<T>(origin: string, operation: string, body: object): Promise<T> {
  const { endpoint } = await readIdentity(origin);
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${operation}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** The address of a search, `days` from today. */
export const searchPath = ({ localidadeOrigem, localidadeDestino }: Rota, days: number): string =>
  `/api/Viagens?${new URLSearchParams({
    localidadeOrigem,
    localidadeDestino,
    dataPartida: addDias(diaEm(new Date(), 'America/Sao_Paulo'), days),
  })}`;

/** A free seat of a departure. */
export interface Lugar {
  viagemId: string;
  poltrona: number;
}

/** Seats that nobody else takes: of every departure of some days, the same number of each before the next one. */
export async function listLugares(client: Client, days: readonly number[]): Promise<Lugar[]> {
  const found = await Promise.all(days.map((day) => client.get<{ id: string }[]>(searchPath(client.rota, day))));
  const maps = await Promise.all(
    found.flat().map(async ({ id }) => {
      const query = new URLSearchParams({ ...client.rota });
      const map = await client.get<{ poltronas: { numero: number; situacao: string }[] }>(
        `/api/Viagens/${id}/Poltronas?${query}`,
      );
      return map.poltronas
        .filter(({ situacao }) => situacao === 'livre')
        .map(({ numero }) => ({ viagemId: id, poltrona: numero }));
    }),
  );
  const rounds = Math.max(0, ...maps.map((of) => of.length));
  return Array.from({ length: rounds }, (_, i) => maps.flatMap((of) => of[i] ?? [])).flat();
}

/** Holds one seat. @returns the id of the hold. */
export async function hold({ post, rota }: Client, { viagemId, poltrona }: Lugar, key?: string): Promise<string> {
  // In the order of the app, which repeats the request to find a hold again.
  const trechos = [{ viagemId, ...rota, poltronas: [poltrona] }];
  const { id } = await post<{ id: string }>('/api/Reservas', { trechos }, key);
  return id;
}
