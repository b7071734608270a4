import format, { type FormatOptions } from 'icu-minify/format';
import { activeWords } from './active';
import { type CompiledMessage, compileMessage, keyOf } from './compiled';
import { LOCALES } from './language';
import type { Message } from './messages';
import { onceEach } from './onceEach';

/** Arguments of a message, by their names in it. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Says a message in the active language. `message` is its Portuguese text in ICU format, written as a literal: the
 * translations are found by it, and a test compares them. Called while something is drawn or answered, never when a
 * module is read, since the language is not known then.
 * @example t('{n, plural, =1 {# viagem} other {# viagens}}', { n: 3 })
 */
export const t = (message: Message, values?: Values): string => saidWith(message, values) as string;

/**
 * A text in the active language where it is a known message, as it is otherwise. For texts that come from a table of
 * words, from a form's schema or from the API.
 */
export function translated(text: string): string {
  const found = activeWords().catalogue?.[text];
  return typeof found === 'string' ? found : text;
}

/**
 * Marks a literal as a message that is said later by {@link translated} or {@link t}: in a table or in a schema. The
 * build drops the call.
 */
export const msg = <const M extends Message>(message: M): M => message;

/** Parts of a message with tags or arguments; one text where it has none. Throws when an argument is missing. */
export function saidWith<Rich = never>(
  message: string,
  values?: Readonly<Record<string, string | number | ((chunks: (string | Rich)[]) => Rich)>>,
): string | Rich | (string | Rich)[] {
  const { language, catalogue } = activeWords();
  const compiled = compiledOf(message);
  const said = catalogue?.[keyOf(compiled)] ?? compiled;
  return typeof said === 'string' ? said : format<Rich>(said, LOCALES[language], values, FORMATTERS);
}

/** The build hands in compiled messages in the place of their texts. */
const compiledOf = (message: string | CompiledMessage): CompiledMessage =>
  typeof WORDS_COMPILED === 'undefined' && typeof message === 'string' ? compileMessage(message) : message;

const cardinals = onceEach((locale) => new Intl.PluralRules(locale));
const numbers = onceEach((locale) => new Intl.NumberFormat(locale));
const ordinals = onceEach((locale) => new Intl.PluralRules(locale, { type: 'ordinal' }));

const FORMATTERS: FormatOptions = {
  formatters: {
    getPluralRules: (locale, options) => (options?.type === 'ordinal' ? ordinals : cardinals)(String(locale)),
    getNumberFormat: (locale) => numbers(String(locale)),
    getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
  },
};
