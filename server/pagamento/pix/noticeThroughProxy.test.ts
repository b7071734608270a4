import { readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import machine from '../../../scripts/postgres/machine.cjs';
import { clientCertHeader, makeAuthority, type Pair } from '../../../tests/support/certificates';
import { startHaproxy } from '../../../tests/support/haproxy';
import { startRoutes } from '../../../tests/support/startRoutes';
import type { App } from '../../platform/http/appTypes';
import { registerWebhookPix } from '../routes/webhookPix';
import { createNoticeCheck } from './noticeCertificate';

const BODY = JSON.stringify({ pix: [{ txid: 'x1' }] });
const banco = makeAuthority('Banco de Teste');
const outra = makeAuthority('Outra Autoridade');
const doBanco = banco.issue({ name: 'pix.banco.test' });

let app: App;
let stopProxy: () => Promise<void>;
let web: number;
let pix: number;
let received: string[];

beforeAll(async () => {
  const isFromProvider = createNoticeCheck({ ca: readFileSync(banco.ca, 'utf8'), nome: 'pix.banco.test' });
  const receivePixNotice = async (txids: readonly string[]) => (received.push(...txids), true);
  app = await startRoutes(
    (routes) => {
      registerWebhookPix(routes, { receivePixNotice, isFromProvider, nudge: () => undefined });
      routes.get('/api/pronto', { config: { access: 'publico' } }, () => ({ data: 'pronto' }));
    },
    { trustProxy: ['127.0.0.1'] },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  web = await machine.freePort();
  pix = await machine.freePort();
  const shop = outra.issue({ name: 'loja.test' });
  const pem = path.join(path.dirname(shop.cert), 'loja.pem');
  writeFileSync(pem, readFileSync(shop.cert, 'utf8') + readFileSync(shop.key, 'utf8'));
  const place = (config: string) =>
    config
      .replace('bind :8080', `bind 127.0.0.1:${web}`)
      .replace('bind :8443', `bind 127.0.0.1:${pix}`)
      .replace('/usr/local/etc/haproxy/loja.pem', pem)
      .replace('/usr/local/etc/haproxy/pix-ca.pem', banco.ca)
      .replace(/ resolvers docker init-addr none/, '')
      .replace(/server-template .*/, `server api 127.0.0.1:${port}`);
  stopProxy = await startHaproxy(['haproxy.cfg', 'haproxy-pix.cfg'], place, [web, pix]);
}, 60_000);
beforeEach(() => (received = []));
afterAll(async () => {
  await stopProxy();
  await app.close();
  [banco, outra].forEach(({ remove }) => remove());
});

/** The status of a notice; rejects where no connection came about. */
function notify(send: typeof httpsRequest | typeof httpRequest, options: RequestOptions): Promise<number> {
  return new Promise((answered, failed) => {
    const headers = { 'content-type': 'application/json', ...options.headers };
    const sent = send({ path: '/api/Webhooks/Pix/pix', ...options, host: '127.0.0.1', method: 'POST', headers });
    sent.once('error', failed);
    sent.once('response', (reply) => (reply.resume(), answered(reply.statusCode ?? 0)));
    sent.end(BODY);
  });
}
const secure = (pair: Pair | null, options: RequestOptions = {}) =>
  notify(httpsRequest, {
    port: pix,
    ca: readFileSync(outra.ca),
    ...(pair && { cert: readFileSync(pair.cert), key: readFileSync(pair.key) }),
    ...options,
  } as RequestOptions);

describe('a notice of Pix through HAProxy', () => {
  it('is taken over a connection with the bank’s certificate', async () => {
    expect(await secure(doBanco)).toBe(200);
    expect(received).toEqual(['x1']);
  });

  it('gets no connection without a certificate, nor with one of another authority', async () => {
    await expect(secure(null)).rejects.toThrow();
    await expect(secure(outra.issue({ name: 'pix.banco.test' }))).rejects.toThrow();
    expect(received).toEqual([]);
  });

  it('is refused under another name of the bank’s authority, whatever certificate its header shows', async () => {
    const headers = { 'client-cert': clientCertHeader(doBanco.cert) };
    expect(await secure(banco.issue({ name: 'outro.banco.test' }), { headers })).toBe(403);
    expect(received).toEqual([]);
  });

  it('is refused at the shop’s own address, where anybody can write the bank’s certificate into the header', async () => {
    const headers = { 'client-cert': clientCertHeader(doBanco.cert) };
    expect(await notify(httpRequest, { port: web, headers })).toBe(403);
    expect(received).toEqual([]);
  });

  it('is all that its port takes', async () => {
    expect(await secure(doBanco, { path: '/api/pronto' })).toBe(404);
  });
});
