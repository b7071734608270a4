import { createECDH, createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { createServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { createApns } from '../../adapters/push/apns';
import { createFcm } from '../../adapters/push/fcm';
import { readPushConfig } from './pushConfig';
import { createWebPush } from '../../adapters/push/webPush';

const ID = '0f0e8f3e-6a1e-5a53-9a0c-2f6a6b1f7a10';
const push = { titulo: 'Sua viagem', corpo: 'Amanhã às 08:00', link: '/minhas-viagens' };
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
/** Whether this key signed the token, as the service at the other end finds out. */
const isSignedBy = (key: KeyObject, token: string): boolean => {
  const [head = '', body = '', signature = ''] = token.split('.');
  const text = Buffer.from(`${head}.${body}`);
  return verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
};
const headerOf = (token: string): unknown => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
const pem = (key: ReturnType<typeof generateKeyPairSync>['privateKey']) =>
  key.export({ type: 'pkcs8', format: 'pem' }).toString();

interface Asked {
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A service that answers so, one status after the other, and remembers what it was asked. */
function answering(...statuses: number[]) {
  const asked: Asked[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    asked.push({ url, headers: init.headers as Record<string, string>, body: init.body });
    return new Response('{"access_token":"acesso","expires_in":3600}', { status: statuses.shift() ?? 201 });
  }) as typeof globalThis.fetch;
  return { asked, fetch };
}

describe('a browser', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const config = {
    publica: ecdh.getPublicKey('base64url'),
    privada: ecdh.getPrivateKey('base64url'),
    contato: 'mailto:ola@itape.test',
  };
  const target = {
    canal: 'web' as const,
    endereco: 'https://fcm.googleapis.com/fcm/send/abc',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };

  it('is told by its own push service, by a signed request whose words that service cannot read', async () => {
    const { asked, fetch } = answering(201);
    expect(await createWebPush(config, fetch)(ID, target, push)).toBe('entregue');
    const [request] = asked;
    expect(request?.url).toBe(target.endereco);
    expect(request?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: ID.replace(/-/g, ''),
    });
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(request?.headers.authorization ?? '') ?? [];
    expect(key).toBe(config.publica);
    expect(claimsOf(token)).toMatchObject({ aud: 'https://fcm.googleapis.com', sub: config.contato });
    expect(Math.abs(Number(claimsOf(token).exp) - Date.now() / 1000 - 12 * 3600)).toBeLessThan(60);
    expect(headerOf(token)).toEqual({ alg: 'ES256', typ: 'JWT' });
    const point = ecdh.getPublicKey();
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const published = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
    expect(isSignedBy(published, token)).toBe(true);
    expect(Buffer.from(request?.body as Uint8Array).toString()).not.toContain('viagem');
  });

  it.each([404, 410])('that is gone (%d) is forgotten', async (status) => {
    expect(await createWebPush(config, answering(status).fetch)(ID, target, push)).toBe('sumiu');
  });

  it.each([429, 500])('is told later where the service cannot now (%d)', async (status) => {
    await expect(createWebPush(config, answering(status).fetch)(ID, target, push)).rejects.toThrow(String(status));
  });

  it('cannot be told with a key that is none, which shows at the start', () => {
    expect(() => createWebPush({ ...config, publica: 'abc' })).toThrow();
  });
});

