import type { EnderecoChatbot } from '../../src/domain/wire/config';

/** Where the web finds the assistant, and the channel that speaks to it. */
export interface ChatbotConfig {
  /** A path of ours, or the whole address of another origin; without a slash at its end. */
  api: string;
  /** Whether that other origin is given the person's token. */
  comLogin: boolean;
  /** Messages of WhatsApp; null where there is none. */
  whatsapp: WhatsappConfig | null;
}

export interface WhatsappConfig {
  /** Signs what comes in: HMAC-SHA256 over the raw body. */
  segredo: string;
  /** What Meta says when it asks whether the address is ours. */
  verificacao: string;
  /** Where answers go; null means the sandbox's outbox. */
  envio: { url: string; numeroId: string; token: string } | null;
}

/** The embedded one. */
export const CHATBOT_PATH = '/api/Chatbot';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `CHATBOT_API`, `CHATBOT_COM_LOGIN` and `WHATSAPP_*`; refuses what can't be meant. */
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

/** The other origin that the web must be allowed to call; null where the assistant is on our own. */
export const chatbotOrigin = ({ api }: Pick<ChatbotConfig, 'api'>): string | null =>
  api.startsWith('/') ? null : new URL(api).origin;

/** What the web is told of it. */
export const chatbotForWeb = ({ api, comLogin }: ChatbotConfig): EnderecoChatbot => ({ api, comLogin });
