/**
 * Loader of webpack that compiles the messages of `t`, `rich` and `msg` in a module, so that no parser of ICU travels to
 * the browser. Reads the calls from the text: their first argument is a literal, which a test demands
 * (tests/structure/words).
 */
import compile from 'icu-minify/compile';

const LITERAL = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;
const SAID = new RegExp(String.raw`\b(t|rich)\(\s*(${LITERAL})`, 'g');
const MARKED = new RegExp(String.raw`\bmsg\(\s*(${LITERAL})\s*,?\s*\)`, 'g');

/** The text of a literal: JSON's, once its quotes are. */
const textOf = (literal) => {
  const inner = literal.slice(1, -1).replace(/\\'/g, "'");
  return JSON.parse(`"${literal.startsWith("'") ? inner.replace(/(?<!\\)"/g, '\\"') : inner}"`);
};

const compiled = (call, name, literal) => {
  const message = compile(textOf(literal));
  return typeof message === 'string' ? call : `${name}(${JSON.stringify(message)}`;
};

/** A module that says no words passes as it is. */
export const compileCalls = (source) =>
  source.includes('words/') ? source.replace(SAID, compiled).replace(MARKED, '$1') : source;

export default function loader(source) {
  return compileCalls(source);
}
