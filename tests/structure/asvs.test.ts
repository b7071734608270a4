import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runModule';

interface Requirement {
  id: string;
  level: string;
  requirement: string;
  state: string;
  evidence: string[];
  note: string;
}

/** Cells of a CSV line; those with a comma are quoted. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );

const [header = '', ...lines] = readFileSync(path.join(root, 'docs/asvs.csv'), 'utf8').trimEnd().split('\n');
const table = lines.map((line): Requirement => {
  const [id = '', level = '', requirement = '', state = '', evidence = '', note = ''] = cellsOf(line);
  return { id, level, requirement, state, evidence: evidence.split(';').filter(Boolean), note };
});
const { frases } = JSON.parse(readFileSync(path.join(root, 'docs/spec/frases.json'), 'utf8')) as {
  frases: { id: string }[];
};
const sentences = new Set(frases.map(({ id }) => id));
/** The sentence named by a requirement in state `spec`, with which the specification contradicts it. */
const sentenceBehind = ({ note }: Requirement) => /^specification §([\w.-]+):/.exec(note)?.[1];

/** Requirements of levels 1 and 2 of version 5.0.0 by chapter: `1.1-2` are 1.1 and 1.2 of its section 1. */
const IDS = {
  V1: '1.1-2 2.1-9 3.1-11 4.1-3 5.1-2',
  V2: '1.1-3 2.1-3 3.1-4 4.1',
  V3: '2.1-2 3.1-4 4.1-6 5.1-5 7.1-2',
  V4: '1.1-3 2.1 3.1-2 4.1-4',
  V5: '1.1 2.1-3 3.1-2 4.1-3',
  V6: '1.1-3 2.1-12 3.1-4 4.1-4 5.1-5 6.1-3 8.1-4',
  V7: '1.1-3 2.1-4 3.1-2 4.1-5 5.1-2 6.1-2',
  V8: '1.1-2 2.1-3 3.1 4.1',
  V9: '1.1-3 2.1-4',
  V10: '1.1-2 2.1-2 3.1-4 4.1-11 5.1-5 6.1-2 7.1-3',
  V11: '1.1-2 2.1-3 3.1-3 4.1-4 5.1 6.1',
  V12: '1.1-3 2.1-2 3.1-4',
  V13: '1.1 2.1-5 3.1-2 4.1-5',
  V14: '1.1-2 2.1-4 3.1-3',
  V15: '1.1-3 2.1-3 3.1-7',
  V16: '1.1 2.1-5 3.1-4 4.1-3 5.1-3',
  V17: '1.1 2.1-4 3.1-2',
};
const idsOf = ([chapter, sections]: [string, string]): string[] =>
  sections.split(' ').flatMap((section) => {
    const [number = '', ranges = ''] = section.split('.');
    return ranges.split(',').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => `${chapter}.${number}.${first + index}`);
    });
  });
/** Minimum percentage met or not applicable, among those that the specification leaves open. */
const FLOOR = { '1': 100, '2': 95 };

const share = (level: string): number => {
  const due = table.filter((one) => one.level === level && one.state !== 'spec');
  return (100 * due.filter(({ state }) => state !== 'gap').length) / due.length;
};

describe('docs/asvs.csv', () => {
  it('has each requirement of levels 1 and 2 once, in the standard’s order', () => {
    expect(header).toBe('id,level,requirement,state,evidence,note');
    expect(table.map(({ id }) => id)).toEqual(Object.entries(IDS).flatMap(idsOf));
    expect(table.filter(({ level }) => level === '1')).toHaveLength(70);
    expect(table.filter(({ level }) => level === '2')).toHaveLength(183);
  });

  it('says of each what it asks for and how it stands, and shows it by files that are there', () => {
    const wrong = table.filter(
      ({ requirement, state, evidence, note }) =>
        requirement === '' ||
        !['met', 'not applicable', 'spec', 'gap'].includes(state) ||
        evidence.length === 0 ||
        evidence.some((file) => !existsSync(path.join(root, file))) ||
        (state !== 'met' && note === ''),
    );
    expect(wrong).toEqual([]);
  });

  it('names, where the specification asks for the contrary, a sentence of it', () => {
    const contrary = table.filter(({ state }) => state === 'spec');
    expect(contrary.map(({ id }) => id)).toEqual(['V6.2.1', 'V6.2.5', 'V6.3.3', 'V14.2.1']);
    expect(contrary.filter((one) => !sentences.has(sentenceBehind(one) ?? ''))).toEqual([]);
    expect(table.filter((one) => sentenceBehind(one) !== undefined && one.state !== 'spec')).toEqual([]);
  });

  it.each(['1', '2'] as const)('loses no ground at level %s', (level) => {
    expect(share(level)).toBeGreaterThanOrEqual(FLOOR[level]);
  });
});
