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

describe('a deviation on purpose', () => {
  const spec = { secoes: { 4: 'States' }, frases: [{ id: '4.guard.4', texto: 'Any failure forces logout.' }] };
  const faults = { secoes: {}, falhas: [] };
  const desvio = { id: '4.guard.4', sentenca: 'Any failure forces logout.', fazemos: 'Some do.', porque: 'Outages.' };
  const titles = [{ file: 'a.test.ts', title: 'logs out [§4.guard.4]' }];
  const render = (departures: object[]) =>
    String(
      evaluate(`spec.renderDocument(${[titles, spec, faults, departures].map((one) => JSON.stringify(one)).join()})`),
    );

  it('is shown with its reason, and is neither proven nor open', () => {
    expect(render([])).toContain('1 of 1 sentences');
    const text = render([desvio]);
    expect(text).toContain('0 of 0 sentences');
    expect(text).toContain('1 more sentences are departed from on purpose');
    expect(text).toContain('*desvio*: Some do. *Reason*: Outages.');
    expect(text).toContain('`a.test.ts`: logs out');
  });

  it('quotes the sentence that it departs from, letter by letter', () => {
    const wrong = (row: object) =>
      evaluate(`deviations.wrongDeviations([${JSON.stringify(row)}], ${JSON.stringify(spec)})`);
    expect(wrong(desvio)).toEqual([]);
    expect(wrong({ ...desvio, id: '4.guard.99' })).toHaveLength(1);
    expect(wrong({ ...desvio, sentenca: 'Any failure.' })).toHaveLength(1);
  });

  it('may be missing altogether', () => {
    expect(evaluate("deviations.readDeviations('/nowhere/desvios.json')")).toEqual([]);
  });
});
