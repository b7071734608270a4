import type { Classe } from '../classe';
import { resumoOnibus } from './resumoOnibus';

const row = (classe: Classe, andar: number, fila: number, columns: number[]) =>
  columns.map((coluna) => ({ classe, andar, fila, coluna, acessivel: fila === 1 && coluna === 4 }));

describe('what a coach offers', () => {
  it('counts the seats of each class, plainest first, with the decks they stand on', () => {
    const { classes } = resumoOnibus({
      poltronas: [
        ...row('leito', 1, 2, [0, 1, 4]),
        ...row('executivo', 2, 0, [0, 1, 3, 4]),
        ...row('executivo', 1, 0, [0, 1]),
      ],
      recursos: [],
    });
    expect(classes).toEqual([
      { classe: 'executivo', lugares: 6, andares: [1, 2], porFila: [2, 2] },
      { classe: 'leito', lugares: 3, andares: [1], porFila: [2, 1] },
    ]);
  });

  it.each([
    [
      'rows that fixtures cut short are not usual',
      [
        [0, 1, 3, 4],
        [0, 1, 3, 4],
        [0, 1],
      ],
      [2, 2],
    ],
    ['of equally many the fuller row stands', [[4], [0, 3, 4]], [1, 2]],
    ['seats without an aisle are one block', [[1, 2, 3]], [3]],
    ['a seat alone', [[0]], [1]],
  ])('%s', (_, rows, wanted) => {
    const poltronas = rows.flatMap((columns, fila) => row('leito', 1, fila, columns));
    expect(resumoOnibus({ poltronas, recursos: [] }).classes[0]?.porFila).toEqual(wanted);
  });

  it('names what is on board once, and nothing that the plan does not have', () => {
    const recursos = [{ tipo: 'wc' }, { tipo: 'escada' }, { tipo: 'wc' }, { tipo: 'motorista' }] as const;
    expect(resumoOnibus({ poltronas: row('leito', 1, 1, [0, 4]), recursos })).toMatchObject({
      aBordo: ['wc'],
      acessiveis: 1,
    });
    expect(resumoOnibus({ poltronas: [], recursos: [{ tipo: 'geladeira' }] })).toEqual({
      classes: [],
      aBordo: ['geladeira'],
      acessiveis: 0,
    });
  });
});
