import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose/jwt/verify';
import type { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import { createEmbarqueCodes } from '../embarque/embarqueKey';
import { umBilhete } from '../testdata/umBilhete';
import { linkGoogle } from './carteiraGoogle';

const { privateKey: chave } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const conta = { classe: '3388000000022222222.bilhete', email: 'carteira@itape.iam.gserviceaccount.com', chave };
/** A code as long as a real one. */
const codigoEmbarque = createEmbarqueCodes(generateKeyPairSync('ed25519').privateKey).sign({
  bilheteId: umBilhete().id,
  viagemId: '100012345',
  poltrona: 12,
  origem: '1',
  destino: '2',
  dia: '2026-12-01',
  hora: '23:30',
  iniciais: 'CG',
  emitidoEm: '2026-11-21T12:34:56.000Z',
});
const bilhete = umBilhete({ codigoEmbarque });

describe('the link of Google Wallet', () => {
  it('carries the ticket, signed by the account', async () => {
    const link = await linkGoogle(bilhete, conta);
    const [, token = ''] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w.-]+)$/.exec(link) ?? [];
    const { payload, protectedHeader } = await jwtVerify(token, createPublicKey(chave), {
      issuer: conta.email,
      audience: 'google',
    });
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(payload).toMatchObject({
      typ: 'savetowallet',
      payload: {
        transitObjects: [
          {
            id: `3388000000022222222.${bilhete.id}`,
            classId: '3388000000022222222.bilhete',
            state: 'ACTIVE',
            ticketNumber: 'K7RTQ2',
            barcode: { type: 'QR_CODE', value: codigoEmbarque },
            ticketLeg: {
              originName: { defaultValue: { value: 'São Paulo, Terminal Rodoviário do Tietê' } },
              // Wall clocks of the stops.
              departureDateTime: '2026-12-01T23:30:00',
              arrivalDateTime: '2026-12-03T01:15:00',
              platform: '23',
              ticketSeat: { seat: '12', customFareClass: { defaultValue: { value: 'Leito-cama' } } },
            },
          },
        ],
      },
    });
    // Neither the passenger's name nor the document is in an address.
    expect(JSON.stringify(payload)).not.toMatch(/Concei|Guimar|12\.345/);
  });

  it('is no longer than the 1,800 letters that browsers and Google take, whatever the terminals are called', async () => {
    expect((await linkGoogle(bilhete, conta)).length).toBeLessThanOrEqual(1_800);
    const longest = (parada: Bilhete['partida']) => ({
      ...parada,
      localidade: { ...parada.localidade, nome: 'São José do Vale do Rio Preto', terminal: 'á'.repeat(200) },
    });
    const far = umBilhete({ ...bilhete, partida: longest(bilhete.partida), chegada: longest(bilhete.chegada) });
    const link = await linkGoogle(far, conta);
    expect(link.length).toBeLessThanOrEqual(1_800);
    const [, payload = ''] = link.slice(link.lastIndexOf('/')).split('.');
    expect(Buffer.from(payload, 'base64url').toString()).toContain('"São José do Vale do Rio Preto"');
  });
});
