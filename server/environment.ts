import type { ErrorObject } from 'ajv';
import { envSchema } from 'env-schema';
import { Type, type Static } from 'typebox';
import { sections } from './environmentVariables';

/** Variables that are given together or not at all, by what they are for. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'o login': ['COGNITO_USER_POOL_ID', 'COGNITO_CLIENT_ID', 'COGNITO_DOMAIN'],
  'o Pix': ['PIX_URL', 'PIX_CLIENT_ID', 'PIX_CLIENT_SECRET', 'PIX_CHAVE'],
  'o certificado do Pix': ['PIX_CERT', 'PIX_KEY'],
  'o Pix no app do banco': [
    'INICIADOR_URL',
    'INICIADOR_CLIENT_ID',
    'INICIADOR_CLIENT_SECRET',
    'INICIADOR_AVISOS_SEGREDO',
  ],
  'o boleto': ['BOLETO_URL', 'BOLETO_CLIENT_ID', 'BOLETO_CLIENT_SECRET', 'BOLETO_AVISOS_SEGREDO'],
  'o cartão': ['CARTAO_URL', 'CARTAO_CLIENT_ID', 'CARTAO_CLIENT_SECRET'],
  'o Google Pay': ['CARTAO_GOOGLE_GATEWAY', 'CARTAO_GOOGLE_GATEWAY_ID', 'CARTAO_GOOGLE_ID'],
  'a operadora': ['PRAXIO_URL', 'PRAXIO_NOME', 'PRAXIO_SENHA', 'PRAXIO_EMPRESA', 'PRAXIO_CLIENTE'],
  'os e-mails': ['SMTP_URL', 'SMTP_FROM'],
  'o WhatsApp': ['WHATSAPP_SEGREDO', 'WHATSAPP_VERIFICACAO'],
  'enviar pelo WhatsApp': ['WHATSAPP_URL', 'WHATSAPP_NUMERO_ID', 'WHATSAPP_TOKEN'],
  'enviar SMS': ['SMS_TOKEN', 'SMS_REMETENTE'],
  'avisar navegadores': ['PUSH_VAPID_PUBLICA', 'PUSH_VAPID_PRIVADA', 'PUSH_CONTATO'],
  'a Carteira da Apple': [
    'CARTEIRA_APPLE_TIPO',
    'CARTEIRA_APPLE_TIME',
    'CARTEIRA_APPLE_CERT',
    'CARTEIRA_APPLE_KEY',
    'CARTEIRA_APPLE_CA',
  ],
  'a Carteira do Google': ['CARTEIRA_GOOGLE_CLASSE', 'CARTEIRA_GOOGLE_CONTA'],
  'avisar aparelhos da Apple': ['PUSH_APNS_TIME', 'PUSH_APNS_CHAVE_ID', 'PUSH_APNS_CHAVE'],
};

const together = Object.fromEntries(
  Object.values(groups).flatMap((names) => names.map((name) => [name, names.filter((other) => other !== name)])),
);

/** Production does not start without these: a sandbox stands in for them elsewhere. */
const requiredInProduction = [
  'DATABASE_URL',
  'PUBLIC_URL',
  ...['o login', 'os e-mails', 'o Pix'].flatMap((group) => groups[group] ?? []),
];

const Ambiente = Type.Object(
  {
    ...sections['The process'],
    ...sections.Data,
    ...sections['Signing in'],
    ...sections.Pix,
    ...sections.Boletos,
    ...sections["Pix in the bank's app"],
    ...sections.Cartoes,
    ...sections["The operator's system"],
    ...sections['E-mail'],
    ...sections['The assistant'],
    ...sections.Notices,
    ...sections['Positions of coaches'],
    ...sections.Wallets,
  },
  {
    dependencies: {
      ...together,
      // The form's origin alone moves the sandbox's pages; an acquirer without one has no form.
      CARTAO_URL: ['CARTAO_CLIENT_ID', 'CARTAO_CLIENT_SECRET', 'CARTAO_ORIGEM'],
      WHATSAPP_URL: ['WHATSAPP_NUMERO_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_SEGREDO'],
      PIX_KEY_SENHA: ['PIX_CERT', 'PIX_KEY'],
      CARTEIRA_APPLE_KEY_SENHA: ['CARTEIRA_APPLE_CERT', 'CARTEIRA_APPLE_KEY'],
      PIX_CA: ['PIX_CERT', 'PIX_KEY'],
      PIX_AVISOS_NOME: ['PIX_AVISOS_CA'],
      POSICOES_AUTORIZACAO: ['POSICOES_URL'],
      SMS_URL: ['SMS_TOKEN', 'SMS_REMETENTE'],
    },
    allOf: [
      {
        if: { properties: { NODE_ENV: { const: 'production' } }, required: ['NODE_ENV'] },
        then: {
          required: requiredInProduction,
          dependencies: { WHATSAPP_SEGREDO: ['WHATSAPP_URL', 'WHATSAPP_NUMERO_ID', 'WHATSAPP_TOKEN'] },
        },
      },
      {
        // Elsewhere the embedded operator stands in.
        if: {
          properties: { CATALOGO: { const: 'praxio' }, NODE_ENV: { const: 'production' } },
          required: ['CATALOGO', 'NODE_ENV'],
        },
        then: { required: groups['a operadora'] },
      },
    ],
  },
);
export type Ambiente = Static<typeof Ambiente>;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the variables of the schema and no others; an empty one counts as not set.
 * @returns `ambiente`, the values with their defaults, null where there are problems; `texts`, the same as they were given;
 * `problems`, everything that is missing or impossible, in words fit for a terminal.
 */
export function readAmbiente(env: Environment): { ambiente: Ambiente | null; texts: Environment; problems: string[] } {
  const declared = Object.keys(Ambiente.properties);
  const texts = Object.fromEntries(declared.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  try {
    return { ambiente: envSchema<Ambiente>({ schema: Ambiente, data: texts, env: false }), texts, problems: [] };
  } catch (error) {
    if (!isSchemaError(error)) throw error;
    return { ambiente: null, texts, problems: toProblems(error.errors, texts) };
  }
}

const isSchemaError = (error: unknown): error is Error & { errors: ErrorObject[] } =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);

/** One line for each variable, however many rules it breaks. */
function toProblems(errors: readonly ErrorObject[], texts: Environment): string[] {
  const lines = new Map<string, string>();
  for (const { keyword, instancePath, params } of errors) {
    const missing = (params as { missingProperty?: string }).missingProperty;
    if (missing !== undefined) lines.set(missing, `Falta ${missing}${groupOf(missing)}.`);
    else if (instancePath !== '' && keyword === 'enum') {
      const { allowedValues } = params as { allowedValues: string[] };
      const name = instancePath.slice(1);
      lines.set(name, `${name} é ${allowedValues.join(' ou ')}, não ${texts[name]}.`);
    } else if (instancePath !== '') {
      const name = instancePath.slice(1);
      lines.set(name, `${name} inválida: ${texts[name]}.`);
    }
  }
  return [...lines.values()];
}

function groupOf(name: string): string {
  const [purpose, names] = Object.entries(groups).find(([, members]) => members.includes(name)) ?? [];
  return purpose && names ? `: para ${purpose} é preciso ${names.join(', ')}` : '';
}
