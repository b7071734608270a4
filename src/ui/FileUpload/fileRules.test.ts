import { acceptOf, refusalOf, rulesText, sizeText } from './fileRules';

const pdf = { label: 'PDF', mime: 'application/pdf', extensions: ['.pdf'] };
const jpg = { label: 'JPG', mime: 'image/jpeg', extensions: ['.jpg', '.jpeg'] };
const png = { label: 'PNG', mime: 'image/png', extensions: ['.png'] };
const mega = 1024 ** 2;
const rules = { kinds: [pdf, jpg, png], maxBytes: 5 * mega };

const file = (name: string, type: string, bytes: number) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};

it.each([
  [1, '1\u00a0kB'],
  [380 * 1024, '380\u00a0kB'],
  [mega, '1\u00a0MB'],
  [4.2 * mega, '4,2\u00a0MB'],
])('says %d bytes as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

it.each([
  [undefined, 'PDF, JPG ou PNG, até 5\u00a0MB cada'],
  [1, 'PDF, JPG ou PNG, até 5\u00a0MB, um arquivo'],
  [3, 'PDF, JPG ou PNG, até 5\u00a0MB cada, no máximo 3 arquivos'],
])('says its rules in words, with %s files', (maxFiles, text) => {
  expect(rulesText({ ...rules, maxFiles })).toBe(text);
});

it.each([
  ['a known type', file('rg', 'image/jpeg', 10), undefined],
  ['a known ending without a type', file('RG.JPEG', '', 10), undefined],
  ['another type', file('rg.heic', 'image/heic', 10), 'Tipo não aceito. Envie PDF, JPG ou PNG.'],
  ['an empty file', file('rg.pdf', 'application/pdf', 0), 'O arquivo está vazio.'],
  ['as large as may be', file('rg.pdf', 'application/pdf', 5 * mega), undefined],
  ['too large', file('rg.pdf', 'application/pdf', 7.3 * mega), 'Tem 7,3\u00a0MB; o máximo é 5\u00a0MB.'],
])('judges %s', (_, given, reason) => expect(refusalOf(given, rules)).toBe(reason));

it('asks the system for types and endings', () => {
  expect(acceptOf([pdf, jpg])).toBe('application/pdf,.pdf,image/jpeg,.jpg,.jpeg');
});
