import type { FastifyInstance } from 'fastify';
import { modelos, RODAPE, type NomeModelo } from '../../src/domain/avisos/modelos';
import type { Database } from '../platform/database/database';
import { insertWhatsapp } from './whatsappRepository';

/** The sandbox's account at both providers. */
export const SANDBOX_TELEFONE = {
  numeroId: '100000000000001',
  token: 'telefone-de-teste',
  remetente: 'itape',
} as const;

/** Numbers that end so have no WhatsApp. */
const SEM_WHATSAPP = /00$/;
/** Numbers that end so are no phones at all. */
const SEM_NADA = /0000$/;

interface Texto {
  type: string;
  text: string;
}
interface Mensagem {
  to?: string;
  type?: string;
  biz_opaque_callback_data?: string;
  text?: { body?: string };
  template?: { name?: string; language?: { code?: string }; components?: { type: string; parameters: Texto[] }[] };
}
interface Sms {
  from?: string;
  to?: string;
  externalId?: string;
  contents?: Texto[];
}

const masked = (para: string): string => `••••${para.slice(-4)}`;
const refusal = (code: number, message: string) => ({ error: { code, message, type: 'OAuthException' } });

/** WhatsApp's Cloud API and a provider of text messages, as far as the product calls them. */
export function registerTelefoneSandbox(app: FastifyInstance, { db }: Database): void {
  app.post<{ Body: Mensagem; Params: { numero: string } }>('/whatsapp/:numero/messages', async (request, reply) => {
    const { body, params, headers } = request;
    if (headers.authorization !== `Bearer ${SANDBOX_TELEFONE.token}`)
      return reply.code(401).send(refusal(190, 'Token'));
    const { to = '', biz_opaque_callback_data: id } = body;
    if (params.numero !== SANDBOX_TELEFONE.numeroId || !/^\d{5,20}$/.test(to) || id === undefined) {
      return reply.code(400).send(refusal(100, 'Invalid parameter'));
    }
    // As WhatsApp does it, answers go to whoever wrote; only messages of ours need a number that it knows.
    if (body.type === 'template' && SEM_WHATSAPP.test(to)) {
      return reply.code(400).send(refusal(131_026, 'Message undeliverable'));
    }
    const texto = body.type === 'template' ? render(body.template) : body.text?.body;
    if (texto === undefined) return reply.code(400).send(refusal(132_000, 'Number of parameters does not match'));
    await insertWhatsapp(db, { id, para: masked(to), texto, canal: 'whatsapp' });
    return { messaging_product: 'whatsapp', messages: [{ id: `wamid.${id}` }] };
  });

  app.post<{ Body: Sms }>('/sms/channels/sms/messages', async ({ body, headers }, reply) => {
    if (headers['x-api-token'] !== SANDBOX_TELEFONE.token) return reply.code(401).send({ message: 'Invalid token' });
    const { from, to = '', externalId, contents } = body;
    const texto = contents?.[0]?.text;
    if (from === undefined || externalId === undefined || texto === undefined || SEM_NADA.test(to)) {
      return reply.code(400).send({ code: 'VALIDATION_ERROR' });
    }
    await insertWhatsapp(db, { id: externalId, para: masked(to), texto, canal: 'sms' });
    return { id: externalId, from, to, direction: 'OUT', channel: 'sms' };
  });
}

/** The approved text with its values; undefined where Meta would refuse them. */
function render(template: Mensagem['template']): string | undefined {
  const modelo = (Object.keys(modelos) as NomeModelo[]).find((one) => modelos[one].nome === template?.name);
  const valores = template?.components?.find(({ type }) => type === 'body')?.parameters.map(({ text }) => text);
  if (modelo === undefined || template?.language?.code !== 'pt_BR') return undefined;
  if (valores?.length !== modelos[modelo].campos.length) return undefined;
  const text = modelos[modelo].corpo.replace(/\{\{(\d)\}\}/g, (_, n: string) => valores[Number(n) - 1] ?? '');
  return `${text}\n\n${RODAPE}`;
}
