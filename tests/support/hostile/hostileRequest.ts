import fc from 'fast-check';
import { hostileFor, notoriousFor } from './hostileValues';
import { leavesOf, replaceAt, valueAt, type Path } from './leaves';
import { plausible, type Known } from './plausible';
import type { Operation } from './openapi';

/** A request of one operation before encoding. */
export interface Parts {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

interface Size {
  seed: number;
  random: number;
}

/** Requests of one operation that its schema admits, `random` in number; the same ones for one seed. */
export function plausibleRequests(operation: Operation, known: Known, { seed, random }: Size): Parts[] {
  const { params, query, headers, body } = operation;
  const good = fc.record({
    params: plausible(params, known),
    query: plausible(query, known),
    headers: plausible(headers, known),
    body: body === null ? fc.constant(undefined) : plausible(body, known),
  });
  return fc.sample(good, { seed, numRuns: random });
}

/**
 * Requests of one operation: a plausible one, for each pair of its fields and a notorious value one spoilt by it, then
 * `random` others. A single bad value among good ones reaches the code behind the schema; pure noise would stop at the
 * first check. The same seed gives the same requests.
 * @param good the plausible request to spoil, such as one that the server has accepted; default: the seed's first.
 */
export function hostileRequests(operation: Operation, known: Known, { seed, random }: Size, good?: Parts): Parts[] {
  const [first, ...others] = plausibleRequests(operation, known, { seed, random: random + 1 });
  const whole = good ?? first;
  if (whole === undefined) return [];
  const chosen = fc.sample(fc.tuple(fc.nat(), fc.nat()), { seed, numRuns: random });
  return [whole, ...spoiltByNotorious(whole), ...others.map((parts, i) => spoilt(parts, chosen[i] ?? [0, 0]))];
}

const spoiltByNotorious = (parts: Parts): Parts[] =>
  fieldsOf(parts).flatMap((path) =>
    notoriousFor(valueAt(parts, path)).map((value) => ({
      ...parts,
      ...(replaceAt(parts, path, value) as Partial<Parts>),
    })),
  );

/** Replaces one field: the first number selects it, the second its value. */
function spoilt(parts: Parts, [where, what]: readonly [number, number]): Parts {
  const fields = fieldsOf(parts);
  const path = fields[where % Math.max(fields.length, 1)];
  if (path === undefined) return parts;
  const values = hostileFor(valueAt(parts, path));
  return { ...parts, ...(replaceAt(parts, path, values[what % values.length]) as Partial<Parts>) };
}

const fieldsOf = (parts: Parts): Path[] =>
  leavesOf(parts).filter((path) => path.length > 1 || (path[0] === 'body' && parts.body !== undefined));
