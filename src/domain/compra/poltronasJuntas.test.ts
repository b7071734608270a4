import fc from 'fast-check';
import { describeJuntas } from './descricaoJuntas';
import { areJuntas, suggestJuntas, suggestTrocas, type Assento } from './poltronasJuntas';

/** Rows of two and two with an aisle between; the last row may be of another class. */
const coach = (change: (numero: number) => Partial<Assento> = () => ({}), filas = 6): Assento[] =>
  Array.from({ length: filas * 4 }, (_, i) => ({
    numero: i + 1,
    andar: 1,
    fila: 1 + Math.floor(i / 4),
    coluna: [0, 1, 3, 4][i % 4] ?? 0,
    classe: 'executivo',
    acessivel: false,
    preferencialMulheres: false,
    livre: true,
    ...change(i + 1),
  }));
const onlyFree = (...numeros: number[]) => coach((numero) => ({ livre: numeros.includes(numero) }));
const juntas = (assentos: Assento[], quantidade: number, mulheres = false) =>
  suggestJuntas(assentos, { quantidade, classe: 'executivo', mulheres });

describe('seats together', () => {
  it.each([
    ['two side by side', coach(), 2, [1, 2]],
    ['four in a row', coach(), 4, [1, 2, 3, 4]],
    ['over the aisle rather than behind', onlyFree(1, 6, 7, 10), 2, [6, 7]],
    ['before and behind where nothing else is free', onlyFree(1, 5, 12), 2, [1, 5]],
    ['six in two rows', onlyFree(5, 6, 7, 9, 10, 11, 24), 6, [5, 6, 7, 9, 10, 11]],
    ['three in a row rather than round a corner before it', onlyFree(1, 2, 5, 9, 10, 11), 3, [9, 10, 11]],
    ['none where somebody sits between', onlyFree(1, 3), 2, []],
    ['none where one sits behind the other and beside', onlyFree(1, 6), 2, []],
    ['none where a row lies between', onlyFree(1, 9), 2, []],
    ['none where so many are not free', onlyFree(1, 2), 3, []],
    ['nobody', coach(), 0, []],
  ])('are %s', (_, assentos, quantidade, expected) => {
    expect(juntas(assentos, quantidade)).toEqual(expected);
  });

  it('leave those where women come first to who asks for them', () => {
    const assentos = coach((numero) => ({ livre: numero < 3, preferencialMulheres: true }));
    expect(juntas(assentos, 2)).toEqual([]);
    expect(juntas(assentos, 2, true)).toEqual([1, 2]);
    expect(suggestJuntas(assentos, { quantidade: 2, classe: 'executivo' })).toEqual([]);
  });

  it('leave the accessible ones for last', () => {
    expect(
      juntas(
        coach((numero) => ({ acessivel: numero < 5 })),
        2,
      ),
    ).toEqual([5, 6]);
    expect(
      juntas(
        coach((numero) => ({ acessivel: true, livre: numero < 3 })),
        2,
      ),
    ).toEqual([1, 2]);
  });

  it('lie over an aisle of any width, and never on two decks', () => {
    const wide = onlyFree(2, 3).map((one) => (one.coluna > 2 ? { ...one, coluna: one.coluna + 2 } : one));
    expect(juntas(wide, 2)).toEqual([2, 3]);
    expect(
      juntas(
        onlyFree(2, 3).map((one) => ({ ...one, andar: one.numero === 2 ? 1 : 2 })),
        2,
      ),
    ).toEqual([]);
  });

  it('lie over an aisle on their deck, whatever stands there on the other', () => {
    const seat = (numero: number, andar: number, coluna: number): Assento => ({
      numero,
      andar,
      fila: 1,
      coluna,
      livre: andar === 1,
      classe: 'executivo',
      acessivel: false,
      preferencialMulheres: false,
    });
    expect(juntas([seat(1, 1, 1), seat(2, 1, 3), seat(30, 2, 2)], 2)).toEqual([1, 2]);
  });

  it.each([
    ['beside one of those that are kept', onlyFree(2), 1, [1, 24], [2]],
    ['nowhere else', onlyFree(24), 1, [1], []],
    ['in their row rather than before them', onlyFree(5, 10), 1, [9], [10]],
    ['with the next one close to all', onlyFree(1, 6, 7), 2, [5], [6, 7]],
  ])('lie %s', (_, assentos, quantidade, perto, expected) => {
    expect(suggestJuntas(assentos, { quantidade, classe: 'executivo', perto })).toEqual(expected);
  });

  const anyCoach = fc
    .array(
      fc.record({
        livre: fc.boolean(),
        acessivel: fc.boolean(),
        preferencialMulheres: fc.boolean(),
        classe: fc.constantFrom('executivo', 'leito'),
      }),
      { minLength: 24, maxLength: 24 },
    )
    .map((changes) => coach((numero) => changes[numero - 1] ?? {}));
  const quantities = fc.integer({ min: 1, max: 6 });

  it('are free, of the class, of the number wanted, and together, whatever the coach', () => {
    fc.assert(
      fc.property(anyCoach, quantities, fc.boolean(), (assentos, quantidade, mulheres) => {
        const found = juntas(assentos, quantidade, mulheres);
        const seats = assentos.filter(({ numero }) => found.includes(numero));
        expect([0, quantidade]).toContain(found.length);
        expect(seats.every(({ livre, classe }) => livre && classe === 'executivo')).toBe(true);
        expect(mulheres || seats.every(({ preferencialMulheres }) => !preferencialMulheres)).toBe(true);
        expect(found.length === 0 || areJuntas(assentos, found)).toBe(true);
      }),
    );
  });

  it('are found wherever there are two, and spare the accessible ones wherever they can', () => {
    fc.assert(
      fc.property(anyCoach, (assentos) => {
        const usable = assentos.filter((one) => one.livre && one.classe === 'executivo' && !one.preferencialMulheres);
        const pairs = usable.flatMap((a) =>
          usable.filter((b) => areJuntas(assentos, [a.numero, b.numero])).map((b) => [a, b]),
        );
        const found = juntas(assentos, 2);
        expect(found.length > 0).toBe(pairs.length > 0);
        const mustBeAccessible = pairs.every((pair) => pair.some(({ acessivel }) => acessivel));
        const isAccessible = assentos.some((one) => found.includes(one.numero) && one.acessivel);
        expect(isAccessible).toBe(found.length > 0 && mustBeAccessible);
      }),
    );
  });
});

