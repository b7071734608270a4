import { readFailure } from './readFailure';

const failure = (stack: string, name = 'TypeError'): Error =>
  Object.assign(new Error('Ana, CPF 529.982.247-25'), { name, stack });
const frame = (n: number) => `    at f (https://itape.test/js/main.${n}.js:${n}:2)`;

describe('a fault in the browser', () => {
  it.each([
    ['Chromium', 'TypeError: x\n    at f (https://itape.test/js/main.1.js:10:20)'],
    ['Firefox and WebKit', 'f@https://itape.test/js/main.1.js:10:20'],
  ])('is told by its places, as %s writes them', (_, stack) => {
    expect(readFailure(failure(stack))).toEqual({
      nome: 'TypeError',
      quadros: [{ arquivo: 'main.1.js', linha: 10, coluna: 20 }],
    });
  });

  it('is told without its message, in which data of a person may stand', () => {
    expect(JSON.stringify(readFailure(failure(frame(1))))).not.toMatch(/Ana|529/);
  });

  it('is told by eight places at most', () => {
    const stack = Array.from({ length: 12 }, (_, n) => frame(n)).join('\n');
    expect(readFailure(failure(stack))?.quadros.map(({ linha }) => linha)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('under a name that is no name is an error like any other', () => {
    expect(
      [failure(frame(1), 'Erro <b>'), failure(frame(1), 'A'.repeat(41))].map((one) => readFailure(one)?.nome),
    ).toEqual(['Error', 'Error']);
  });

  it.each(['CallFailed', 'IdentityError', 'OutdatedPage', 'ChunkLoadError', 'AbortError'])(
    'that the product expects is none: %s',
    (name) => expect(readFailure(failure(frame(1), name))).toBeNull(),
  );

  it.each<[string, unknown]>([
    ['an extension’s', failure('at f (chrome-extension://abc/content.js:1:2)')],
    ['one without a trace', failure('')],
    ['a thrown text', 'quebrou'],
    ['nothing', undefined],
  ])('is none where it is %s', (_, error) => expect(readFailure(error)).toBeNull());
});
