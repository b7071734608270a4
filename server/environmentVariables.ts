import { Type, type TSchema } from 'typebox';

const text = (description: string, options: { default?: string } = {}) => Type.String({ description, ...options });
const optional = (description: string) => Type.Optional(Type.String({ minLength: 1, description }));
const oneOf = <const T extends readonly [string, ...string[]]>(values: T, description: string) =>
  Type.Optional(Type.Enum([...values] as T[number][], { description }));
const millis = (byDefault: number, description: string) =>
  Type.Integer({ minimum: 50, maximum: 600_000, default: byDefault, description });

/** Everything that the environment decides, by heading; each variable says what it is for. README and .env.example print it. */
export const sections = {
  'The process': {
    NODE_ENV: optional(
      '`production` refuses the embedded database, identity provider and sandboxes, and invents no data',
    ),
    HOST: text('address to listen on', { default: '127.0.0.1' }),
    PORT: Type.Integer({
      minimum: 0,
      maximum: 65_535,
      default: 8080,
      description: 'port to listen on; 0 takes a free one',
    }),
    PUBLIC_URL: optional(
      'address that the browser sees, `http://localhost:PORT` by default; in production it decides every link and is https ' +
        '(an address of this machine alone may do without)',
    ),
    ABRIR_CONTAS_DE_TESTE_NA_REDE: oneOf(
      ['1'],
      'allows a `HOST` that other machines reach although the seeded accounts (`admin`, `senha123`) stand open',
    ),
    TRUST_PROXY: optional(
      'proxies whose `X-Forwarded-*` headers count: a number of hops (`1`), or networks (`10.0.0.0/8, loopback`)',
    ),
    DIST_DIR: text('the built web, served when it exists', { default: 'dist' }),
    LOG_LEVEL: text('the least severe level that is logged', { default: 'warn' }),
    METRICAS_TOKEN: optional(
      'bearer that reads `/metrics`; without one only machines of private networks do, so a proxy must be told to (`TRUST_PROXY`)',
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(
      'receiver of traces by OTLP over HTTP, `http://localhost:4318`; none are made without it. The other `OTEL_*` variables ' +
        'mean what OpenTelemetry says (docs/operacao.md)',
    ),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional('its whole address for traces, in place of the one above'),
    OTEL_TRACES_EXPORTER: oneOf(['otlp', 'none'], '`none` makes no traces although a receiver is named'),
    OTEL_SDK_DISABLED: oneOf(['true', 'false'], '`true` does the same'),
    API_DOCS: oneOf(['on', 'off'], 'the pages at `/api/docs`; on, but off in production'),
    HEADERS_TIMEOUT_MS: millis(10_000, "maximum time for a request's headers to arrive"),
    BODY_TIMEOUT_MS: millis(20_000, "maximum time for a request's body to arrive"),
    UPLOAD_TIMEOUT_MS: millis(120_000, 'the same for a body with a file'),
    RATE_LIMIT: oneOf(['on', 'off'], '`off` lifts the limits of requests and holds, for tests; refused in production'),
    FALHAR_EM: optional('`<point>` or `<point>:<n>`: the process kills itself there, for tests; refused in production'),
  },
  Data: {
    DATA_DIR: text('embedded database, its lock, and the state of the local identity provider', { default: '.data' }),
    DATABASE_URL: optional(
      'a PostgreSQL in place of the embedded engine; in production with `sslmode=verify-full` (or `require`, `verify-ca`) ' +
        'where it is another machine; a PgBouncer in transaction mode may stand between (`deploy/pgbouncer.ini`)',
    ),
    DATABASE_URL_DIRETA: optional(
      'the same PostgreSQL without a pooler, for migrations and the commands of `server.mjs`; `DATABASE_URL` by default',
    ),
    DATABASE_URL_LEITURA: optional(
      'a replica of it, or the address of several, without a pooler: searches and public feeds read there while it is 3 s behind at most',
    ),
    REDIS_URL: optional(
      'a Redis in which all replicas count requests for their limits, else the PostgreSQL; in production `rediss:` where it ' +
        'is another machine',
    ),
    BANCO_SEM_TLS: oneOf(['1'], 'takes these addresses without TLS in production: the network to them is trusted'),
  },
  'Signing in': {
    COGNITO_USER_POOL_ID: optional('the user pool, in place of the embedded provider'),
    COGNITO_CLIENT_ID: optional("the web's client in that pool"),
    COGNITO_DOMAIN: optional("host of the pool's own pages"),
    COGNITO_ENDPOINT: optional(
      'another address that speaks as Cognito does, in place of the one of its region; https unless it is on this machine',
    ),
    COGNITO_CONFIRMACAO: oneOf(
      ['codigo', 'link'],
      'how the pool confirms a new address; at `link` the page asks every 5 s for 3 minutes whether it was followed',
    ),
    CPF_DE_TESTE: optional(
      '`999.999.999-99` takes the test CPF of the specification, which belongs to nobody; refused in production',
    ),
  },
  Pix: {
    PIX_URL: optional("the payment provider's API, in place of the sandbox"),
    PIX_TOKEN_URL: optional('where its tokens come from; `/oauth/token` below `PIX_URL` by default'),
    PIX_CLIENT_ID: optional('credentials of the OAuth2 client'),
    PIX_CLIENT_SECRET: optional('its secret'),
    PIX_CHAVE: optional('the Pix key that receives'),
    PIX_CERT: optional('file (PEM) with our certificate at the provider, and its chain: calls then go by mutual TLS'),
    PIX_KEY: optional('file (PEM) with its private key'),
    PIX_KEY_SENHA: optional('passphrase of that key'),
    PIX_CA: optional("file (PEM) with the authorities of the provider's own certificate, in place of the public ones"),
    PIX_AVISOS_CA: optional(
      "file (PEM) with the authorities of the certificate that the provider's notices come with; the proxy that ends TLS hands it " +
        'on in `Client-Cert` (RFC 9440), so `TRUST_PROXY` is needed',
    ),
    PIX_AVISOS_NOME: optional('a host name in that certificate'),
    PIX_DESCANSO_MS: Type.Integer({
      minimum: 1,
      default: 30_000,
      description: 'how long a provider that failed five times in a row is left alone',
    }),
  },
  Boletos: {
    BOLETO_URL: optional("the bank's API for boletos, in place of the sandbox; production without it offers none"),
    BOLETO_TOKEN_URL: optional('where its tokens come from; `/oauth/token` below `BOLETO_URL` by default'),
    BOLETO_CLIENT_ID: optional('credentials of the OAuth2 client'),
    BOLETO_CLIENT_SECRET: optional('its secret'),
    BOLETO_AVISOS_SEGREDO: optional('secret that the bank signs its notices with, 16 characters or more'),
  },
  "Pix in the bank's app": {
    INICIADOR_URL: optional(
      'the API of a licensed initiator of payments, in place of the sandbox; production without it offers no bank',
    ),
    INICIADOR_TOKEN_URL: optional('where its tokens come from; `/oauth/token` below `INICIADOR_URL` by default'),
    INICIADOR_CLIENT_ID: optional('credentials of the OAuth2 client'),
    INICIADOR_CLIENT_SECRET: optional('its secret'),
    INICIADOR_AVISOS_SEGREDO: optional('secret that the initiator signs its notices with, 16 characters or more'),
  },
  Cartoes: {
    CARTAO_URL: optional('the acquirer (Adiq), in place of the sandbox; production without it takes no card'),
    CARTAO_CLIENT_ID: optional('credentials of the OAuth2 client'),
    CARTAO_CLIENT_SECRET: optional('its secret'),
    CARTAO_ORIGEM: optional('origin of the card form; alone it moves the pages of the sandbox'),
    CARTAO_CAMPOS: optional('path of that form, `/campos` by default'),
    CARTAO_LIMITE_SEM_3DS: optional("credit without a bank's proof is risked up to so many centavos, 30000 by default"),
    CARTAO_GOOGLE_GATEWAY: optional(
      "name of the acquirer's gateway in Google's list; Google Pay is offered with it, in Google's test environment without an acquirer",
    ),
    CARTAO_GOOGLE_GATEWAY_ID: optional('id of the shop at that gateway'),
    CARTAO_GOOGLE_ID: optional('id of the shop at Google (merchant id)'),
  },
  "The operator's system": {
    CATALOGO: oneOf(
      ['proprio', 'praxio'],
      'where lines and seats come from: `proprio`, the default, or `praxio`, the operator’s system, whose access production then requires',
    ),
    PRAXIO_URL: optional("its address, in place of the sandbox; production without it keeps the company's own sales"),
    PRAXIO_NOME: optional('user'),
    PRAXIO_SENHA: optional('password'),
    PRAXIO_EMPRESA: optional('company'),
    PRAXIO_CLIENTE: optional('client'),
  },
  'E-mail': {
    SMTP_URL: optional(
      'the mail server, `smtp://user:password@host:587` or `smtps://user:password@host:465`, in place of the sandbox’s ' +
        'mailbox; TLS is insisted on unless it is on this machine',
    ),
    SMTP_FROM: optional('sender of all e-mails, `Itapê <passagens@itape.com.br>`'),
    SMTP_SEM_TLS: oneOf(['1'], 'sends without TLS where the server offers none: the network to it is trusted'),
  },
  'The assistant': {
    CHATBOT_API: optional('where the web finds it: a path of ours, `/api/Chatbot` by default, or an https address'),
    CHATBOT_COM_LOGIN: oneOf(['on', 'off'], '`on` gives the token to that other origin'),
    WHATSAPP_SEGREDO: optional('signs what the channel brings; outside production `segredo-de-teste`'),
    WHATSAPP_VERIFICACAO: optional('what Meta says when it asks whether the address is ours'),
    WHATSAPP_URL: optional('the Cloud API; outside production an outbox on `/_sandbox/` without it'),
    WHATSAPP_NUMERO_ID: optional('id of the number there'),
    WHATSAPP_TOKEN: optional('its token'),
    SMS_URL: optional("the provider of text messages, Zenvia's API by default; https unless it is on this machine"),
    SMS_TOKEN: optional('its token; production without it, and without WhatsApp, asks passengers for no phone'),
    SMS_REMETENTE: optional('the sender that the provider knows the company by'),
  },
  Notices: {
    PUSH_VAPID_PUBLICA: optional('public key of the pair that browsers know the server by (RFC 8292)'),
    PUSH_VAPID_PRIVADA: optional('its private key'),
    PUSH_CONTATO: optional('address that push services write to'),
    PUSH_FCM_CONTA: optional('JSON of a Firebase service account, for Android'),
    PUSH_APNS_TIME: optional("id of the team at Apple's push service"),
    PUSH_APNS_CHAVE_ID: optional('id of the key there'),
    PUSH_APNS_CHAVE: optional('the key itself, lines folded by `\\n`'),
  },
  'Positions of coaches': {
    POSICOES_URL: optional(
      'the operator’s GTFS-Realtime feed of VehiclePositions; https unless it is on this machine. No positions without one',
    ),
    POSICOES_AUTORIZACAO: optional('value of the `Authorization` header that it is asked with, where it wants one'),
  },
  Wallets: {
    CARTEIRA_APPLE_TIPO: optional(
      'the pass type id of Apple Wallet, `pass.br.com.itape.bilhete`; no passes without one',
    ),
    CARTEIRA_APPLE_TIME: optional('id of the team that it belongs to'),
    CARTEIRA_APPLE_CERT: optional("file with the pass type's certificate, PEM"),
    CARTEIRA_APPLE_KEY: optional('file with its key, PEM, RSA'),
    CARTEIRA_APPLE_KEY_SENHA: optional('passphrase of that key, where it is locked'),
    CARTEIRA_APPLE_CA: optional("file with Apple's intermediate certificate (WWDR) that issued it, PEM"),
    CARTEIRA_GOOGLE_CLASSE: optional(
      'id of the class of tickets at Google Wallet, `<issuer>.<name>`, made there once for buses; no links without one',
    ),
    CARTEIRA_GOOGLE_CONTA: optional('JSON of a service account that may write for that issuer'),
  },
};

/** A variable as the pages about it show it. */
export interface Variable {
  name: string;
  description: string;
  /** Empty without one. */
  byDefault: string;
}

const toVariable = ([name, schema]: [string, TSchema]): Variable => {
  const { description, default: byDefault } = schema as { description?: string; default?: string | number };
  return { name, description: description ?? '', byDefault: String(byDefault ?? '') };
};

/** The variables under their headings, in the order of the schema. */
export const variables: readonly { heading: string; variables: readonly Variable[] }[] = Object.entries(sections).map(
  ([heading, schemas]) => ({ heading, variables: Object.entries<TSchema>(schemas).map(toVariable) }),
);
