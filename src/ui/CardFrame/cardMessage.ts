/** Messages of the acquirer's form. They never contain a card number, validity or security code. */
export type CardMessage =
  | { tipo: 'pronto' }
  /** Height in pixels, which changes with its fields. */
  | { tipo: 'altura'; altura: number }
  /** True when all fields are valid. */
  | { tipo: 'validade'; valido: boolean }
  /** The tokenized card, all that our server learns of it. */
  | { tipo: 'token'; token: string; bandeira: string; ultimos4: string }
  /** The tokenized security code of a saved card. */
  | { tipo: 'codigo'; token: string }
  | { tipo: 'erro'; mensagem: string }
  /** Answer to a token request while fields are missing. */
  | { tipo: 'incompleto' }
  /** Enter was pressed in a field. */
  | { tipo: 'enviar' };

const HIGHEST_PX = 900;
/** A digit sequence of a card number's length, with or without separators. */
const LOOKS_LIKE_A_NUMBER = /(?:\d[ -]?){13,19}/;

/**
 * Parses a message of the frame: known shapes only, each field by its type. A message with anything like a card number
 * is dropped, so that a fault of the acquirer never brings one into our memory.
 * @param nonce id of this form; a message with another id is dropped.
 */
export function readCardMessage(data: unknown, nonce?: string): CardMessage | null {
  if (!isRecord(data) || Object.values(data).some(carriesNumber)) return null;
  if (nonce !== undefined && data['nonce'] !== nonce) return null;
  switch (data['tipo']) {
    case 'pronto':
    case 'incompleto':
    case 'enviar':
      return { tipo: data['tipo'] };
    case 'altura':
      return readHeight(data['altura']);
    case 'validade':
      return typeof data['valido'] === 'boolean' ? { tipo: 'validade', valido: data['valido'] } : null;
    case 'token':
      return readToken(data);
    case 'codigo':
      return readCode(data);
    case 'erro':
      return readError(data);
    default:
      return null;
  }
}

function readHeight(altura: unknown): CardMessage | null {
  if (typeof altura !== 'number' || !(altura > 0)) return null;
  return { tipo: 'altura', altura: Math.min(HIGHEST_PX, Math.ceil(altura)) };
}

function readToken({ token, bandeira, ultimos4 }: Record<string, unknown>): CardMessage | null {
  if (!isText(token) || !isText(bandeira) || !isText(ultimos4) || !/^\d{4}$/.test(ultimos4)) return null;
  return { tipo: 'token', token, bandeira, ultimos4 };
}

const readCode = ({ token }: Record<string, unknown>): CardMessage | null =>
  isText(token) ? { tipo: 'codigo', token } : null;
const readError = ({ mensagem }: Record<string, unknown>): CardMessage | null =>
  isText(mensagem) ? { tipo: 'erro', mensagem } : null;

const carriesNumber = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && LOOKS_LIKE_A_NUMBER.test(String(value));
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
