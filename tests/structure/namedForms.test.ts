import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runModule';

/** The opening tags of the product's forms; those of its book and tests are examples. */
const forms = globSync('src/**/*.tsx', { cwd: root })
  .filter((file) => !/\.(test|stories|docs)\.tsx$/.test(file))
  .flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/<form\b[^]*?>\n/g)].map(([tag]) => ({ file, tag })),
  );

describe('forms', () => {
  it('have a name each, by which a screen reader lists them', () => {
    expect(forms.length).toBeGreaterThan(10);
    expect(forms.filter(({ tag }) => !/\baria-label(ledby)?=/.test(tag))).toEqual([]);
  });
});
