import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { AssinaturaApple } from '../../bilhetes/carteira/carteiraConfig';

const YEARS = 10;
const TIPO = 'pass.test.itape.bilhete';
const TIME = 'ITAPETESTE';
const newKeys = promisify(generateKeyPair);

/**
 * A certificate that signs passes in place of Apple's, below an authority of its own: everything but a phone's trust is as
 * in production. It lives as long as the process and is written nowhere.
 */
export async function createCertificadoDeTeste(): Promise<AssinaturaApple> {
  const { default: forge } = await import('node-forge');
  const { pki } = forge;
  const newPair = async () => {
    const { privateKey } = await newKeys('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    const key = pki.privateKeyFromPem(pem);
    return { pem, privateKey: key, publicKey: pki.setRsaPublicKey(key.n, key.e) };
  };
  const [authority, signer] = await Promise.all([newPair(), newPair()]);
  const validoAte = new Date();
  validoAte.setFullYear(validoAte.getFullYear() + YEARS);
  const certify = (serialNumber: string, nome: string, publicKey: typeof signer.publicKey) => {
    const certificate = pki.createCertificate();
    Object.assign(certificate, { publicKey, serialNumber });
    Object.assign(certificate.validity, { notBefore: new Date(), notAfter: validoAte });
    certificate.setSubject([{ name: 'commonName', value: nome }]);
    certificate.setIssuer([{ name: 'commonName', value: AUTORIDADE }]);
    certificate.setExtensions([{ name: 'basicConstraints', cA: nome === AUTORIDADE }]);
    certificate.sign(authority.privateKey, forge.md.sha256.create());
    return pki.certificateToPem(certificate);
  };
  return {
    tipo: TIPO,
    time: TIME,
    cert: certify('02', `Pass Type ID: ${TIPO}`, signer.publicKey),
    key: signer.pem,
    ca: certify('01', AUTORIDADE, authority.publicKey),
    validoAte,
  };
}

const AUTORIDADE = 'Itape, autoridade de teste';
