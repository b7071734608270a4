/** The acquirer of a deployment. `adiq` null means the embedded sandbox; in production, no payment by card. */
export interface CartaoSettings {
  adiq: { baseUrl: string; clientId: string; clientSecret: string } | null;
  /** Origin of the acquirer's card form and the bank's challenge; null: the shop's own, by its other host name. */
  origem: string | null;
  /** Path of the card form there. */
  camposPath: string;
  /** Limit in centavos up to which credit is accepted without the bank's guarantee. */
  limiteSem3dsCentavos: number;
  /** Google Pay, whose cards the acquirer takes; null where it is not offered. */
  googlePay: GooglePaySettings | null;
}

/** The shop as Google Pay and the acquirer's gateway know it. */
export interface GooglePaySettings {
  /** Name of the acquirer's gateway in Google's list. */
  gateway: string;
  /** Id of the shop at that gateway. */
  gatewayComercianteId: string;
  /** Id of the shop at Google. */
  comercianteId: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LIMITE_PADRAO_CENTAVOS = 30_000;
const SANDBOX_CAMPOS_PATH = '/_sandbox/cartao/campos';

/**
 * Reads the acquirer; the schema of the environment takes all of its variables or none. `CARTAO_ORIGEM` alone moves the
 * sandbox's pages. Production with none sells by Pix only.
 */
export function readCartaoConfig(env: Environment): CartaoSettings {
  const { CARTAO_URL: url, CARTAO_CLIENT_ID: clientId, CARTAO_CLIENT_SECRET: clientSecret } = env;
  const origem = readOrigem(env.CARTAO_ORIGEM);
  const limiteSem3dsCentavos = readCentavos(env.CARTAO_LIMITE_SEM_3DS);
  const googlePay = readGooglePay(env);
  if (!url || !clientId || !clientSecret) {
    return { adiq: null, origem, camposPath: SANDBOX_CAMPOS_PATH, limiteSem3dsCentavos, googlePay };
  }
  const adiq = { baseUrl: url.replace(/\/$/, ''), clientId, clientSecret };
  return { adiq, origem, camposPath: env.CARTAO_CAMPOS || '/campos', limiteSem3dsCentavos, googlePay };
}

function readGooglePay(env: Environment): GooglePaySettings | null {
  const { CARTAO_GOOGLE_GATEWAY: gateway, CARTAO_GOOGLE_GATEWAY_ID: gatewayComercianteId } = env;
  const { CARTAO_GOOGLE_ID: comercianteId } = env;
  return gateway && gatewayComercianteId && comercianteId ? { gateway, gatewayComercianteId, comercianteId } : null;
}

function readOrigem(text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || new URL(text).origin !== text) throw new Error(`CARTAO_ORIGEM inválida: ${text}`);
  return text;
}

function readCentavos(text: string | undefined): number {
  if (!text) return LIMITE_PADRAO_CENTAVOS;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`CARTAO_LIMITE_SEM_3DS inválido: ${text}`);
  return Number(text);
}
