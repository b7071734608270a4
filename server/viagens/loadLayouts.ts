import { classeDeCodigo } from '../../src/domain/classe';
import type { RecursoMapa } from '../../src/domain/wire/poltronas';
import type { Reader } from '../platform/database/database';
import { recursoPoltrona } from './recursoPoltrona';
import { listLayoutRows } from './catalogoRepository';
import type { Layout, PoltronaLayout } from './catalogue';
import { groupBy } from './groupBy';

interface SeatRow {
  layout_id: number;
  poltrona: number;
  andar: number;
  fila: number;
  coluna: number;
  classe: number;
  recursos: number;
}

/** Every arrangement of a coach, by id. */
export async function loadLayouts(db: Reader): Promise<Map<number, Layout>> {
  const { layouts, poltronas, recursos } = await listLayoutRows(db);
  const seats = poltronas.sort((a, b) => a.poltrona - b.poltrona);
  const seatsOf = groupBy(seats, (seat) => seat.layout_id);
  const fixturesOf = groupBy(recursos, (fixture) => fixture.layout_id);
  return new Map(
    layouts.map((row) => [row.id, toLayout(row, seatsOf.get(row.id) ?? [], fixturesOf.get(row.id) ?? [])]),
  );
}

type FixtureRow = { tipo: string; andar: number; fila: number; coluna: number };

function toLayout(
  row: { id: number; nome: string; andares: number },
  seats: SeatRow[],
  fixtures: FixtureRow[],
): Layout {
  const poltronas = seats.map(toPoltrona);
  return {
    id: row.id,
    nome: row.nome,
    andares: row.andares,
    filas: 1 + Math.max(...[...seats, ...fixtures].map(({ fila }) => fila)),
    colunas: 1 + Math.max(...[...seats, ...fixtures].map(({ coluna }) => coluna)),
    poltronas,
    recursos: fixtures.map(({ tipo, andar, fila, coluna }) => ({ tipo: toTipo(tipo), andar, fila, coluna })),
    capacidade: new Map([...groupBy(poltronas, ({ classe }) => classe)].map(([classe, list]) => [classe, list.length])),
  };
}

const toPoltrona = (seat: SeatRow): PoltronaLayout => ({
  numero: seat.poltrona,
  andar: seat.andar,
  fila: seat.fila,
  coluna: seat.coluna,
  posicao: has(seat, 'janela') ? 'janela' : 'corredor',
  classe: classeDeCodigo(seat.classe),
  acessivel: has(seat, 'acessivel'),
  preferencialMulheres: has(seat, 'preferencialMulheres'),
});

const has = ({ recursos }: SeatRow, recurso: keyof typeof recursoPoltrona): boolean =>
  (recursos & recursoPoltrona[recurso]) !== 0;

const tipos = ['wc', 'escada', 'motorista', 'geladeira'] as const satisfies RecursoMapa['tipo'][];

function toTipo(text: string): RecursoMapa['tipo'] {
  const tipo = tipos.find((known) => known === text);
  if (!tipo) throw new Error(`Broken catalogue: unknown fixture ${text}`);
  return tipo;
}
