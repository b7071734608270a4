/** What the acquirer's form may tell us. Never a number, a validity or a security code. */
export type CardMessage =
  | { tipo: 'pronto' }
  /** Its height in pixels, as its fields come and go. */
  | { tipo: 'altura'; altura: number }
  /** Whether all fields are filled in well. */
  | { tipo: 'validade'; valido: boolean }
  /** The card, kept by the acquirer: all that our own server ever learns of it. */
  | { tipo: 'token'; token: string; bandeira: string; ultimos4: string }
  | { tipo: 'erro'; mensagem: string }
  /** Asked for the token, it shows what is missing instead. */
  | { tipo: 'incompleto' }
  /** Enter was pressed in one of its fields. */
  | { tipo: 'enviar' };

const HIGHEST_PX = 900;
/** As many digits as a card number has, with or without the gaps that people type. */
const LOOKS_LIKE_A_NUMBER = /(?:\d[ -]?){13,19}/;

/**
 * Reads a message of the frame: known shapes only, each field by its type. One that carries what looks like a card
 * number is dropped whole, so that a mistake on the other side never brings one into our memory.
 * @param nonce what this very form was opened with; a message that names another is somebody else's.
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
    case 'erro':
      return isText(data['mensagem']) ? { tipo: 'erro', mensagem: data['mensagem'] } : null;
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

const carriesNumber = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && LOOKS_LIKE_A_NUMBER.test(String(value));
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
