import { readFileSync } from 'node:fs';
import { clientCertHeader, makeAuthority } from '../../../tests/support/certificates';
import { startRoutes } from '../../../tests/support/startRoutes';
import type { App } from '../../platform/http/appTypes';
import { registerWebhookPix } from '../routes/webhookPix';
import { createNoticeCheck } from './noticeCertificate';
import { readPixConfig } from './pixConfig';

const banco = makeAuthority('Banco de Teste');
const outra = makeAuthority('Outra Autoridade');
const doBanco = clientCertHeader(banco.issue({ name: 'pix.banco.test', days: 30 }).cert);
const deOutra = clientCertHeader(outra.issue({ name: 'pix.banco.test' }).cert);
const porSujeito = clientCertHeader(banco.issue({ name: 'avisos.banco.test', altName: 'www.banco.test' }).cert);
const PROXY = '10.1.2.3';

let app: App;
let received: string[];
const start = async (nome: string | null, now?: () => number) => {
  received = [];
  const isFromProvider = createNoticeCheck({ ca: readFileSync(banco.ca, 'utf8'), nome }, now);
  const receivePixNotice = async (txids: readonly string[]) => (received.push(...txids), true);
  app = await startRoutes(
    (routes) => registerWebhookPix(routes, { receivePixNotice, isFromProvider, nudge: () => undefined }),
    {
      trustProxy: ['10.0.0.0/8'],
    },
  );
};
afterEach(() => app.close());
afterAll(() => [banco, outra].forEach(({ remove }) => remove()));

/** A notice, by default through the proxy from the bank. */
const notify = async (
  certificate: string | undefined,
  { via = PROXY, forwarded = '200.1.1.1' } = {},
): Promise<number> => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/Webhooks/Pix/pix',
    remoteAddress: via,
    headers: {
      ...(forwarded !== '' && { 'x-forwarded-for': forwarded }),
      ...(certificate !== undefined && { 'client-cert': certificate }),
    },
    payload: { pix: [{ txid: 'x1' }] },
  });
  return statusCode;
};

describe('a notice of Pix, where the provider comes with a certificate', () => {
  it('is taken with that certificate, as the trusted proxy hands it on', async () => {
    await start('pix.banco.test');
    expect(await notify(doBanco)).toBe(200);
    expect(received).toEqual(['x1']);
  });

  it.each([
    ['without one', undefined, {}],
    ['with one of another authority', deOutra, {}],
    ['with something else in its place', ':bm90IGEgY2VydA==:', {}],
    ['with the certificate out of its colons', doBanco.slice(1, -1), {}],
    ['from somebody who is no proxy of ours and writes the header', doBanco, { via: '200.9.9.9' }],
    ['from a proxy that names nobody behind it', doBanco, { forwarded: '' }],
  ])('is refused %s, and nothing of it is read', async (_, certificate, way) => {
    await start('pix.banco.test');
    expect(await notify(certificate, way)).toBe(403);
    expect(received).toEqual([]);
  });

  it('is refused under another name of the same authority, unless any name will do', async () => {
    await start('outro.banco.test');
    expect(await notify(doBanco)).toBe(403);
    await app.close();
    await start(null);
    expect(await notify(doBanco)).toBe(200);
  });

  it('is taken under the name of the subject too, beside other names', async () => {
    await start('avisos.banco.test');
    expect(await notify(porSujeito)).toBe(200);
  });

  it('is refused once the certificate has ended', async () => {
    await start('pix.banco.test', () => Date.now() + 31 * 86_400_000);
    expect(await notify(doBanco)).toBe(403);
  });

  it('can be checked only behind a proxy that is named', async () => {
    await start(null);
    const env = {
      PIX_URL: 'https://b.test',
      PIX_CLIENT_ID: 'c',
      PIX_CLIENT_SECRET: 's',
      PIX_CHAVE: 'k',
      PIX_AVISOS_CA: banco.ca,
    };
    expect(() => readPixConfig(env)).toThrow('PIX_AVISOS_CA pede TRUST_PROXY');
    expect(readPixConfig({ ...env, TRUST_PROXY: '10.0.0.0/8' })?.avisos).toMatchObject({ nome: null });
  });
});
