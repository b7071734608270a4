/** The accessibility tree of a story as text. */
import { ariaText, type AriaNode } from '../../scripts/book/ariaTree';

let next = 0;
/** Nodes of a tree, the root first. */
function tree(
  role: string,
  given: Omit<Partial<AriaNode>, 'role' | 'name'> & { name?: string },
  ...below: AriaNode[][]
): AriaNode[] {
  const { name = '', ...other } = given;
  const childIds = below.map(([first]) => first?.nodeId ?? '');
  next += 1;
  return [
    { nodeId: String(next), ignored: false, role: { value: role }, name: { value: name }, ...other, childIds },
    ...below.flat(),
  ];
}
const text = (name: string) => tree('StaticText', { name }, tree('InlineTextBox', { name }));
const state = (name: string, value: unknown) => ({ properties: [{ name, value: { value } }] });
const lines = (...below: AriaNode[][]) => ariaText(tree('RootWebArea', {}, ...below));

test('a text that the name repeats is left out, a lone one stands on the line of its node', () => {
  expect(lines(tree('button', { name: 'Continuar' }, text('Continuar')), tree('paragraph', {}, text('Olá')))).toBe(
    '- button "Continuar"\n- paragraph: "Olá"\n',
  );
});

test('neighbouring texts are one, over boxes without a word', () => {
  const price = tree('generic', {}, text('R$'), tree('strong', {}, text('112,50')));
  expect(lines(tree('cell', {}, price))).toBe('- cell: "R$ 112,50"\n');
});

test('an ignored node leaves its children', () => {
  expect(lines(tree('group', { ignored: true }, tree('link', { name: 'Termos' })))).toBe('- link "Termos"\n');
});

test.each([
  ['button', state('expanded', false), ' [collapsed]'],
  ['button', state('expanded', true), ' [expanded]'],
  ['checkbox', state('checked', 'mixed'), ' [checked=mixed]'],
  ['checkbox', state('checked', 'false'), ''],
  ['heading', state('level', 2), ' [level=2]'],
  ['listitem', state('level', 1), ''],
  ['textbox', { value: { value: 'Ana' } }, ' = "Ana"'],
  ['button', { description: { value: 'Fecha o aviso' } }, ' (Fecha o aviso)'],
  ['button', { description: { value: 'Nome' } }, ''],
])('%s tells its states', (role, given, told) => {
  expect(lines(tree(role, { name: 'Nome', ...given }))).toBe(`- ${role} "Nome"${told}\n`);
});

test('the time of a timer stands still', () => {
  expect(lines(tree('timer', { name: 'Tempo de reserva' }, text('09:58')))).toBe(
    '- timer "Tempo de reserva": "00:00"\n',
  );
});

test('decoration is an empty text', () => {
  expect(lines(tree('image', { ignored: true }))).toBe('\n');
});
