import { resolve } from 'node:path';
import { readChatbotConfig, type ChatbotConfig } from './chatbot/chatbotConfig';
import { readCarteiraConfig, type CarteiraConfig } from './bilhetes/carteira/carteiraConfig';
import { LOOPBACK, requireTls } from './platform/database/requireTls';
import { readCartaoConfig, type CartaoSettings } from './pagamento/cartao/config/cartaoConfig';
import { readCpfDeTeste } from './cpfDeTeste';
import { readAmbiente, type Environment } from './environment';
import { readNoticingPartner, type NoticingPartner } from './pagamento/noticingPartner';
import { readPixConfig, type PixConfig } from './pagamento/pix/pixConfig';
import { readSmtpConfig, type SmtpConfig } from './adapters/email/smtpConfig';
import { readPraxioConfig, type PraxioConfig } from './adapters/praxio/praxioConfig';
import { readSmsConfig, type SmsConfig } from './avisos/telefone/smsConfig';
import { readPosicoesConfig, type PosicoesConfig } from './publicacao/posicoes/posicoesConfig';
import { readPushConfig, type PushConfig } from './avisos/push/pushConfig';
import { readDeadlines, type Deadlines } from './platform/http/connections/deadlines';
import { readTrustProxy, type TrustedProxies } from './platform/http/security/trustProxy';

/** The user pool that signs people in. */
export interface CognitoConfig {
  userPoolId: string;
  clientId: string;
  hostedUiDomain: string;
  /** Address of its API with a slash at the end; `own` where it is not Amazon's. */
  endpoint: string;
  own: boolean;
}

/** The configuration, read from the environment once at start. */
export interface Config {
  host: string;
  port: number;
  /** Folder of the embedded database and its lock. */
  dataDir: string;
  /** A PostgreSQL; null means the embedded PGlite in `dataDir`. */
  databaseUrl: string | null;
  /** The same database without a pooler, for migrations; null means that `databaseUrl` is direct. */
  databaseUrlDireta: string | null;
  /** A replica of it, for reads that may be a little old. */
  databaseUrlLeitura: string | null;
  /** The origin that browsers see, e.g. `http://localhost:8080`. */
  publicUrl: string;
  /** Proxies that are trusted with the client's address and host. */
  trustProxy: TrustedProxies;
  /** How long a request may take to arrive. */
  deadlines: Deadlines;
  /** The built web, served when it exists. */
  distDir: string;
  production: boolean;
  /** The user pool that signs people in; null means the embedded stand-in. */
  cognito: CognitoConfig | null;
  /** How the user pool confirms a new address (spec §9: the page asks every 5 s where it is by link). */
  confirmacao: 'codigo' | 'link';
  /** Whether the specification's test CPF (999.999.999-99) is taken for an account's or a buyer's; never in production. */
  cpfDeTeste: boolean;
  /** The provider of Pix; null means the embedded sandbox. */
  pix: PixConfig | null;
  /** How long the circuit breaker of a failing Pix provider stays open. */
  pixRestMs: number;
  /** The bank of boletos; null means the embedded sandbox, or in production no boleto. */
  boleto: NoticingPartner | null;
  /** The initiator of Pix in banks' apps; null means the embedded sandbox, or in production none. */
  iniciador: NoticingPartner | null;
  /** Cards; its acquirer null means the embedded sandbox, or in production no card. */
  cartao: CartaoSettings;
  /** The mail server; null means the mailbox of the sandbox. */
  smtp: SmtpConfig | null;
  /** Where the assistant answers, and the channels that speak to it. */
  chatbot: ChatbotConfig;
  /** The operator's system; null means the embedded sandbox, or in production the company's own sales. */
  praxio: PraxioConfig | null;
  /** Whether lines, departures and seats are the company's own or come from the operator's system. */
  catalogo: 'proprio' | 'praxio';
  /** Text messages to passengers; null means the sandbox, or in production none. */
  sms: SmsConfig | null;
  /** Notices to devices; null means the embedded outbox, or in production none. */
  push: PushConfig | null;
  /** The operator's feed of its coaches; null means the sandbox's, or in production none. */
  posicoes: PosicoesConfig | null;
  /** The wallets of phones that tickets can go to. */
  carteira: CarteiraConfig;
  /** Whether requests are counted and refused over their limits, and holds have ceilings; always in production. */
  rateLimit: boolean;
  /** A Redis in which all replicas count requests; null means the database. */
  redisUrl: string | null;
  /** Pages at /api/docs to read the API's description with. */
  docs: boolean;
  logLevel: string;
  /** Bearer of `/metrics`; null leaves it to machines of private networks. */
  metricasToken: string | null;
}

