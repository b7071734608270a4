import fc from 'fast-check';
import { rowsOf, stateOf, type MapSeat } from './seat';
import { walk } from './seatWalk';
import { statusText } from './statusText';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
const seatAt = (numero: number, fila: number, coluna: number): MapSeat => ({
  numero,
  fila,
  coluna,
  andar: 1,
  posicao: coluna === 0 || coluna === 4 ? 'janela' : 'corredor',
  classe: 'executivo',
  situacao: 'livre',
});
/** Coaches of any rows: some short, some missing, seats numbered in no order. */
const coach = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 4 })), {
    minLength: 1,
    maxLength: 30,
    selector: ([fila, coluna]) => fila * 10 + coluna,
  })
  .chain((places) =>
    fc
      .shuffledSubarray(
        places.map((_, i) => i + 1),
        { minLength: places.length },
      )
      .map((numbers) => places.map(([fila, coluna], i) => seatAt(numbers[i] ?? 0, fila, coluna))),
  );
const step = (seats: readonly MapSeat[], from: number, key: string, ctrlKey = false) =>
  walk(seats, from, { key, ctrlKey });

describe('walking over the seats by keys, in any coach', () => {
  it('reaches every seat from every other', () => {
    fc.assert(
      fc.property(coach, (seats) => {
        const reached = new Set([seats[0]?.numero ?? 0]);
        for (const numero of reached) {
          for (const key of ARROWS) {
            const next = step(seats, numero, key);
            if (next) reached.add(next.numero);
          }
        }
        expect(reached.size).toBe(seats.length);
      }),
      { numRuns: 300 },
    );
  });

  it('goes one row or one seat at a time, never past an edge, and never stays', () => {
    fc.assert(
      fc.property(coach, fc.nat(), (seats, pick) => {
        const from = seats[pick % seats.length];
        if (!from) return;
        const rows = rowsOf(seats);
        const at = rows.findIndex((row) => row.includes(from));
        const [up, down] = [step(seats, from.numero, 'ArrowUp'), step(seats, from.numero, 'ArrowDown')];
        expect([up?.fila, down?.fila]).toEqual([rows[at - 1]?.[0]?.fila, rows[at + 1]?.[0]?.fila]);
        const [left, right] = [step(seats, from.numero, 'ArrowLeft'), step(seats, from.numero, 'ArrowRight')];
        if (left) expect([left.fila, left.coluna < from.coluna]).toEqual([from.fila, true]);
        if (right) expect([right.fila, right.coluna > from.coluna]).toEqual([from.fila, true]);
        for (const key of ARROWS) expect(step(seats, from.numero, key)).not.toBe(from);
        expect(step(seats, from.numero, 'a')).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it('comes to the ends of a row by Home and End, and of the coach with Ctrl', () => {
    fc.assert(
      fc.property(coach, fc.nat(), (seats, pick) => {
        const from = seats[pick % seats.length];
        const row = seats.filter(({ fila }) => fila === from?.fila).map(({ coluna }) => coluna);
        const numero = from?.numero ?? 0;
        expect(step(seats, numero, 'Home')?.coluna).toBe(Math.min(...row));
        expect(step(seats, numero, 'End')?.coluna).toBe(Math.max(...row));
        const filas = seats.map(({ fila }) => fila);
        expect(step(seats, numero, 'Home', true)?.fila).toBe(Math.min(...filas));
        expect(step(seats, numero, 'End', true)?.fila).toBe(Math.max(...filas));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the words below the seats', () => {
  const poltronas = [1, 2, 3, 4].map((numero) => seatAt(numero, numero, 0));
  const say = (selecionadas: number[], perdidas: number[] = [], refused = false, seats = poltronas) =>
    statusText({ poltronas: seats, choice: { selecionadas, perdidas }, limite: 2, refused });

  it.each([
    [[], [], 'Nenhuma poltrona selecionada'],
    [[1], [], '1 poltrona selecionada'],
    [[1, 2], [], '2 poltronas selecionadas'],
    [[1], [2], 'A poltrona 2 acaba de ser reservada por outra pessoa. Escolha outra. 1 poltrona selecionada'],
    [
      [],
      [4, 1, 3],
      'As poltronas 1, 3 e 4 acabam de ser reservadas por outra pessoa. Escolha outras. Nenhuma poltrona selecionada',
    ],
    // One's own choice that was lost is chosen no more.
    [[1, 2], [2], 'A poltrona 2 acaba de ser reservada por outra pessoa. Escolha outra. 1 poltrona selecionada'],
  ])('are, with %j chosen and %j lost, “%s”', (selecionadas, perdidas, words) => {
    expect(say(selecionadas, perdidas)).toBe(words);
  });

  it('speak of the limit right after a seat too many, and of nothing else', () => {
    expect(say([1, 2], [4], true)).toBe('Você pode escolher até 2 poltronas. Solte uma para trocar.');
  });

  it('say that none is free only where none can be pressed, one’s own included', () => {
    const full = poltronas.map((seat) => ({ ...seat, situacao: 'ocupada' as const }));
    expect(say([], [], false, full)).toBe('Nenhuma poltrona livre nesta viagem.');
    expect(say([1], [], false, full)).toBe('1 poltrona selecionada');
  });

  it('never count a lost seat as chosen, nor a lost one as free', () => {
    const [seat] = poltronas;
    expect(seat && stateOf(seat, { selecionadas: [1], perdidas: [1] })).toBe('perdida');
  });
});
