import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

export type { CompiledMessage } from 'icu-minify/format';

/** Characters by which a message can be more than its own text: ICU's arguments, tags and quotes. */
const SYNTAX = /[{<']/;

const known = new Map<string, CompiledMessage>();

/**
 * Compiles an ICU message, once. The build of the website compiles beforehand (scripts/words/compileCalls), so that no
 * parser travels to the browser. Throws for a message that is no ICU.
 */
export function compileMessage(message: string): CompiledMessage {
  if (!SYNTAX.test(message)) return message;
  const before = known.get(message);
  if (before !== undefined) return before;
  const compiled = compile(message);
  known.set(message, compiled);
  return compiled;
}

/** The key of a message among the translations: its text, or its compiled form as JSON. */
export const keyOf = (message: CompiledMessage): string =>
  typeof message === 'string' ? message : JSON.stringify(message);

/** Compiles messages and their translations. */
export const compileCatalogue = (texts: Readonly<Record<string, string>>): Record<string, CompiledMessage> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [keyOf(compileMessage(key)), compileMessage(text)]));
