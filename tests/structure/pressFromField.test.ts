import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const features = path.join(import.meta.dirname, '../../src/features');
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(path.join(features, file), 'utf8') }));

/**
 * Screens that act when a field is left, and why no click is lost. Every other error on leaving comes from the controls
 * bound to forms, which wait for the click (src/ui/form/pressFromField.test.tsx).
 */
const acting: Record<string, string> = {
  'sessao/NovaSenhaInput.tsx': 'waits for the click',
  'compra/passageiros/PassageirosForm.tsx': 'keeps the draft, which moves nothing',
};

it('leaves the errors of fields that are left to the controls that wait for the click', () => {
  const found = sources.filter(({ text }) => /\bonBlur\b/.test(text)).map(({ file }) => file);
  expect(found.toSorted()).toEqual(Object.keys(acting).toSorted());
});
