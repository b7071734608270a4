import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A message where it is said: its text, and the place of the call. */
export interface SaidMessage {
  text: string;
  file: string;
  line: number;
}

/** Calls whose first argument is a message. */
const SAYING: ReadonlySet<string> = new Set(['t', 'rich', 'msg']);

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|stories|docs|d)\.tsx?$/.test(file) && !/(^|\/)testdata\//.test(file);

/** Sources of the product below folders of the project: no tests, no stories, no builders of tests. */
export const sourcesIn = (root: string, folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter(isSource)
      .sort(),
  );

export const parse = (root: string, file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

const isMessageCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && SAYING.has(node.expression.text);

/**
 * Reads the messages of a module that imports them from src/words. Throws for a first argument that is neither a literal
 * nor a name: the build compiles literals, and a table's words are marked by `msg` where they stand.
 */
export function messagesOf(root: string, file: string): SaidMessage[] {
  const source = parse(root, file);
  if (!/words\/(t|rich)'/.test(source.text)) return [];
  const found: SaidMessage[] = [];
  const visit = (node: ts.Node): void => {
    if (isMessageCall(node)) {
      const [first] = node.arguments;
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (first && ts.isStringLiteral(first)) found.push({ text: first.text, file, line });
      else if (
        !first ||
        ts.isTemplateLiteral(first) ||
        ts.isBinaryExpression(first) ||
        ts.isConditionalExpression(first)
      )
        throw new Error(`${file}:${line}: the message is no literal`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
