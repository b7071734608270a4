import { classeDeCodigo } from '../../src/domain/viagens/classe';
import type { RecursoMapa } from '../../src/domain/wire/compra/poltronas';
import type { Reader } from '../platform/database/database';
import { recursoPoltrona } from './recursoPoltrona';
import { listLayoutRows } from './catalogoRepository';
import type { Layout, PoltronaLayout } from './catalogue';
import { groupBy } from './groupBy';
import { listVersoesDeOnibus } from './quadro/onibusVersaoRepository';

type LayoutRows = Awaited<ReturnType<typeof listLayoutRows>>;
type PoltronaRow = LayoutRows['poltronas'][number];

/** Every arrangement of a coach, by id. */
export async function loadLayouts(db: Reader): Promise<Map<number, Layout>> {
  const { layouts, poltronas, recursos } = await listLayoutRows(db);
  const replaced = new Set((await listVersoesDeOnibus(db)).map(({ substitui }) => substitui));
  const sorted = poltronas.sort((a, b) => a.poltrona - b.poltrona);
  const poltronasOf = groupBy(sorted, (one) => one.layout_id);
  const fixturesOf = groupBy(recursos, (fixture) => fixture.layout_id);
  return new Map(
    layouts.map((row) => [
      row.id,
      {
        ...toLayout(row, poltronasOf.get(row.id) ?? [], fixturesOf.get(row.id) ?? []),
        atual: !replaced.has(row.id),
      },
    ]),
  );
}

type FixtureRow = LayoutRows['recursos'][number];

function toLayout(
  row: { id: number; nome: string; andares: number },
  sorted: PoltronaRow[],
  fixtures: FixtureRow[],
): Omit<Layout, 'atual'> {
  const poltronas = sorted.map(toPoltrona);
  return {
    id: row.id,
    nome: row.nome,
    andares: row.andares,
    filas: 1 + Math.max(...[...sorted, ...fixtures].map(({ fila }) => fila)),
    colunas: 1 + Math.max(...[...sorted, ...fixtures].map(({ coluna }) => coluna)),
    poltronas,
    recursos: fixtures.map(({ tipo, andar, fila, coluna }) => ({ tipo: toTipo(tipo), andar, fila, coluna })),
    capacidade: new Map([...groupBy(poltronas, ({ classe }) => classe)].map(([classe, list]) => [classe, list.length])),
  };
}

const toPoltrona = (one: PoltronaRow): PoltronaLayout => ({
  numero: one.poltrona,
  andar: one.andar,
  fila: one.fila,
  coluna: one.coluna,
  posicao: has(one, 'janela') ? 'janela' : 'corredor',
  classe: classeDeCodigo(one.classe),
  acessivel: has(one, 'acessivel'),
  preferencialMulheres: has(one, 'preferencialMulheres'),
});

const has = ({ recursos }: PoltronaRow, recurso: keyof typeof recursoPoltrona): boolean =>
  (recursos & recursoPoltrona[recurso]) !== 0;

const tipos = ['wc', 'escada', 'motorista', 'geladeira'] as const satisfies RecursoMapa['tipo'][];

function toTipo(text: string): RecursoMapa['tipo'] {
  const tipo = tipos.find((known) => known === text);
  if (!tipo) throw new Error(`Broken catalogue: unknown fixture ${text}`);
  return tipo;
}
