import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Balao } from '../../src/domain/wire/chatbot/chatbot';
import type { Answer } from './answer';
import { linhaDaViagem } from './textos';

/** Open schema, since the Cloud API's body grows with its versions; anything but a message to us is ignored. */
const Mensagem = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 256 }),
  from: Type.String({ pattern: '^[0-9]{5,20}$' }),
  /** Seconds since 1970. */
  timestamp: Type.String({ pattern: '^[0-9]{1,12}$' }),
  type: Type.String({ maxLength: 40 }),
  text: Type.Optional(Type.Object({ body: Type.String() })),
});
const AvisoWhatsapp = Type.Object({
  object: Type.Literal('whatsapp_business_account'),
  entry: Type.Array(
    Type.Object({
      changes: Type.Array(
        Type.Object({
          value: Type.Object({
            messages: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 100 })),
            statuses: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 100 })),
          }),
        }),
        { maxItems: 100 },
      ),
    }),
    { maxItems: 100 },
  ),
});

/** A message of ours that could not be delivered. */
const Falha = Type.Object({
  status: Type.Literal('failed'),
  biz_opaque_callback_data: Type.String({ maxLength: 512 }),
  errors: Type.Array(Type.Object({ code: Type.Integer() }), { minItems: 1, maxItems: 10 }),
});

/** A message of ours that is on its way; each step of the way is told by a notice of its own. */
const Enviada = Type.Object({
  status: Type.Union([Type.Literal('sent'), Type.Literal('delivered'), Type.Literal('read')]),
  biz_opaque_callback_data: Type.String({ maxLength: 512 }),
});

/** A message of ours that was accepted and then failed. */
export interface WhatsappFailure {
  /** Our id of the message. */
  id: string;
  code: number;
}

/** An incoming message: the number to answer to, and the text; null for anything but text. */
export interface WhatsappMessage {
  id: string;
  de: string;
  enviadaEm: number;
  texto: string | null;
}

/** Whether the signature of the raw body matches `segredo`, compared in constant time. */
export function isSigned(raw: Buffer, header: string | undefined, segredo: string): boolean {
  const given = /^sha256=([0-9a-f]{64})$/.exec(header ?? '')?.[1];
  const due = createHmac('sha256', segredo).update(raw).digest();
  return timingSafeEqual(due, Buffer.from(given ?? '0'.repeat(64), 'hex')) && given !== undefined;
}

/** A notice: messages to us, and what became of our own, by our ids. */
interface Notice {
  messages: WhatsappMessage[];
  sent: string[];
  failures: WhatsappFailure[];
}

/** Reads a notice; null for a body that is not the Cloud API's. */
export function readNotice(raw: Buffer): Notice | null {
  const notice = parse(raw);
  if (!Value.Check(AvisoWhatsapp, notice)) return null;
  const values = notice.entry.flatMap(({ changes }) => changes.map(({ value }) => value));
  return {
    messages: toMessages(values.flatMap(({ messages }) => messages ?? [])),
    sent: toSent(values.flatMap(({ statuses }) => statuses ?? [])),
    failures: toFailures(values.flatMap(({ statuses }) => statuses ?? [])),
  };
}

const toSent = (statuses: readonly unknown[]): string[] =>
  statuses
    .filter((one): one is Static<typeof Enviada> => Value.Check(Enviada, one))
    .map(({ biz_opaque_callback_data: id }) => id);

const toFailures = (statuses: readonly unknown[]): WhatsappFailure[] =>
  statuses
    .filter((one): one is Static<typeof Falha> => Value.Check(Falha, one))
    .map(({ biz_opaque_callback_data: id, errors }) => ({ id, code: errors[0]?.code ?? 0 }));

const toMessages = (messages: readonly unknown[]): WhatsappMessage[] =>
  messages
    .filter((one): one is Static<typeof Mensagem> => Value.Check(Mensagem, one))
    .map(({ id, from, timestamp, type, text }) => ({
      id,
      de: from,
      enviadaEm: Number(timestamp) * 1000,
      texto: type === 'text' && text ? text.body : null,
    }));

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

/** Length limit of the channel's texts. */
const MAXIMO = 4096;

/** An answer as plain text, with links in full and choices by number or as words to write back. */
export function toWhatsappText({ baloes, sugestoes, pede, conversa }: Answer, publicUrl: string): string {
  const balloons = baloes.map((balao) => ofBalloon(balao, publicUrl));
  const person = pede === 'atendente' && `${publicUrl}/atendimento-ajuda?canal=manifestacao&origem=chatbot`;
  const signIn = pede === 'entrar' && `Entre pela página: ${publicUrl}/minhas-viagens?origem=chatbot`;
  const isNumbered = conversa.opcoes.length > 0;
  const options = sugestoes.map((text, i) => (isNumbered ? `${i + 1}. ${text}` : `• ${text}`));
  return [...balloons, person, signIn, options.join('\n')].filter(Boolean).join('\n\n').slice(0, MAXIMO);
}

function ofBalloon(balao: Balao, publicUrl: string): string {
  const link = balao.link ? `${balao.link.texto}: ${publicUrl}${balao.link.href}` : '';
  switch (balao.tipo) {
    case 'texto':
      return [balao.texto, link].filter(Boolean).join('\n');
    case 'viagens':
      return [...balao.viagens.map(linhaDaViagem), link].join('\n');
    case 'pedidos':
      return [
        ...balao.pedidos.map(
          ({ localizador, situacao, trajeto, quando }) => `${localizador}: ${trajeto}, ${quando}, ${situacao}`,
        ),
        link,
      ].join('\n');
  }
}
