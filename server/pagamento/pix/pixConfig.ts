import { readClientCertificate, readPem, type ClientCertificate } from '../../platform/http/outgoing/clientCertificate';

/** The Pix provider of a deployment; null in `Config` means the embedded sandbox. */
export interface PixConfig {
  baseUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  chave: string;
  /** Our certificate at the provider (mutual TLS); null where it asks for none. */
  certificado: ClientCertificate | null;
  /** The provider's certificate on its notices; null leaves them to what the provider is asked. */
  avisos: AvisosPixConfig | null;
}

/** The sender that a notice has to come from. */
export interface AvisosPixConfig {
  /** Authorities, PEM, one of which issued the provider's certificate. */
  ca: string;
  /** A name of that certificate; null takes every certificate of the authorities. */
  nome: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const CERTIFICADO = { cert: 'PIX_CERT', key: 'PIX_KEY', senha: 'PIX_KEY_SENHA', ca: 'PIX_CA' } as const;

/**
 * Reads the provider of Pix, null where none is named; the schema of the environment takes all of its variables or none.
 * Tokens come from `PIX_TOKEN_URL`, or from `/oauth/token` below `PIX_URL`.
 */
export function readPixConfig(env: Environment): PixConfig | null {
  const { PIX_URL: url, PIX_CLIENT_ID: clientId, PIX_CLIENT_SECRET: clientSecret, PIX_CHAVE: chave } = env;
  if (!url || !clientId || !clientSecret || !chave) return null;
  const baseUrl = url.replace(/\/$/, '');
  const tokenUrl = env.PIX_TOKEN_URL || `${baseUrl}/oauth/token`;
  const certificado = readClientCertificate(env, CERTIFICADO);
  return { baseUrl, tokenUrl, clientId, clientSecret, chave, certificado, avisos: readAvisos(env) };
}

function readAvisos({ PIX_AVISOS_CA: path, PIX_AVISOS_NOME: nome, TRUST_PROXY }: Environment): AvisosPixConfig | null {
  if (!path) return null;
  if (!TRUST_PROXY) {
    throw new Error('PIX_AVISOS_CA pede TRUST_PROXY: o certificado de quem avisa chega pelo proxy que termina o TLS.');
  }
  return { ca: readPem(path, 'PIX_AVISOS_CA'), nome: nome || null };
}
