import fc from 'fast-check';
import type { Schema } from './openapi';

/** Values known to the running server, by name of field or parameter. */
export type Known = (name: string) => readonly unknown[];

const byFormat: Record<string, readonly string[]> = {
  nome: ['Conceição Araújo'],
  cpf: ['529.982.247-25'],
  celular: ['+5511987654321'],
  email: ['alguem@itape.test'],
  'date-time': ['2026-03-01T12:00:00Z', '2026-03-01T09:00:00.000-03:00'],
};

/** Inputs valid for the schema, so that a single bad value among them reaches the code behind it. */
export function plausible(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((branch) => plausible(branch, known, name)));
  if (schema.type === 'object') return plausibleObject(schema, known);
  if (schema.type === 'array') return plausibleArray(schema, known, name);
  const values = known(name).filter((value) => isOf(schema, value));
  if (values.length > 0) return fc.constantFrom(...values);
  return schema.enum ? fc.constantFrom(...schema.enum) : plausibleScalar(schema);
}

/** One name may be a document's number here and a house's there: a known value has to be one that the schema admits. */
function isOf(schema: Schema, value: unknown): boolean {
  const { type, enum: values, minLength = 0, maxLength = Infinity, pattern } = schema;
  if (values) return values.includes(value);
  if (type === 'integer' || type === 'number') return Number.isFinite(Number(value));
  if (type !== 'string') return typeof value === type;
  const text = String(value);
  const isLong = text.length >= minLength && text.length <= maxLength;
  return isLong && (pattern === undefined || new RegExp(pattern, 'u').test(text));
}

function plausibleScalar(schema: Schema): fc.Arbitrary<unknown> {
  const { type, minimum: min = 0, maximum = Infinity } = schema;
  switch (type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min, max: Math.min(maximum, min + 50) });
    case 'string':
      return plausibleString(schema);
    default:
      return fc.constant(null);
  }
}

function plausibleArray({ items = {}, minItems = 0 }: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  const size = { minLength: Math.max(minItems, 1), maxLength: Math.max(minItems, 2) };
  return fc.array(plausible(items, known, name), size);
}

function plausibleObject({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const value = plausible(schema, known, name);
    // Optional fields are usually sent, since an absent one is never read.
    return [name, required.includes(name) ? value : fc.option(value, { nil: undefined, freq: 5 })] as const;
  });
  return fc.record(Object.fromEntries(fields)).map((made) => JSON.parse(JSON.stringify(made)) as unknown);
}

function plausibleString({ format, pattern, minLength = 1, maxLength = 40 }: Schema): fc.Arbitrary<unknown> {
  const examples = format === undefined ? undefined : byFormat[format];
  if (examples) return fc.constantFrom(...examples);
  // Patterns that exclude control characters admit any text; no text can be generated from a lookahead.
  if (pattern === undefined || pattern.includes('[^') || pattern.includes('(?')) {
    return fc.constantFrom('Ônibus às 8h'.padEnd(minLength, 'x').slice(0, maxLength));
  }
  return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'xsmall' });
}
