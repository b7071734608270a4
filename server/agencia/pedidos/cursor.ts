import { badRequest } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';

/** End of a page: the instant to the microsecond, and the order's id. */
export interface Cursor {
  criadoEm: string;
  id: string;
}

export const toCursor = ({ criadoEm, id }: Cursor): string => Buffer.from(`${criadoEm}|${id}`).toString('base64url');

/** Reads a cursor; a malformed one is a 400. */
export function parseCursor(text: string): Cursor {
  const [criadoEm = '', id = ''] = Buffer.from(text, 'base64url').toString().split('|');
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/.test(criadoEm) || !isUuid(id)) {
    throw badRequest('CURSOR_INVALIDO', 'Esta página não existe mais. Volte ao começo da lista.', 'cursor');
  }
  return { criadoEm, id };
}
