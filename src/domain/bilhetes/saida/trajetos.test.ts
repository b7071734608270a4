import { formatTrajetos, parseTrajetos, trajetoAte, withTrajeto } from './trajetos';

describe('the times to terminals', () => {
  it.each([
    ['nothing', null, []],
    ['no list', '{"1":45}', []],
    ['no JSON', 'x', []],
    ['what nobody chose here', '[["1",45],["2",44],["x",45],[3,45],"4",["5"]]', [['1', 45]]],
  ])('that the device holds are read where they are well-formed: %s', (_, text, expected) => {
    expect(parseTrajetos(text)).toEqual(expected);
  });

  it('come back as they were written, the latest choice of a terminal alone', () => {
    const trajetos = withTrajeto(withTrajeto(withTrajeto([], '1', 45), '4', 15), '1', 90);
    expect(parseTrajetos(formatTrajetos(trajetos))).toEqual([
      ['1', 90],
      ['4', 15],
    ]);
    expect([trajetoAte(trajetos, '1'), trajetoAte(trajetos, '9')]).toEqual([90, null]);
  });

  it('are eight at most', () => {
    const many = Array.from({ length: 12 }, (_, i) => String(i + 1)).reduce(
      (known, id) => withTrajeto(known, id, 30),
      withTrajeto([], '99', 15),
    );
    expect(many).toHaveLength(8);
    expect(many[0]).toEqual(['12', 30]);
  });
});
