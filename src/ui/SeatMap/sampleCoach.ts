import type { MapFixture, MapSeat } from './seat';

interface DeckOptions {
  andar: number;
  classe: string;
  from: number;
  filas: number;
  firstRow?: number;
  /** Two seats left of the aisle and one right of it. */
  wide?: boolean;
}

/** A sample deck for stories and tests: every fifth seat is occupied, the second row has priority for women. */
export function sampleDeck({ andar, classe, from, filas, firstRow = 1, wide = false }: DeckOptions): MapSeat[] {
  const columns = wide ? [0, 1, 4] : [0, 1, 3, 4];
  return Array.from({ length: filas }, (_, row) =>
    columns.map((coluna, index): MapSeat => {
      const numero = from + row * columns.length + index;
      return {
        numero,
        andar,
        fila: firstRow + row,
        coluna,
        posicao: coluna === 0 || coluna === 4 ? 'janela' : 'corredor',
        classe,
        situacao: numero % 5 === 0 ? 'ocupada' : numero % 17 === 0 ? 'bloqueada' : 'livre',
        acessivel: row === 0 && coluna > 2,
        preferencialMulheres: row === 1 && coluna < 2,
      };
    }),
  ).flat();
}

export const oneDeck = {
  poltronas: sampleDeck({ andar: 1, classe: 'executivo', from: 1, filas: 11 }),
  recursos: [
    { tipo: 'motorista', andar: 1, fila: 0, coluna: 0 },
    { tipo: 'wc', andar: 1, fila: 12, coluna: 4 },
    { tipo: 'geladeira', andar: 1, fila: 12, coluna: 0 },
  ] satisfies MapFixture[],
};

export const twoDecks = {
  poltronas: [
    ...sampleDeck({ andar: 1, classe: 'leito', from: 41, filas: 4, firstRow: 2, wide: true }),
    ...sampleDeck({ andar: 2, classe: 'executivo', from: 1, filas: 10, firstRow: 0 }),
  ],
  recursos: [
    { tipo: 'motorista', andar: 1, fila: 0, coluna: 0 },
    { tipo: 'escada', andar: 1, fila: 1, coluna: 4 },
    { tipo: 'wc', andar: 1, fila: 1, coluna: 0 },
    { tipo: 'escada', andar: 2, fila: 10, coluna: 4 },
  ] satisfies MapFixture[],
};
