import { createHmac } from 'node:crypto';
import type { Server } from '../../createServer';

/** The channel's signature of a body; `segredo` is by default the secret of a test's server. */
export const sign = (body: string, segredo = 'segredo-de-teste'): string =>
  `sha256=${createHmac('sha256', segredo).update(body).digest('hex')}`;

/** One message of a person in the channel's form. */
export function notice(id: string, texto: string, change: object = {}): string {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const message = { id, from: '5511999990000', timestamp, type: 'text', text: { body: texto }, ...change };
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value: { messages: [message], extra: {} } }] }],
  });
}

export const bringTo = ({ app }: Server, body: string, signature = sign(body)) =>
  app.inject({
    method: 'POST',
    url: '/api/Chatbot/Webhook',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    payload: body,
  });

/** The queued answer to a message. */
export const answersTo = ({ services: { database } }: Server, id: string) =>
  database.db
    .selectFrom('caixa_saida')
    .select('corpo')
    .where('topico', '=', 'whatsapp')
    .where('chave', '=', id)
    .execute();