describe('an Android device', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const config = { projeto: 'itape', email: 'a@itape.test', chave: pem(privateKey) };
  const target = { canal: 'android' as const, endereco: 'token:1', p256dh: null, auth: null };

  it('is told by Firebase, whose token is asked for once', async () => {
    const { asked, fetch } = answering(200, 200, 200);
    const send = createFcm(config, fetch);
    expect([await send(ID, target, push), await send(ID, target, push)]).toEqual(['entregue', 'entregue']);
    expect(asked.map(({ url }) => url)).toEqual([
      'https://oauth2.googleapis.com/token',
      ...Array.from({ length: 2 }, () => 'https://fcm.googleapis.com/v1/projects/itape/messages:send'),
    ]);
    const assertion = new URLSearchParams(String(asked[0]?.body)).get('assertion') ?? '';
    expect(isSignedBy(publicKey, assertion)).toBe(true);
    expect(headerOf(assertion)).toEqual({ alg: 'RS256', typ: 'JWT' });
    const { iss, aud, iat, exp } = claimsOf(assertion);
    expect({ iss, aud, lasts: Number(exp) - Number(iat) }).toEqual({
      iss: config.email,
      aud: 'https://oauth2.googleapis.com/token',
      lasts: 3600,
    });
    expect(JSON.parse(String(asked[1]?.body))).toMatchObject({
      message: { token: 'token:1', notification: { title: 'Sua viagem' }, data: { link: '/minhas-viagens' } },
    });
  });

  it('that is gone is forgotten; an answer that is none is asked for again', async () => {
    expect(await createFcm(config, answering(200, 404).fetch)(ID, target, push)).toBe('sumiu');
    await expect(createFcm(config, answering(200, 503).fetch)(ID, target, push)).rejects.toThrow('503');
    await expect(createFcm(config, answering(401).fetch)(ID, target, push)).rejects.toThrow('401');
  });
});

describe('an iPhone', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const config = { time: 'ABCDE12345', chaveId: 'KEY1234567', chave: pem(privateKey) };
  const target = { canal: 'ios' as const, endereco: 'a1b2', p256dh: null, auth: null };
  const asked: Record<string, unknown>[] = [];
  let answer = { status: 200, body: '' };
  let apple: Http2Server;

  beforeAll(async () => {
    apple = createServer();
    apple.on('stream', (stream, headers) => {
      asked.push(headers);
      stream.respond({ ':status': answer.status });
      stream.end(answer.body);
    });
    await new Promise<void>((resolve) => apple.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => apple.close(resolve)));
  const send = () =>
    createApns(config, () => 'br.com.serra.app', `http://127.0.0.1:${(apple.address() as AddressInfo).port}`)(
      ID,
      target,
      push,
    );

  it('is told by Apple, under the app’s name', async () => {
    answer = { status: 200, body: '' };
    expect(await send()).toBe('entregue');
    expect(asked[0]).toMatchObject({
      ':path': '/3/device/a1b2',
      'apns-topic': 'br.com.serra.app',
      'apns-collapse-id': ID,
    });
    const token = String(asked[0]?.authorization).replace('bearer ', '');
    expect(claimsOf(token)).toEqual({ iss: 'ABCDE12345', iat: expect.any(Number) });
    expect(headerOf(token)).toEqual({ alg: 'ES256', typ: 'JWT', kid: config.chaveId });
    expect(isSignedBy(publicKey, token)).toBe(true);
  });

  it.each([
    [410, '{"reason":"Unregistered"}'],
    [400, '{"reason":"BadDeviceToken"}'],
  ])('that is gone (%d) is forgotten', async (status, body) => {
    answer = { status, body };
    expect(await send()).toBe('sumiu');
  });

  it('is told later where Apple cannot now', async () => {
    answer = { status: 503, body: 'not json' };
    await expect(send()).rejects.toThrow('503');
  });
});

describe('the environment', () => {
  it('names each way whole, or not at all', () => {
    expect(readPushConfig({})).toBeNull();
    expect(() => readPushConfig({ PUSH_FCM_CONTA: 'nada' })).toThrow('PUSH_FCM_CONTA');
    expect(() => readPushConfig({ PUSH_FCM_CONTA: '{}' })).toThrow('PUSH_FCM_CONTA');
    const account = JSON.stringify({ project_id: 'p', client_email: 'e', private_key: 'k' });
    expect(readPushConfig({ PUSH_FCM_CONTA: account })).toEqual({
      web: null,
      fcm: { projeto: 'p', email: 'e', chave: 'k' },
      apns: null,
    });
    const apns = { PUSH_APNS_TIME: 't', PUSH_APNS_CHAVE_ID: 'i', PUSH_APNS_CHAVE: 'a\\nb' };
    expect(readPushConfig(apns)?.apns).toEqual({ time: 't', chaveId: 'i', chave: 'a\nb' });
  });
});
