import type { PoltronaMapa, RecursoMapa } from '../../wire/compra/poltronas';
import type { ResumoOnibus } from '../../wire/viagens/viagens';
import { codigoDeClasse, type Classe } from '../classe';

type Poltrona = Pick<PoltronaMapa, 'andar' | 'fila' | 'coluna' | 'classe' | 'acessivel'>;

/** Seats and other places of a coach. */
export interface PlacesDoOnibus {
  poltronas: readonly Poltrona[];
  recursos: readonly Pick<RecursoMapa, 'tipo'>[];
}

/** The classes and the equipment of a coach, by its plan and nothing else. */
export const resumoOnibus = ({ poltronas, recursos }: PlacesDoOnibus): ResumoOnibus => ({
  classes: [...groupBy(poltronas, ({ classe }) => classe)]
    .sort(([a], [b]) => codigoDeClasse[a] - codigoDeClasse[b])
    .map(([classe, seats]) => toClasse(classe, seats)),
  aBordo: (['wc', 'geladeira'] as const).filter((tipo) => recursos.some((recurso) => recurso.tipo === tipo)),
  acessiveis: poltronas.filter(({ acessivel }) => acessivel).length,
});

const toClasse = (classe: Classe, seats: readonly Poltrona[]): ResumoOnibus['classes'][number] => ({
  classe,
  lugares: seats.length,
  andares: [...new Set(seats.map(({ andar }) => andar))].sort((a, b) => a - b),
  porFila: usualRow(seats),
});

/** The row that most rows of the class look like; of equally many, the fuller one. */
function usualRow(seats: readonly Poltrona[]): number[] {
  const rows = [...groupBy(seats, ({ andar, fila }) => `${andar} ${fila}`).values()].map(sidesOf);
  const [usual] = [...groupBy(rows, (row) => row.join()).values()].sort(
    (a, b) => b.length - a.length || sum(b[0]) - sum(a[0]),
  );
  return usual?.[0] ?? [];
}

const sum = (row: readonly number[] = []): number => row.reduce((total, side) => total + side, 0);

/** Sizes of the blocks of neighbouring columns. */
function sidesOf(row: readonly Poltrona[]): number[] {
  const columns = row.map(({ coluna }) => coluna).sort((a, b) => a - b);
  const sides: number[] = [];
  for (const [i, column] of columns.entries()) {
    const isNeighbour = i > 0 && columns[i - 1] === column - 1;
    if (isNeighbour) sides.push((sides.pop() ?? 0) + 1);
    else sides.push(1);
  }
  return sides;
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