/** Reads the environment; refuses what can't be meant, everything at once, with a message fit for a terminal. */
export function readConfig(env: Environment): Config {
  const { ambiente, texts, problems } = readAmbiente(env);
  const production = texts.NODE_ENV === 'production';
  const port = ambiente?.PORT ?? 0;
  if (production) attempt(problems, () => requireTls(texts));
  const parts = readAll(problems, {
    host: () => readHost(texts),
    publicUrl: () => readPublicUrl(texts, production, port),
    trustProxy: () => readTrustProxy(texts.TRUST_PROXY),
    cognito: () => readCognito(texts),
    cpfDeTeste: () => readCpfDeTeste(texts.CPF_DE_TESTE, production),
    pix: () => readPixConfig(texts),
    boleto: () => readNoticingPartner(texts, 'BOLETO'),
    iniciador: () => readNoticingPartner(texts, 'INICIADOR'),
    cartao: () => readCartaoConfig(texts),
    smtp: () => readSmtpConfig(texts),
    chatbot: () => readChatbotConfig(texts, production),
    sms: () => readSmsConfig(texts),
    push: () => readPushConfig(texts),
    posicoes: () => readPosicoesConfig(texts),
    carteira: () => readCarteiraConfig(texts),
    rateLimit: () => readRateLimit(texts, production),
  });
  if (parts === null || ambiente === null) throw new Error(problems.join('\n'));
  return {
    ...parts,
    port,
    dataDir: resolve(ambiente.DATA_DIR),
    databaseUrl: ambiente.DATABASE_URL ?? null,
    databaseUrlDireta: ambiente.DATABASE_URL_DIRETA ?? null,
    databaseUrlLeitura: ambiente.DATABASE_URL_LEITURA ?? null,
    deadlines: readDeadlines(ambiente),
    distDir: resolve(ambiente.DIST_DIR),
    production,
    confirmacao: ambiente.COGNITO_CONFIRMACAO ?? 'codigo',
    pixRestMs: ambiente.PIX_DESCANSO_MS,
    praxio: readPraxioConfig(texts),
    catalogo: ambiente.CATALOGO ?? 'proprio',
    // A map of every route is handed out in production only where somebody asked for it.
    docs: production ? ambiente.API_DOCS === 'on' : ambiente.API_DOCS !== 'off',
    redisUrl: ambiente.REDIS_URL ?? null,
    logLevel: ambiente.LOG_LEVEL,
    metricasToken: ambiente.METRICAS_TOKEN ?? null,
  };
}

/** Calls every reader, so that all that is wrong is said at once; null where any of them, or the schema, found a problem. */
function readAll<T extends Record<string, () => unknown>>(
  problems: string[],
  readers: T,
): { [K in keyof T]: ReturnType<T[K]> } | null {
  const read = Object.entries(readers).map(([name, reader]) => [name, attempt(problems, reader)]);
  return problems.length > 0 ? null : (Object.fromEntries(read) as { [K in keyof T]: ReturnType<T[K]> });
}

/** The reader's value; its error becomes a problem instead. */
function attempt(problems: string[], reader: () => unknown): unknown {
  try {
    return reader();
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** The user pool of the environment; null without one. @throws with a message fit for a terminal. */
export function readCognito(env: Environment): CognitoConfig | null {
  const { COGNITO_USER_POOL_ID: userPoolId, COGNITO_CLIENT_ID: clientId, COGNITO_DOMAIN: hostedUiDomain } = env;
  if (!userPoolId || !clientId || !hostedUiDomain) return null;
  const { COGNITO_ENDPOINT: address } = env;
  const region = userPoolId.split('_', 1)[0] ?? '';
  const endpoint = address ?? `https://cognito-idp.${region}.amazonaws.com`;
  if (!isSafeAddress(endpoint)) throw new Error(`COGNITO_ENDPOINT inválido: ${endpoint}. Use um endereço https.`);
  const own = address !== undefined;
  return { userPoolId, clientId, hostedUiDomain, endpoint: `${endpoint.replace(/\/+$/, '')}/`, own };
}

/** An https address, or any of this machine alone. */
function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || LOOPBACK.test(hostname.replace(/^\[|\]$/g, ''));
}

/**
 * In production it decides every link, so it is never guessed, and it is https: without it browsers are not told to
 * insist on TLS. An address of this machine alone may do without, for a trial run of the production mode.
 */
function readPublicUrl({ PUBLIC_URL: text }: Environment, production: boolean, port: number): string {
  if (!text) return `http://localhost:${port}`;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) throw new Error(`PUBLIC_URL inválida: ${text}`);
  if (production && !isSafeAddress(text))
    throw new Error(`Em produção PUBLIC_URL tem de ser https, não ${text}: sem TLS a rede lê sessões e bilhetes.`);
  return text.replace(/\/+$/, '');
}

/** Without limits a client may guess passwords and hold all seats: for tests and benchmarks only. */
function readRateLimit({ RATE_LIMIT: text }: Environment, production: boolean): boolean {
  if (text === 'off' && production) throw new Error('RATE_LIMIT=off não vale em produção.');
  return text !== 'off';
}

/** The embedded identity provider has accounts whose passwords everybody can read: no network reaches it by accident. */
function readHost(env: Environment): string {
  const host = env.HOST ?? '127.0.0.1';
  const isSeeded = env.COGNITO_USER_POOL_ID === undefined;
  if (!isSeeded || LOOPBACK.test(host) || env.ABRIR_CONTAS_DE_TESTE_NA_REDE === '1') return host;
  throw new Error(
    `HOST=${host} abriria à rede as contas de teste, com senhas públicas (admin, agência). Use um endereço desta ` +
      'máquina, ou diga que é isso que você quer com ABRIR_CONTAS_DE_TESTE_NA_REDE=1.',
  );
}
