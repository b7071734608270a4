import ts from 'typescript';
import { parse, type SaidMessage } from './readMessages';

/** Attributes and properties whose texts are read by programs alone. */
const TECHNICAL =
  /^(id|key|name|className|variant|kind|tone|href|path|icon|type|role|autoComplete|inputMode|data-.*|testId|codigo)$/;

/** Portuguese that a person reads: accents, or words apart. */
const isProse = (text: string): boolean =>
  /[A-Za-zÀ-ú]{2}/.test(text) &&
  !/^[a-z0-9@./_:#?&=-]+$/.test(text) &&
  !/^[A-Z0-9_]+$/.test(text) &&
  !/^[a-z]+[A-Z]\w*$/.test(text) &&
  (/[ãõçáéíóúâêôàÀ-Ú]/.test(text) ||
    /^[A-Z][a-z]+([ ,.:!?]|$)/.test(text) ||
    / (de|da|do|o|a|e|em|para|sem|com|no|na|por|às) /.test(text));

const isComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText());

/** The form library's hook takes the component's name, for its errors. */
const isFormHook = (node: ts.Node): boolean => ts.isCallExpression(node) && node.expression.getText() === 'useForm';

/** True for a node whose texts nobody reads: a type, an import, an error, a technical attribute, what is compared. */
const isTechnical = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isElementAccessExpression(node) ||
  ts.isTaggedTemplateExpression(node) ||
  isComparison(node) ||
  isFormHook(node) ||
  (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) ||
  (ts.isJsxAttribute(node) && TECHNICAL.test(node.name.getText()));

/** True for a part of a node that is no text for people where others of its parts may be: a property's name, a case. */
const isTechnicalPart = (part: ts.Node, node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) && (node.name === part || TECHNICAL.test(node.name.getText()))) ||
  (ts.isCaseClause(node) && node.expression === part);

const saysMessage = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  /^(t|rich|msg|translated)$/.test(node.expression.text);

/** False inside what programs read, and for a message that is said. */
function isRead(node: ts.Node): boolean {
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (saysMessage(parent)) return parent.arguments[0] !== at;
    if (isTechnical(parent) || isTechnicalPart(at, parent)) return false;
  }
  return true;
}

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  return null;
};

/** Texts of a module that a person reads and that are not said in the active language. */
export function leftIn(root: string, file: string): SaidMessage[] {
  const source = parse(root, file);
  const found: SaidMessage[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null && isProse(text) && isRead(node))
      found.push({ text, file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
