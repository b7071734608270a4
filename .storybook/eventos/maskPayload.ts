import { cover } from '../../src/app/devLog';

/** Stands in the place of personal data. */
export const MASK = '•••';

/** Fields that tell that an object describes a person, so that its `nome` is theirs. */
const PERSON = new Set([
  'cpf',
  'email',
  'documento',
  'numeroDocumento',
  'dataNascimento',
  'celular',
  'sub',
  'senha',
  // A file that somebody sent, and its name.
  'conteudo',
  'protocolo',
]);
/** Text that is personal or secret wherever it stands. */
const PERSONAL = new Set(['passageiro', 'documento', 'numeroDocumento', 'atual', 'nova', 'token', 'conteudo']);
/** Fields with people's own writing; the words of a place or of a notice of ours are told by the field beside them. */
const WRITTEN = new Set(['texto', 'mensagem']);
const OURS = ['lugar', 'tone'];
const LONGEST = 4_000;

/** CPF, RG, mobile phone and e-mail address inside any text. */
const IN_TEXT = new RegExp(
  [
    String.raw`[^\s@"'<>=&?/,;:()]+(?:@|%40)[^\s@"'<>=&?/,;:()]+\.[a-z]{2,}`,
    String.raw`(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)`,
    String.raw`(?<!\d)\d{1,2}\.\d{3}\.\d{3}-[\dx](?!\d)`,
    String.raw`(?<![\w-])(?:\+?55\s?)?\(?\d{2}\)?\s?9\d{4}[-\s]?\d{4}(?![\w-])`,
    String.raw`(?<![\w-])\d{11}(?![\w-])`,
  ].join('|'),
  'gi',
);

/** A text without the personal data that are told by their form. */
export const maskText = (text: string): string => text.replace(IN_TEXT, MASK);

/** Masks names and what people write; place and line names stay. */
function coverNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(coverNames);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  const isPerson = keys.some((key) => PERSON.has(key));
  const isOurs = OURS.some((key) => keys.includes(key));
  const isPersonal = (key: string) =>
    PERSONAL.has(key) || (isPerson && (key === 'nome' || key === 'sub')) || (!isOurs && WRITTEN.has(key));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      typeof inner === 'string' && inner !== '' && isPersonal(key) ? MASK : coverNames(inner),
    ]),
  );
}

/** Every text of a value masked by its form, names of fields too: a table may be keyed by CPF. */
function coverTexts(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(coverTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [maskText(key), coverTexts(inner)]));
}

/** A value with personal data masked: by field as in the development log, by form, and people's names and words. */
export const maskValue = (value: unknown): unknown => coverTexts(cover(coverNames(value)));

/** A payload as text for the panel: personal data masked, length limited. */
export function maskPayload(payload: unknown): string {
  if (payload === undefined) return '';
  const text = JSON.stringify(maskValue(payload), null, 2);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
