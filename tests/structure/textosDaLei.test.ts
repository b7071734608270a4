import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textosDaLei } from '../../src/domain/base/textoDaLei';
import { catalogues } from '../../src/words/catalogues';

const folder = path.join(__dirname, '../../server/migrations');
const migrations = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

describe('the texts of law that the tables hold', () => {
  it.each(textosDaLei)('have “%s” letter by letter, in each language', (texto) => {
    expect(migrations).toContain(texto);
    expect(catalogues.en?.[texto]).toEqual(expect.any(String));
    expect(catalogues.es?.[texto]).toEqual(expect.any(String));
  });

  it('are all in the list but those of the places of gratuity, which no screen shows', () => {
    const written = [...migrations.matchAll(/'(Lei [\d.]+\/\d{4}[^'\n]*)'/g)]
      .map(([, texto]) => texto)
      .filter((texto) => !/10\.741|8\.899/.test(texto ?? ''));
    expect(written.length).toBeGreaterThan(0);
    expect(textosDaLei).toEqual(expect.arrayContaining(written));
  });
});
