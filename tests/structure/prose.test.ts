/** Documents name the subject of a sentence first, as comments do (scripts/lint/plugin.mjs). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runModule';

const SUBJECT_HIDDEN = /(?:^|[.!?:]\s+|\*\*\s*|^\s*[-*]\s+|^#+ (?:\d+\. )?)(?:Who|Whoever|Whose|What)\s/gm;
/** Heads of tables and of chapters are questions, not sentences. */
const isHead = (line: string): boolean => /^\s*(\||#{2,} )/.test(line);

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

const hiddenSubjects = (text: string): string[] =>
  text
    .replace(/```[\s\S]*?```/g, '')
    .split('\n')
    .filter((line) => !isHead(line))
    .flatMap((line) => line.match(SUBJECT_HIDDEN) ?? []);

describe('the documents', () => {
  it('are read', () => {
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CHANGELOG.md']));
  });

  it('begin no sentence with a word that hides its subject', () => {
    const found = documents.flatMap((file) =>
      hiddenSubjects(readFileSync(path.join(root, file), 'utf8')).map((sentence) => `${file}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'Whoever pays is somebody else.',
    '- What is sold stays, as it was.',
    'It is kept. What is typed beside it is not.',
    '**Who is told**: the buyer.',
    '# 26. Who is told of a trip, and how it ends',
  ])('would be found at %s', (sentence) => {
    expect(hiddenSubjects(sentence)).toHaveLength(1);
  });

  it('may ask in their heads, and use these words within a sentence', () => {
    expect(hiddenSubjects('## What is here\n| What | before |\nIt says what it does, and who asked.')).toEqual([]);
  });
});
