import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { makeAuthority, type Pair } from '../../../tests/support/certificates';
import { readPixConfig } from '../../pagamento/pix/pixConfig';
import { PixUnavailable } from '../../pagamento/pix/pixPort';
import { createMutualFetch } from '../../platform/http/outgoing/mutualFetch';
import { createHttpPixPsp } from './httpPixPsp';

const banco = makeAuthority('Banco de Teste');
const outra = makeAuthority('Outra Autoridade');
let server: Server;
let url: string;
/** The path and the client's name of each request that arrived. */
let arrived: string[];

const cob = {
  txid: 'a'.repeat(32),
  status: 'ATIVA',
  calendario: { criacao: '2026-11-23T12:00:00Z', expiracao: 540 },
  valor: { original: '10.00' },
  revisao: 0,
  pixCopiaECola: '000201',
  chave: 'k',
};

/** A bank that speaks only to clients with a certificate of an authority. */
async function listen({ cert, key }: Pair): Promise<void> {
  const tls = { cert: readFileSync(cert), key: readFileSync(key), ca: readFileSync(banco.ca) };
  server = createServer({ ...tls, requestCert: true, rejectUnauthorized: true }, (request, response) => {
    const { subject } = (request.socket as TLSSocket).getPeerCertificate();
    arrived.push(`${request.url?.split('/')[1]} ${String(subject.CN)}`);
    const isToken = request.url === '/oauth/token';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isToken ? { access_token: 't', expires_in: 300 } : cob));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = typeof address === 'object' && address !== null ? `https://localhost:${address.port}` : '';
}

beforeEach(async () => {
  arrived = [];
  await listen(banco.issue({ name: 'banco' }));
});
afterEach(() => server.closeAllConnections());
afterEach(() => void server.close());
afterAll(() => [banco, outra].forEach(({ remove }) => remove()));

const bank = () => ({ PIX_URL: url, PIX_CLIENT_ID: 'c', PIX_CLIENT_SECRET: 's', PIX_CHAVE: 'k' });

/** Asks the bank for a charge as the environment says. */
async function ask(files: Record<string, string>): Promise<unknown> {
  const config = readPixConfig({ ...bank(), ...files });
  if (!config?.certificado) throw new Error('no certificate was read');
  const mutual = createMutualFetch(config.certificado);
  try {
    return await createHttpPixPsp(config, mutual.fetch).findCobranca(cob.txid);
  } finally {
    await mutual.close();
  }
}

describe('a bank that knows its customers by their certificates', () => {
  it('is asked for token and charge with ours', async () => {
    const { cert, key } = banco.issue({ name: 'itape' });
    await expect(ask({ PIX_CERT: cert, PIX_KEY: key, PIX_CA: banco.ca })).resolves.toMatchObject({
      valorCentavos: 1000,
    });
    expect(arrived).toEqual(['oauth itape', 'cob itape']);
  });

  it('is asked by a key that a passphrase locks', async () => {
    const { cert, key } = banco.issue({ name: 'trancado', passphrase: 'segredo' });
    const files = { PIX_CERT: cert, PIX_KEY: key, PIX_CA: banco.ca };
    await expect(ask({ ...files, PIX_KEY_SENHA: 'segredo' })).resolves.toMatchObject({ valorCentavos: 1000 });
    const wrong = () => readPixConfig({ ...bank(), ...files, PIX_KEY_SENHA: 'errada' });
    expect(wrong).toThrow('PIX_CERT e PIX_KEY não formam um par');
    expect(wrong).not.toThrow(/errada/);
  });

  it('is unavailable to a certificate that it did not issue', async () => {
    const { cert, key } = outra.issue({ name: 'estranho' });
    await expect(ask({ PIX_CERT: cert, PIX_KEY: key, PIX_CA: banco.ca })).rejects.toBeInstanceOf(PixUnavailable);
    expect(arrived).toEqual([]);
  });

  it('gets neither our credentials nor a charge where its own certificate is of nobody we trust', async () => {
    const { cert, key } = banco.issue({ name: 'itape2' });
    await expect(ask({ PIX_CERT: cert, PIX_KEY: key })).rejects.toBeInstanceOf(PixUnavailable);
    await expect(ask({ PIX_CERT: cert, PIX_KEY: key, PIX_CA: outra.ca })).rejects.toBeInstanceOf(PixUnavailable);
    expect(arrived).toEqual([]);
  });
});

describe('the files of a certificate', () => {
  it('say until when it is valid', () => {
    const { cert, key } = banco.issue({ name: 'curto', days: 10 });
    const validoAte = readPixConfig({ ...bank(), PIX_CERT: cert, PIX_KEY: key })?.certificado?.validoAte;
    expect(Math.round(((validoAte?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(10);
  });

  it('are refused at the start where they are missing, no PEM, or no pair', () => {
    const { cert } = banco.issue({ name: 'um' });
    const { key } = banco.issue({ name: 'dois' });
    const read = (files: Record<string, string>) => () => readPixConfig({ ...bank(), ...files });
    expect(read({ PIX_CERT: '/nada.crt', PIX_KEY: key })).toThrow('PIX_CERT: o arquivo /nada.crt não pode ser lido.');
    expect(read({ PIX_CERT: cert, PIX_KEY: 'package.json' })).toThrow('PIX_KEY: package.json não é um arquivo PEM.');
    expect(read({ PIX_CERT: cert, PIX_KEY: key })).toThrow('não formam um par');
  });
});
