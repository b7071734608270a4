import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A property of a component, as its type says it. */
export interface PropertyFacts {
  name: string;
  type: string;
  required: boolean;
  /** Value without the property, as written. */
  standard?: string;
}

type Shape = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
interface Found {
  shape: Shape;
  source: ts.SourceFile;
}

const parsed = new Map<string, ts.SourceFile>();

function sourceOf(file: string): ts.SourceFile {
  const source =
    parsed.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

const isShape = (node: ts.Node): node is Shape => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replace(/^\| /, '');

/** The file that a source imports a name from, and the name there. */
function importOf(name: string, source: ts.SourceFile): { file: string; name: string } | undefined {
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const { namedBindings } = node.importClause ?? {};
    if (!namedBindings || !ts.isNamedImports(namedBindings)) continue;
    const one = namedBindings.elements.find((element) => element.name.text === name);
    const request = path.resolve(path.dirname(source.fileName), node.moduleSpecifier.text);
    const file = [`${request}.ts`, `${request}.tsx`].find((name) => ts.sys.fileExists(name));
    if (one && file) return { file, name: (one.propertyName ?? one.name).text };
  }
  return undefined;
}

/** The declaration of a type in a source, or in the one that it imports the type from. */
function declarationOf(name: string, source: ts.SourceFile): Found | undefined {
  const shape = source.statements.filter(isShape).find((one) => one.name.text === name);
  if (shape) return { shape, source };
  const imported = importOf(name, source);
  return imported && declarationOf(imported.name, sourceOf(imported.file));
}

/** Names of literals: `'a' | 'b'`. */
const literalsIn = (node: ts.TypeNode | undefined): string[] =>
  [...(node?.getText().matchAll(/'([\w-]+)'/g) ?? [])].map(([, name = '']) => name);

/** A type in words: a name of literals as its literals, since a reader chooses one of them. */
function typeText(node: ts.TypeNode | undefined, source: ts.SourceFile): string {
  const text = oneLine(node?.getText() ?? '').replace(/ \| undefined$/, '');
  const named = /^\w+$/.test(text) ? declarationOf(text, source) : undefined;
  const alias = named && ts.isTypeAliasDeclaration(named.shape) ? oneLine(named.shape.type.getText()) : '';
  return /^(?:'[\w-]+'|\d+)(?: \| (?:'[\w-]+'|\d+))*$/.test(alias) ? alias : text;
}

const membersOf = (nodes: ts.NodeArray<ts.TypeElement>, source: ts.SourceFile): PropertyFacts[] =>
  nodes
    .filter(ts.isPropertySignature)
    .filter(({ type }) => type?.kind !== ts.SyntaxKind.NeverKeyword)
    .map(({ name, type, questionToken }) => ({
      name: name.getText(),
      type: typeText(type, source),
      required: !questionToken,
    }));

/** Of properties with the same name, the first one; required only where all members of a union require it. */
function mergeUnion(members: readonly PropertyFacts[][]): PropertyFacts[] {
  const all = new Map(members.flat().map((property) => [property.name, property]));
  return [...all.values()].map((property) => ({
    ...property,
    required: members.every((one) => one.some(({ name, required }) => name === property.name && required)),
  }));
}

function propertiesOfReference(name: string, args: readonly ts.TypeNode[], source: ts.SourceFile): PropertyFacts[] {
  const [first, second] = args;
  if (['Omit', 'Pick', 'Partial', 'Required', 'Readonly', 'Extract'].includes(name) && first) {
    const names = literalsIn(second);
    const all = propertiesOfType(first, source);
    if (name === 'Omit') return all.filter((property) => !names.includes(property.name));
    if (name === 'Pick') return all.filter((property) => names.includes(property.name));
    return name === 'Partial' ? all.map((property) => ({ ...property, required: false })) : all;
  }
  const found = declarationOf(name, source);
  return found ? propertiesOf(found) : [];
}

function propertiesOfType(node: ts.TypeNode, source: ts.SourceFile): PropertyFacts[] {
  if (ts.isTypeLiteralNode(node)) return membersOf(node.members, source);
  if (ts.isParenthesizedTypeNode(node)) return propertiesOfType(node.type, source);
  if (ts.isIntersectionTypeNode(node)) return node.types.flatMap((type) => propertiesOfType(type, source));
  if (ts.isUnionTypeNode(node)) return mergeUnion(node.types.map((type) => propertiesOfType(type, source)));
  if (ts.isTypeReferenceNode(node))
    return propertiesOfReference(node.typeName.getText(), node.typeArguments ?? [], source);
  return [];
}

function propertiesOf({ shape, source }: Found): PropertyFacts[] {
  if (ts.isTypeAliasDeclaration(shape)) return propertiesOfType(shape.type, source);
  const inherited = (shape.heritageClauses ?? [])
    .flatMap(({ types }) => [...types])
    .flatMap((type) => propertiesOfReference(type.expression.getText(), type.typeArguments ?? [], source));
  const own = membersOf(shape.members, source);
  return [...inherited.filter(({ name }) => !own.some((property) => property.name === name)), ...own];
}

/** Values that a component gives to properties that are left out: `size = 'medium'`. */
function standardsIn(source: ts.SourceFile, component: string): Map<string, string> {
  const declared = source.statements.filter(ts.isFunctionDeclaration).find(({ name }) => name?.text === component);
  const standards = new Map<string, string>();
  const read = (pattern: ts.BindingName | undefined) => {
    if (!pattern || !ts.isObjectBindingPattern(pattern)) return;
    for (const { propertyName, name, initializer } of pattern.elements)
      if (initializer) standards.set((propertyName ?? name).getText(), oneLine(initializer.getText()));
  };
  read(declared?.parameters[0]?.name);
  for (const statement of declared?.body?.statements ?? [])
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer?.getText() === 'props') read(name);
  return standards;
}

/**
 * Properties of a component, read from the type `<Component>Props` of its file.
 * @param file the component's file, `src/ui/Button/Button.tsx`.
 */
export function propertiesIn(file: string): PropertyFacts[] {
  const source = sourceOf(file);
  const component = path.basename(file, '.tsx');
  const found = declarationOf(`${component}Props`, source);
  const standards = standardsIn(source, component);
  return (found ? propertiesOf(found) : []).map((property) => {
    const standard = standards.get(property.name);
    return standard === undefined ? property : { ...property, standard };
  });
}
