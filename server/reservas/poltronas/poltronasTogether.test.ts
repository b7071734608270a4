import type { PoltronaLayout } from '../../viagens/catalogue';
import { poltronasTogether } from './poltronasTogether';

/** Rows of four with an aisle: 1 2 | 3 4, 5 6 | 7 8 … The last row is of another class. */
const layout: PoltronaLayout[] = Array.from({ length: 24 }, (_, i) => ({
  numero: i + 1,
  andar: 1,
  fila: Math.floor(i / 4),
  coluna: [0, 1, 3, 4][i % 4] ?? 0,
  posicao: 'janela',
  classe: i >= 20 ? 'leito' : 'convencional',
  acessivel: i === 2,
  preferencialMulheres: i === 3,
}));
const all = (...free: number[]): Set<number> =>
  new Set(layout.map(({ numero }) => numero).filter((numero) => !free.includes(numero)));

describe('other seats for those that are gone', () => {
  it('are the nearest one of the same class', () => {
    expect(poltronasTogether(layout, [6], all(5, 18, 21))).toEqual([5]);
    expect(poltronasTogether(layout, [22], all(20, 21))).toEqual([21]);
  });

  it('keep whoever can stay, and seat the others with them', () => {
    expect(poltronasTogether(layout, [5, 6], new Set([5]))).toEqual([7, 6]);
  });

  it('are together, across the aisle or one row away, even where single ones are nearer', () => {
    expect(poltronasTogether(layout, [5, 6], all(1, 8, 17, 18))).toEqual([17, 18]);
    expect(poltronasTogether(layout, [5, 6], all(10, 14, 8))).toEqual([10, 14]);
  });

  it('are none where the class has no such place, though the coach has seats', () => {
    expect(poltronasTogether(layout, [5, 6], all(1, 8, 13, 21, 22))).toBeNull();
    expect(poltronasTogether(layout, [6], all(21, 22, 23, 24))).toBeNull();
  });

  it('are the nearest pair, not the first that stands together', () => {
    expect(poltronasTogether(layout, [13, 14], all(5, 6, 9, 10))).toEqual([9, 10]);
    expect(poltronasTogether(layout, [5, 8], all(9, 10, 11))).toEqual([9, 10]);
  });

  it('may bend round a corner, and are given out from the front', () => {
    expect(poltronasTogether(layout, [5, 6, 7], all(9, 10, 14))).toEqual([9, 10, 14]);
    expect(poltronasTogether(layout, [17, 18, 19], all(9, 10, 13))).toEqual([9, 10, 13]);
  });

  it('are not two windows of one row, nor one above the other', () => {
    expect(poltronasTogether(layout, [6, 7], all(5, 8))).toBeNull();
    const upstairs = layout.map((poltrona) => (poltrona.numero === 10 ? { ...poltrona, andar: 2 } : poltrona));
    expect(poltronasTogether(upstairs, [5, 6], all(9, 10))).toBeNull();
  });

  it('are on the deck of the old one rather than near it on the other', () => {
    const upstairs = layout.map((poltrona) => (poltrona.numero === 6 ? { ...poltrona, andar: 2 } : poltrona));
    expect(poltronasTogether(upstairs, [5], all(6, 18))).toEqual([18]);
  });

  it('are none for a seat that this coach does not have', () => {
    expect(poltronasTogether(layout, [99], new Set())).toBeNull();
  });

  it('leave seats that are kept for somebody to them', () => {
    expect(poltronasTogether(layout, [2], all(3, 4))).toBeNull();
    expect(poltronasTogether(layout, [3], new Set([2]))).toEqual([3]);
  });

  it('are found class by class for a party of two classes', () => {
    expect(poltronasTogether(layout, [6, 22], all(5, 24))).toEqual([5, 24]);
  });
});
