/**
 * Lists the texts that are not said in the active language yet, and the messages without a translation:
 * `npm run words:left -- src/features/compra …`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screens as en } from '../../src/words/en/screens';
import { screens as es } from '../../src/words/es/screens';
import { leftIn } from './readLeft';
import { messagesOf, sourcesIn } from './readMessages';

const root = path.resolve(import.meta.dirname, '../..');
const servers = (language: string): object =>
  JSON.parse(readFileSync(path.join(root, `src/words/${language}/servidor.json`), 'utf8')) as object;
const known = { en: { ...en, ...servers('en') }, es: { ...es, ...servers('es') } };

for (const file of sourcesIn(root, process.argv.slice(2))) {
  for (const { text, line } of leftIn(root, file)) console.log(`${file}:${line}: ${JSON.stringify(text)}`);
  for (const { text, line } of messagesOf(root, file))
    for (const [language, words] of Object.entries(known))
      if (!Object.hasOwn(words, text)) console.log(`${file}:${line}: no ${language}: ${JSON.stringify(text)}`);
}
