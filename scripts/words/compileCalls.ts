import { compileMessage } from '../../src/words/compiled';

const LITERAL = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;
const SAID = new RegExp(String.raw`\b(t|rich)\(\s*(${LITERAL})`, 'g');
const MARKED = new RegExp(String.raw`\bmsg\(\s*(${LITERAL})\s*,?\s*\)`, 'g');

/** The text of a literal: JSON's, once its quotes are. */
function textOf(literal: string): string {
  const inner = literal.slice(1, -1).replace(/\\'/g, "'");
  return JSON.parse(`"${literal.startsWith("'") ? inner.replace(/(?<!\\)"/g, '\\"') : inner}"`) as string;
}

/** A marked message: its text, or what `t` says it by where it has arguments. */
function marked(_: string, literal: string): string {
  const message = compileMessage(textOf(literal));
  return typeof message === 'string' ? literal : JSON.stringify(message);
}

function compiled(call: string, name: string, literal: string): string {
  const message = compileMessage(textOf(literal));
  return typeof message === 'string' ? call : `${name}(${JSON.stringify(message)}`;
}

/**
 * Compiles the messages of `t`, `rich` and `msg` in a module, so that no parser of ICU travels to the browser. Reads the
 * calls from the text: their first argument is a literal, which a test demands (tests/structure/words). A module that says
 * no words passes as it is.
 */
export const compileCalls = (source: string): string =>
  source.includes('words/') ? source.replace(SAID, compiled).replace(MARKED, marked) : source;

/** The loader of webpack. */
export default compileCalls;
