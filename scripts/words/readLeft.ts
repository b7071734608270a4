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

/** True inside a type, an import, a call that says a message, a thrown error, or what is compared. */
function isRead(node: ts.Node): boolean {
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (ts.isTypeNode(parent) || ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return false;
    if (
      ts.isCallExpression(parent) &&
      ts.isIdentifier(parent.expression) &&
      /^(t|rich|msg|translated)$/.test(parent.expression.text)
    )
      return parent.arguments[0] !== at;
    // A hook of a form names its caller for errors.
    if (ts.isCallExpression(parent) && /^use[A-Z]/.test(parent.expression.getText())) return false;
    if (ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText())) return false;
    if (ts.isJsxAttribute(parent) && TECHNICAL.test(parent.name.getText())) return false;
    if (ts.isPropertyAssignment(parent) && parent.initializer === at && TECHNICAL.test(parent.name.getText()))
      return false;
    if (ts.isPropertyAssignment(parent) && parent.name === at) return false;
    if (
      ts.isElementAccessExpression(parent) ||
      (ts.isCaseClause(parent) && parent.expression === at) ||
      ts.isTaggedTemplateExpression(parent)
    )
      return false;
    if (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText())) return false;
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
