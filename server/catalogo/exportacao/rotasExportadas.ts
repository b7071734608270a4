import type { CodigoClasse } from '../../../src/domain/viagens/classe';
import { nameLinha, pairsOf } from '../composicao/linhas';
import type { ParadaDoPadrao } from '../composicao/padrao';
import { readExterno } from './externo';
import type { LinhaInteira, Preco } from './linhaRows';
import { ownName, type Nomes } from './nomes';

/** A fact of a route that the file states beside its times. */
export type Fato =
  | { tipo: 'rota'; rota: string; codigo: string; nome: string; operadora: string; fuso: string }
  /** Null for a place that the line passes twice: the file knows one distance a place, so it says none. */
  | { tipo: 'km'; rota: string; sentido: number; lugar: string; km: number | null }
  /** Without a price the part is not sold. */
  | { tipo: 'preco'; rota: string; sentido: number; de: string; para: string; classe: CodigoClasse; precos: Preco[] };

/** A line as the file names it: a route in one direction, with its stops. */
export interface LinhaExportada extends Pick<LinhaInteira, 'linha' | 'horarios'> {
  rota: string;
  sentido: number;
  paradas: ParadaDoPadrao[];
}

/**
 * Lines that a feed brought as one route go out as one again, so that the company finds its own ids. Prices and distances
 * belong to a route; a line that differs in them from the lines before it goes out as a route of its own.
 */
export function exportRotas(
  inteiras: readonly LinhaInteira[],
  nomes: Nomes,
): { linhas: LinhaExportada[]; fatos: Fato[] } {
  const fatos = new Map<string, Fato>();
  const fits = (own: ReadonlyMap<string, Fato>): boolean =>
    [...own].every(([key, fato]) => JSON.stringify(fatos.get(key) ?? fato) === JSON.stringify(fato));
  const linhas = inteiras.map((inteira) => {
    const { linha, horarios } = inteira;
    for (const nome of namesOf(inteira, nomes.knownOf('linha', linha.id))) {
      const own = factsOf(inteira, nome);
      if (!fits(own)) continue;
      for (const [key, fato] of own) fatos.set(key, fato);
      nomes.keep('linha', nameLinha(nome.rota, nome.sentido, nome.paradas), linha.id);
      return { linha, horarios, ...nome };
    }
    throw new Error('a line has no name in the file');
  });
  return { linhas, fatos: [...fatos.values()] };
}

type Nome = Pick<LinhaExportada, 'rota' | 'sentido' | 'paradas'>;

/** The names that a line may have, the best first: that of its feed with the same stops, and routes of its own without end. */
function* namesOf({ linha, paradas: { livres, vendidas } }: LinhaInteira, known: readonly string[]): Generator<Nome> {
  const told = known.flatMap((externo) => {
    const [rota, sentido] = readExterno(externo) ?? [];
    return rota !== undefined && (sentido === 0 || sentido === 1) ? [{ externo, rota, sentido }] : [];
  });
  const exact = told.flatMap(({ externo, ...nome }) =>
    [livres, vendidas].flatMap((paradas) =>
      nameLinha(nome.rota, nome.sentido, paradas) === externo ? [{ ...nome, paradas }] : [],
    ),
  );
  const [first] = told;
  if (exact[0]) yield exact[0];
  else if (first) yield { rota: first.rota, sentido: first.sentido, paradas: vendidas };
  for (let rota = ownName(linha.id); ; rota += '~') yield { rota, sentido: 0, paradas: vendidas };
}

/** The facts of a line under a name, each by its subject. */
function factsOf(inteira: LinhaInteira, { rota, sentido, paradas }: Nome): Map<string, Fato> {
  const { linha, fuso, km, classes, precosOf } = inteira;
  const { codigo, nome, operadora } = linha;
  const facts = new Map<string, Fato>([[keyOf(rota), { tipo: 'rota', rota, codigo, nome, operadora, fuso }]]);
  for (const [seq, { lugar }] of paradas.entries()) {
    const isTwice = paradas.some((other, i) => i !== seq && other.lugar === lugar);
    facts.set(keyOf(rota, sentido, lugar), { tipo: 'km', rota, sentido, lugar, km: isTwice ? null : (km[seq] ?? 0) });
  }
  for (const { o, d } of pairsOf(paradas)) {
    const [de, para] = [paradas[o]?.lugar ?? '', paradas[d]?.lugar ?? ''];
    for (const classe of classes) {
      const fato: Fato = { tipo: 'preco', rota, sentido, de, para, classe, precos: precosOf(o, d, classe) };
      facts.set(keyOf(rota, sentido, de, para, classe), fato);
    }
  }
  return facts;
}

const keyOf = (...parts: readonly (string | number)[]): string => JSON.stringify(parts);
