import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** The certificate by which a provider knows us, and the authority by which we know it. */
export interface ClientCertificate {
  cert: string;
  key: string;
  /** Opens the key; null where it is not locked. */
  passphrase: string | null;
  /** The authorities of the provider's own certificate; null leaves them to the public ones. */
  ca: string | null;
  validoAte: Date;
}

interface Names {
  cert: string;
  key: string;
  senha: string;
  ca: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a certificate from the files that the environment names; null where it names none.
 * @throws with a message fit for a terminal, which repeats neither key nor passphrase.
 */
export function readClientCertificate(env: Environment, names: Names): ClientCertificate | null {
  const [certPath, keyPath] = [env[names.cert], env[names.key]];
  if (!certPath || !keyPath) return null;
  const cert = readPem(certPath, names.cert);
  const key = readPem(keyPath, names.key);
  const ca = env[names.ca] ? readPem(env[names.ca] ?? '', names.ca) : null;
  const passphrase = env[names.senha] || null;
  try {
    createSecureContext(tlsOptions({ cert, key, passphrase, ca }));
    // A file may hold the chain; the first is our own.
    return { cert, key, passphrase, ca, validoAte: new Date(new X509Certificate(cert).validTo) };
  } catch {
    throw new Error(
      `${names.cert} e ${names.key} não formam um par que se possa usar: confira os dois arquivos e ${names.senha}.`,
    );
  }
}

/** The certificate as Node's TLS takes it. */
export const tlsOptions = ({ cert, key, passphrase, ca }: Omit<ClientCertificate, 'validoAte'>) => ({
  cert,
  key,
  ...(passphrase !== null && { passphrase }),
  ...(ca !== null && { ca }),
});

/** The text of a PEM file. @throws in words that name the variable, since a path alone says little at a start. */
export function readPem(path: string, name: string): string {
  const text = readText(path, name);
  if (!text.includes('-----BEGIN ')) throw new Error(`${name}: ${path} não é um arquivo PEM.`);
  return text;
}

function readText(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${name}: o arquivo ${path} não pode ser lido.`);
  }
}
