import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const TAKERS = new Set(['takeEvent', 'queueEvents', 'onEvent', 'onLatest']);
const MENTIONS = /\bemit\b|takeEvent|queueEvents|onEvent|onLatest/;

/** A source of the app, parsed, with its declarations by name. */
interface Source {
  file: ts.SourceFile;
  declarations: Map<string, ts.Expression>;
}

const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const source = sources.get(file) ?? parse(file, readFileSync(file, 'utf8'));
  sources.set(file, source);
  return source;
}

function parse(file: string, text: string): Source {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declarations = new Map<string, ts.Expression>();
  walk(parsed, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return;
    declarations.set(node.name.text, node.initializer);
  });
  return { file: parsed, declarations };
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

const calledName = ({ expression }: ts.CallExpression): string => {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
};

/** The strings of an expression: literals, and those of the constants that it names, such as a table of steps. */
function stringsIn(expression: ts.Node, source: Source, seen = new Set<ts.Node>()): string[] {
  if (seen.has(expression)) return [];
  seen.add(expression);
  const found: string[] = [];
  const keys = expression.getText().startsWith('Object.keys(');
  walk(expression, (node) => {
    if (ts.isStringLiteral(node)) found.push(node.text);
    if (!ts.isIdentifier(node)) return;
    const declared = source.declarations.get(node.text);
    if (declared) found.push(...(keys ? keysOf(declared) : stringsIn(declared, source, seen)));
  });
  return found;
}

/** The keys of an object literal, below `as` and `satisfies`. */
function keysOf(expression: ts.Expression): string[] {
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)) return keysOf(expression.expression);
  if (!ts.isObjectLiteralExpression(expression)) return [];
  return expression.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
}

/** The declarations of a source, and those of the workflows that it imports from, such as the steps of the purchase. */
function withImports(source: Source): Source {
  const declarations = new Map(source.declarations);
  for (const statement of source.file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = path.join(path.dirname(source.file.fileName), `${statement.moduleSpecifier.text}.ts`);
    if (!from.includes(path.join('src', 'sagas')) || !ts.sys.fileExists(from)) continue;
    for (const [name, value] of sourceOf(from).declarations) if (!declarations.has(name)) declarations.set(name, value);
  }
  return { ...source, declarations };
}

export interface Uses {
  emitted: string[];
  taken: string[];
}

/** Strings that a source emits, and those that it takes. */
function usesOf(source: Source): Uses {
  const uses: Uses = { emitted: [], taken: [] };
  walk(source.file, (node) => {
    if (!ts.isCallExpression(node)) return;
    const called = calledName(node);
    const [first] = node.arguments;
    if (called === 'emit' && first) uses.emitted.push(...stringsIn(first, source));
    if (!TAKERS.has(called)) return;
    const all = withImports(source);
    uses.taken.push(...node.arguments.flatMap((argument) => stringsIn(argument, all)));
  });
  return uses;
}

export const usesIn = (text: string): Uses => usesOf(parse('example.ts', text));

/** Events that a file of the app emits and takes; a file that mentions neither is not parsed. */
export const usesInFile = (file: string): Uses =>
  MENTIONS.test(readFileSync(file, 'utf8')) ? usesOf(sourceOf(file)) : { emitted: [], taken: [] };

/** Sources below a folder: no tests, stories, pages of the book or declarations. */
export const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(d|test|stories|docs)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
