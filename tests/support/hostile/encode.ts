import type { InjectOptions } from 'fastify';
import type { Parts } from './hostileRequest';
import type { Operation } from './openapi';

/** Encodes a request for the wire. A lone surrogate becomes the bytes that a careless client would send. */
export function encode({ method, path }: Operation, { params, query, headers, body }: Parts): InjectOptions {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeText(textOf(fieldsOf(params)[name])) || '%20');
  const search = Object.entries(fieldsOf(query)).map(([name, value]) => `${name}=${encodeText(textOf(value))}`);
  return {
    method: method,
    url: search.length > 0 ? `${url}?${search.join('&')}` : url,
    headers: {
      ...Object.fromEntries(Object.entries(fieldsOf(headers)).map(([name, value]) => [name, printable(textOf(value))])),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  };
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value)) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const encodeText = (text: string): string =>
  text
    .split(/\p{Cs}/u)
    .map(encodeURIComponent)
    .join('%ED%A0%80');

/** Printable ASCII only, since Node refuses other header values before they reach a server. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '');