describe('what is offered in the place of a lost seat', () => {
  const trocas = (assentos: Assento[], perdidas: number[], mantidas: number[]) =>
    suggestTrocas(assentos, { perdidas, mantidas });

  it('lies beside the seats that are kept', () => {
    const assentos = coach((numero) => ({ livre: ![9, 10, 11].includes(numero) }));
    expect(trocas(assentos, [10], [9])).toEqual([{ numero: 10, sugerida: 5 }]);
  });

  it('is together elsewhere where nothing is free beside them', () => {
    expect(trocas(onlyFree(21, 22), [2, 3], [1])).toEqual([
      { numero: 2, sugerida: 21 },
      { numero: 3, sugerida: 22 },
    ]);
  });

  it('is of the class that was lost, each for its own', () => {
    const assentos = coach((numero) => ({
      classe: numero > 20 ? 'leito' : 'executivo',
      livre: numero > 2 && numero !== 21,
    }));
    expect(trocas(assentos, [2, 21], [])).toEqual([
      { numero: 2, sugerida: 3 },
      { numero: 21, sugerida: 22 },
    ]);
  });

  it('is nothing where only a kept seat is free', () => {
    expect(trocas(onlyFree(1), [10], [1])).toEqual([]);
  });

  it('is never a kept seat, a lost one or the same seat twice, whatever is free', () => {
    const numero = fc.integer({ min: 1, max: 24 });
    const some = fc.uniqueArray(numero, { maxLength: 6 });
    fc.assert(
      fc.property(fc.uniqueArray(numero), some, some, (livres, perdidas, outras) => {
        const mantidas = outras.filter((one) => !perdidas.includes(one));
        const found = trocas(onlyFree(...livres), perdidas, mantidas).map(({ sugerida }) => sugerida);
        expect(new Set([...found, ...mantidas, ...perdidas]).size).toBe(
          found.length + mantidas.length + perdidas.length,
        );
      }),
    );
  });

  it('is nothing where a party would be torn apart', () => {
    expect(trocas(onlyFree(1, 24), [5, 6], [])).toEqual([]);
  });
});

describe('seats together in words', () => {
  const upstairs = coach((numero) => ({ andar: numero > 12 ? 2 : 1 }));

  it.each([
    [coach(), [5], 'Poltrona livre.'],
    [coach(), [5, 6], 'Lado a lado.'],
    [coach(), [5, 9], 'Em filas seguidas.'],
    [upstairs, [5, 6], 'Lado a lado, no piso inferior.'],
    [upstairs, [13, 17], 'Em filas seguidas, no piso superior.'],
  ])('%#', (assentos, numeros, texto) => {
    expect(describeJuntas(assentos, numeros)).toBe(texto);
  });
});
