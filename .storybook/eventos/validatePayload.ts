export type Checked = { ok: true; payload: unknown } | { ok: false; faults: string[] };

/** Parses a typed payload and validates it against the event's example. */
export function checkPayload(text: string, example: unknown): Checked {
  if (example === undefined) {
    if (text.trim() === '') return { ok: true, payload: undefined };
    return { ok: false, faults: ['Este evento não leva conteúdo: deixe o campo vazio.'] };
  }
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch (error) {
    const place = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    return { ok: false, faults: [`O texto não é JSON válido${place ? ` (posição ${place})` : ''}.`] };
  }
  const faults = differences(payload, example, '');
  return faults.length === 0 ? { ok: true, payload } : { ok: false, faults };
}

const names: Record<string, string> = {
  string: 'texto',
  number: 'número',
  boolean: 'verdadeiro ou falso',
  object: 'objeto',
  array: 'lista',
  null: 'nulo',
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const nameOf = (kind: string): string => names[kind] ?? kind;
const at = (path: string): string => (path === '' ? 'O conteúdo' : `“${path}”`);
const isRecord = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';

/**
 * Values of another kind than the example's, in words. Fields that only one of them has, and `null`, are left to the
 * event's type: an example shows one of its forms.
 */
export function kindFaults(value: unknown, example: unknown): string[] {
  if (example === undefined) return value === undefined ? [] : ['Este evento não leva conteúdo.'];
  if (value === undefined) return ['Falta o conteúdo deste evento.'];
  return differences(value, example, '', KINDS);
}

/** How closely a value has to follow the example. */
interface Rigour {
  /** Differences that count for nothing at this path. */
  forgives: (given: string, wanted: string, path: string) => boolean;
  /** An empty list of the example says nothing of the items. */
  anyItem: boolean;
  /** Fields that only one of both has are faults. */
  fields: boolean;
}

const WHOLE: Rigour = { forgives: () => false, anyItem: false, fields: true };
const KINDS: Rigour = {
  forgives: (given, wanted, path) => path !== '' && (given === 'null' || wanted === 'null'),
  anyItem: true,
  fields: false,
};

/** Differences in structure between a value and the example, in words. An example of `null` accepts text too. */
function differences(value: unknown, example: unknown, path: string, rigour = WHOLE): string[] {
  const [given, wanted] = [kindOf(value), kindOf(example)];
  if ((wanted === 'null' && given === 'string') || rigour.forgives(given, wanted, path)) return [];
  if (given !== wanted) return [`${at(path)} deve ser ${nameOf(wanted)}, não ${nameOf(given)}.`];
  if (Array.isArray(value) && Array.isArray(example)) {
    if (rigour.anyItem && example.length === 0) return [];
    return value.flatMap((item, i) => differences(item, example[0], `${path}[${i}]`, rigour));
  }
  if (!isRecord(value) || !isRecord(example)) return [];
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  return [
    ...(rigour.fields ? fieldFaults(value, example, below) : []),
    ...Object.keys(example)
      .filter((key) => key in value)
      .flatMap((key) => differences(value[key], example[key], below(key), rigour)),
  ];
}

function fieldFaults(
  value: Record<string, unknown>,
  example: Record<string, unknown>,
  below: (key: string) => string,
): string[] {
  const missing = Object.keys(example).filter((key) => !(key in value));
  const unknown = Object.keys(value).filter((key) => !(key in example));
  return [
    ...missing.map((key) => `Falta “${below(key)}”.`),
    ...unknown.map((key) => `“${below(key)}” não existe neste evento.`),
  ];
}
