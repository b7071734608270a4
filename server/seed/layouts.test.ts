import { groupBy } from '../viagens/groupBy';
import { codigoDeClasse } from '../../src/domain/viagens/classe';
import { layoutPoltronas, layoutRecursos, layouts } from './layouts';
import { recursoPoltrona } from '../viagens/recursoPoltrona';

const seatsOf = (id: number) => layoutPoltronas.filter(({ layout_id }) => layout_id === id);
const classesOf = (id: number, andar: number): number[] => [
  ...new Set(seatsOf(id).flatMap((seat) => (seat.andar === andar ? seat.classe : []))),
];

describe('layouts', () => {
  it('has a plain coach of exactly 46 seats, one class, one deck', () => {
    expect(layouts.find(({ id }) => id === 1)).toEqual({ id: 1, nome: 'Convencional 46', andares: 1, capacidade: 46 });
    expect(classesOf(1, 1)).toEqual([codigoDeClasse.convencional]);
  });

  it('offers all five classes, and beds below when there are two decks', () => {
    expect(new Set(layoutPoltronas.map(({ classe }) => classe)).size).toBe(5);
    expect([classesOf(7, 1), classesOf(7, 2)]).toEqual([[codigoDeClasse.leito], [codigoDeClasse.executivo]]);
  });

  describe.each(layouts.map((layout) => [layout.nome, layout] as const))('%s', (_, { id, andares, capacidade }) => {
    const seats = seatsOf(id);
    const things = layoutRecursos.filter(({ layout_id }) => layout_id === id);

    it('numbers its seats from 1 to its capacity, each deck in one run', () => {
      expect(seats.map(({ poltrona }) => poltrona)).toEqual(Array.from({ length: capacidade }, (_, n) => n + 1));
      expect(groupBy(seats, ({ andar }) => andar).size).toBe(andares);
    });

    it('puts no two things on one spot, and none in the aisle', () => {
      const spots = [...seats, ...things].map(({ andar, fila, coluna }) => `${andar} ${fila} ${coluna}`);
      expect(new Set(spots).size).toBe(spots.length);
      expect(seats.filter(({ coluna }) => coluna === 2)).toEqual([]);
    });

    it('gives whoever boards without stairs an accessible seat, and women two to prefer', () => {
      const accessible = seats.filter(({ recursos }) => recursos & recursoPoltrona.acessivel);
      const preferred = seats.filter(({ recursos }) => recursos & recursoPoltrona.preferencialMulheres);
      expect(accessible.length).toBeGreaterThanOrEqual(1);
      expect(accessible.every(({ andar }) => andar === 1)).toBe(true);
      expect(preferred.length).toBeGreaterThanOrEqual(2);
    });

    it('marks the windows, and has a driver and a WC', () => {
      for (const { coluna, recursos } of seats) {
        expect((recursos & recursoPoltrona.janela) > 0).toBe(coluna === 0 || coluna === 4);
      }
      const kinds = things.map(({ tipo }) => tipo);
      expect(kinds).toEqual(expect.arrayContaining(['motorista', 'wc']));
      expect(kinds.filter((tipo) => tipo === 'escada')).toHaveLength(andares === 2 ? 2 : 0);
    });
  });
});
