import { evaluate, node } from './runModule';

describe('docs/especificacao.md', () => {
  it('says what the titles of the tests say, and no title names an id that is not there', () => {
    const { status, stderr } = node('scripts/specCoverage.mjs', '--check');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

describe('the ids in a title', () => {
  it.each([
    ['leads home [§4.guard.2]', ['4.guard.2']],
    ['leads home [§4.guard.2, GU3] [DL1]', ['4.guard.2', 'GU3', 'DL1']],
    ['shows [one] thing of [GUARD]', []],
  ])('are read from %s', (title, ids) => {
    expect(evaluate(`spec.idsIn(${JSON.stringify(title)})`)).toEqual(ids);
  });

  it('are reported when nobody knows them', () => {
    const titles = [{ file: 'a.test.ts', title: 'x [§4.guard.99, ZZ9, GU1]' }];
    expect(
      evaluate(`spec.unknownIds(${JSON.stringify(titles)}, { frases: [] }, { falhas: [{ id: 'GU1' }] })`),
    ).toHaveLength(2);
  });

  it('are read from every kind of title', () => {
    const source =
      "it('one \\'two\\'', () => 1); it.each([[1]])(\n  `three`,\n  f); describe(\"four\", g); call('five');";
    expect(evaluate(`titles.titlesIn(${JSON.stringify(source)})`)).toEqual(["one 'two'", 'three', 'four']);
  });
});
