import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate, root } from './runModule';

interface Goal {
  id: string;
  state: string;
  proofs: { file: string; title: string | undefined }[];
  text: string;
}

const page = readFileSync(path.join(root, 'docs/confiabilidade.md'), 'utf8');
const goals = page
  .split('\n')
  .filter((line) => /^\| G\d/.test(line))
  .map((line): Goal => {
    const [, id = '', , state = '', text = ''] = line.split('|').map((cell) => cell.trim());
    const proofs = [...text.matchAll(/`([\w./-]+\.\w+)`(?: “([^”]+)”)?/g)].map(([, file = '', title]) => ({
      file,
      title,
    }));
    return { id, state, proofs, text };
  });
const titles = evaluate('titles.allTitles()') as { file: string; title: string }[];
const isThere = ({ file, title }: Goal['proofs'][number]): boolean =>
  existsSync(path.join(root, file)) &&
  (title === undefined || titles.some((one) => one.file === file && one.title === title));

describe('docs/confiabilidade.md', () => {
  it('has each of the 45 goals once, in their order', () => {
    expect(goals.map(({ id }) => id)).toEqual(Array.from({ length: 45 }, (_, index) => `G${index + 1}`));
  });

  it('says how each stands, and of what is not whole what is missing', () => {
    const wrong = goals.filter(({ state, proofs, text }) => {
      if (state === 'open') return proofs.length > 0;
      if (state === 'in part') return proofs.length === 0 || !text.includes(';');
      return state !== 'held' || proofs.length === 0;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('names files and tests that are there', () => {
    expect(
      goals.flatMap(({ id, proofs }) => proofs.filter((one) => !isThere(one)).map(({ file }) => `${id}: ${file}`)),
    ).toEqual([]);
  });

  it('tells the share of the ASVS that its table has', () => {
    const { text } = goals.find(({ id }) => id === 'G21') ?? { text: '' };
    const lines = readFileSync(path.join(root, 'docs/asvs.csv'), 'utf8').trimEnd().split('\n').slice(1);
    const shares = [',1,', ',2,'].map((level) => {
      const due = lines.filter(
        (line) => /^V[\d.]+,\d,/.exec(line)?.[0].endsWith(level) && !line.includes('specification §'),
      );
      return Math.floor((100 * due.filter((line) => !line.includes(',gap,')).length) / due.length);
    });
    expect(text).toContain(`${shares[0]} % and ${shares[1]} %`);
  });
});
