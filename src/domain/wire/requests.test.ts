import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The part of a JSON schema that decides what a request may hold. */
interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
  maxItems?: number;
  anyOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** The configuration comes from our own server; no person and no other system sends it. */
const OURS = ['base/config.ts'];
const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !OURS.includes(file),
);
/** Every schema of a request: `closed(…)` refuses keys that it does not name. */
const requests = files.flatMap((file) =>
  Object.entries(jest.requireActual<Record<string, Schema>>(path.join(__dirname, file)))
    .filter(([, schema]) => schema?.type === 'object' && schema.additionalProperties === false)
    .map(([name, schema]) => [`${file.replace(/\.ts$/, '')}: ${name}`, schema] as const),
);

/** The schema and all within it, each with its path. */
function parts(schema: Schema, at = ''): [path: string, part: Schema][] {
  return [
    [at, schema],
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => parts(inner, `${at}.${name}`)),
    ...(schema.items ? parts(schema.items, `${at}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((inner) => parts(inner, at)),
  ];
}
const breaking = (schema: Schema, holds: (part: Schema) => boolean) =>
  parts(schema)
    .filter(([, part]) => !holds(part))
    .map(([at]) => at);

/** A pattern whose matches are of limited length, from the first to the last letter. */
const isBounded = (pattern: string) => /^\^.*\$$/.test(pattern) && !/(?<!\\)[*+]|,\}/.test(pattern);
const isChosen = (part: Schema) => part.const !== undefined || part.enum !== undefined;

describe.each(requests)('%s', (_, schema) => {
  it('holds no object that takes keys it does not name', () => {
    expect(breaking(schema, (part) => part.type !== 'object' || part.additionalProperties === false)).toEqual([]);
  });

  it('holds no list and no text without an end', () => {
    expect(breaking(schema, (part) => part.type !== 'array' || part.maxItems !== undefined)).toEqual([]);
    const ends = (part: Schema) =>
      isChosen(part) || part.format !== undefined || part.maxLength !== undefined || isBounded(part.pattern ?? '');
    expect(breaking(schema, (part) => part.type !== 'string' || ends(part))).toEqual([]);
  });

  it('holds no text that may have a control character in it', () => {
    // NUL, which PostgreSQL refuses, and a lone surrogate, which it cannot encode.
    const isClean = ({ pattern = '' }: Schema) =>
      [0x0, 0xd800].every((code) => !new RegExp(pattern, 'u').test(String.fromCharCode(code)));
    const holds = (part: Schema) => isChosen(part) || part.format !== undefined || isClean(part);
    expect(breaking(schema, (part) => part.type !== 'string' || holds(part))).toEqual([]);
  });

  it('holds no number below its meaning', () => {
    const isNumber = (part: Schema) => part.type === 'integer' || part.type === 'number';
    expect(breaking(schema, (part) => !isNumber(part) || isChosen(part) || part.minimum !== undefined)).toEqual([]);
  });
});

it('are found in their files', () => expect(requests.length).toBeGreaterThan(50));
