import type { EnderecoChatbot } from '../../src/domain/wire/base/config';

/** Address of the assistant for the web, and its channel. */
export interface ChatbotConfig {
  /** A path of our origin, or the full address of another one, without a trailing slash. */
  api: string;
  /** Whether the other origin gets the person's token. */
  comLogin: boolean;
  /** Channel of WhatsApp; null without one. */
  whatsapp: WhatsappConfig | null;
}

export interface WhatsappConfig {
  /** Secret of the signature of incoming messages: HMAC-SHA256 over the raw body. */
  segredo: string;
  /** Token that Meta sends when it verifies our address. */
  verificacao: string;
  /** Destination of answers; null for the sandbox's outbox. */
  envio: { url: string; numeroId: string; token: string } | null;
}

/** Path of the embedded assistant. */
export const CHATBOT_PATH = '/api/Chatbot';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `CHATBOT_API`, `CHATBOT_COM_LOGIN` and `WHATSAPP_*`; refuses invalid combinations. */
export function readChatbotConfig(env: Environment, production: boolean): ChatbotConfig {
  return {
    api: readApi(env.CHATBOT_API || CHATBOT_PATH, production),
    comLogin: env.CHATBOT_COM_LOGIN === 'on',
    whatsapp: readWhatsapp(env, production),
  };
}

function readApi(text: string, production: boolean): string {
  const address = text.replace(/\/+$/, '');
  if (/^\/api\/[\w/-]+$/.test(address)) return address;
  const url = URL.canParse(address) ? new URL(address) : null;
  const isSafe = url?.protocol === 'https:' || (!production && url?.protocol === 'http:');
  if (!url || !isSafe || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new Error(`CHATBOT_API inválida: ${text}. Use um caminho abaixo de /api ou um endereço https.`);
  }
  return address;
}

function readWhatsapp(env: Environment, production: boolean): WhatsappConfig | null {
  const { WHATSAPP_SEGREDO: segredo, WHATSAPP_VERIFICACAO: verificacao } = env;
  const { WHATSAPP_URL: url, WHATSAPP_NUMERO_ID: numeroId, WHATSAPP_TOKEN: token } = env;
  const envio = url && numeroId && token ? { url: url.replace(/\/$/, ''), numeroId, token } : null;
  if (segredo && verificacao) return { segredo, verificacao, envio };
  return production ? null : { segredo: 'segredo-de-teste', verificacao: 'verificacao-de-teste', envio: null };
}

/** Origin that the content security policy must allow; null for an assistant on our own origin. */
export const chatbotOrigin = ({ api }: Pick<ChatbotConfig, 'api'>): string | null =>
  api.startsWith('/') ? null : new URL(api).origin;

/** The part of the configuration that the web gets. */
export const chatbotForWeb = ({ api, comLogin }: ChatbotConfig): EnderecoChatbot => ({ api, comLogin });
