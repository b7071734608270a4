import fc from 'fast-check';
import { nameOf, rowsOf, stateOf, type Choice, type MapSeat } from './seat';
import { statusText } from './statusText';

const seat = (numero: number, fields: Partial<MapSeat> = {}): MapSeat => ({
  numero,
  andar: 1,
  fila: Math.floor((numero - 1) / 4),
  coluna: (numero - 1) % 4,
  posicao: 'janela',
  classe: 'executivo',
  situacao: 'livre',
  ...fields,
});
const choice = (selecionadas: number[] = [], perdidas: number[] = []): Choice => ({ selecionadas, perdidas });

describe('a seat', () => {
  it.each<[MapSeat['situacao'], Choice, string]>([
    ['livre', choice(), 'livre'],
    ['ocupada', choice(), 'ocupada'],
    ['bloqueada', choice(), 'ocupada'],
    ['livre', choice([5]), 'selecionada'],
    ['livre', choice([6]), 'livre'],
    ['livre', choice([], [5]), 'ocupada'],
    ['livre', choice([5], [5]), 'ocupada'],
    ['ocupada', choice([5]), 'selecionada'],
  ])('that is %s with %j is announced as %s', (situacao, chosen, word) => {
    const one = seat(5, { situacao });
    expect(nameOf(one, stateOf(one, chosen), {})).toBe(`Poltrona 5, janela, executivo, ${word}`);
  });

  it('stands in its row, the rows from the driver and each from the left, in whatever order they come', () => {
    const seats = Array.from({ length: 12 }, (_, i) => seat(i + 1));
    const shuffled = fc.shuffledSubarray(seats, { minLength: seats.length });
    fc.assert(
      fc.property(shuffled, (some) => {
        expect(rowsOf(some).map((row) => row.map(({ numero }) => numero))).toEqual([
          [1, 2, 3, 4],
          [5, 6, 7, 8],
          [9, 10, 11, 12],
        ]);
      }),
    );
  });

  it('is in exactly one row, and no row is empty, whatever seats there are', () => {
    const cells = fc.uniqueArray(fc.record({ fila: fc.nat(12), coluna: fc.nat(4) }), {
      selector: ({ fila, coluna }) => fila * 5 + coluna,
      maxLength: 30,
    });
    fc.assert(
      fc.property(cells, (some) => {
        const rows = rowsOf(some.map((cell, i) => seat(i + 1, cell)));
        expect(rows.flat()).toHaveLength(some.length);
        expect(rows.every((row) => row.length > 0 && new Set(row.map(({ fila }) => fila)).size === 1)).toBe(true);
      }),
    );
  });
});

describe('the words below the map', () => {
  const poltronas = [seat(1), seat(2), seat(3, { situacao: 'ocupada' })];
  const say = (chosen: Choice, refused = false, seats = poltronas) =>
    statusText({ poltronas: seats, choice: chosen, limite: 2, refused });

  it.each<[Choice, string]>([
    [choice(), 'Nenhuma poltrona selecionada'],
    [choice([1]), '1 poltrona selecionada'],
    [choice([1, 2]), '2 poltronas selecionadas'],
    [
      choice([1, 2], [2]),
      'A poltrona 2 acaba de ser reservada por outra pessoa. Escolha outra. 1 poltrona selecionada',
    ],
    [
      choice([], [2, 1]),
      'As poltronas 1 e 2 acabam de ser reservadas por outra pessoa. Escolha outras. Nenhuma poltrona livre nesta viagem.',
    ],
  ])('of %j are: %s', (chosen, words) => expect(say(chosen)).toBe(words));

  it('list many lost seats by their numbers, not by the order in which they were lost', () => {
    expect(say(choice([], [9, 10, 2]))).toContain('As poltronas 2, 9 e 10 acabam');
  });

  it('say the limit once it is passed', () => {
    expect(say(choice([1, 2]), true)).toBe('Você pode escolher até 2 poltronas. Solte uma para trocar.');
  });

  it('say where nothing is free, though a seat of one’s own still counts as free', () => {
    const full = poltronas.map((one) => ({ ...one, situacao: 'ocupada' as const }));
    expect(say(choice(), false, full)).toBe('Nenhuma poltrona livre nesta viagem.');
    expect(say(choice([1]), false, full)).toBe('1 poltrona selecionada');
  });
});
