import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readClientCertificate } from '../../platform/http/outgoing/clientCertificate';

/** The signature of the passes of Apple Wallet: the certificate of a pass type, its key, and Apple's certificate above it. */
export interface AssinaturaApple {
  /** `pass.br.com.itape.bilhete` */
  tipo: string;
  /** Id of the team at Apple. */
  time: string;
  cert: string;
  /** PEM, not locked. */
  key: string;
  /** Apple's intermediate certificate (WWDR). */
  ca: string;
  validoAte: Date;
}

/** The signature of the links of Google Wallet: a service account that may write for an issuer. */
export interface ContaGoogle {
  /** Id of the class of tickets, `3388000000022222222.bilhete`: the issuer and a name. */
  classe: string;
  email: string;
  chave: KeyObject;
}

/** The wallets that the company can issue for; null where one is not configured. */
export interface CarteiraConfig {
  apple: AssinaturaApple | null;
  google: ContaGoogle | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ARQUIVOS = {
  cert: 'CARTEIRA_APPLE_CERT',
  key: 'CARTEIRA_APPLE_KEY',
  senha: 'CARTEIRA_APPLE_KEY_SENHA',
  ca: 'CARTEIRA_APPLE_CA',
} as const;

/** Reads `CARTEIRA_APPLE_…` and `CARTEIRA_GOOGLE_…`; the schema of the environment takes all of a wallet or none. */
export const readCarteiraConfig = (env: Environment): CarteiraConfig => ({
  apple: readApple(env),
  google: readGoogle(env),
});

function readApple(env: Environment): AssinaturaApple | null {
  const { CARTEIRA_APPLE_TIPO: tipo, CARTEIRA_APPLE_TIME: time } = env;
  const pair = readClientCertificate(env, ARQUIVOS);
  if (!tipo || !time || pair === null || pair.ca === null) return null;
  const { cert, passphrase, ca, validoAte } = pair;
  // One form for every way in which a key can be locked or written.
  const key = createPrivateKey({ key: pair.key, ...(passphrase !== null && { passphrase }) });
  if (key.asymmetricKeyType !== 'rsa') throw new Error('CARTEIRA_APPLE_KEY não é uma chave RSA, como a Apple pede.');
  return { tipo, time, cert, key: key.export({ type: 'pkcs1', format: 'pem' }).toString(), ca, validoAte };
}

function readGoogle({ CARTEIRA_GOOGLE_CLASSE: classe, CARTEIRA_GOOGLE_CONTA: conta }: Environment): ContaGoogle | null {
  if (!classe || !conta) return null;
  if (!/^\d{1,20}\.[\w.-]{1,60}$/.test(classe))
    throw new Error('CARTEIRA_GOOGLE_CLASSE não é o id de uma classe: o número do emissor, um ponto e um nome.');
  try {
    const { client_email: email, private_key: chave } = JSON.parse(conta) as Record<string, unknown>;
    if (typeof email === 'string' && typeof chave === 'string') return { classe, email, chave: rsaKey(chave) };
  } catch {
    // falls through: the words repeat nothing of the account, which is a secret
  }
  throw new Error('CARTEIRA_GOOGLE_CONTA não é o JSON de uma conta de serviço.');
}

function rsaKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'rsa') throw new Error('not an RSA key');
  return key;
}
