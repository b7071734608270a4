import type { CodigoClasse } from '../../../src/domain/viagens/classe';
import type { Achados } from '../achados';
import { tarifas as itapeTarifas } from '../leitura/itape';
import type { Feed } from '../leitura/readFeed';
import type { KmDe } from './distancias';
import type { LayoutDesejado, LinhaDesejada, TarifaDesejada } from './desejado';
import type { Lugares } from './lugares';
import { shortHash } from './onibus';
import type { Padrao, ParadaDoPadrao } from './padrao';
import type { PrecosDe } from './tarifas';

/** A line of ours: one route in one direction with one pattern of stops and times. */
interface LinhaComPadrao {
  externo: string;
  rota: string;
  sentido: number;
  paradas: ParadaDoPadrao[];
  /** Classes of the coaches that run on it. */
  classes: Set<CodigoClasse>;
}

/** The patterns of a feed; thousands of runs share a few. */
export interface Padroes {
  /** Adds a run. @returns the id of its line. */
  take: (run: { rota: string; sentido: number; padrao: Padrao; layout: LayoutDesejado }) => string;
  all: () => Iterable<LinhaComPadrao>;
}

/** Collects patterns under an id that is made of their stops and times. */
export function createPadroes(): Padroes {
  const known = new Map<string, LinhaComPadrao>();
  return {
    take: ({ rota, sentido, padrao: { paradas }, layout }) => {
      const externo = nameLinha(rota, sentido, paradas);
      const linha = known.get(externo) ?? { externo, rota, sentido, paradas, classes: new Set<CodigoClasse>() };
      for (const { classe } of layout.poltronas) linha.classes.add(classe);
      known.set(externo, linha);
      return externo;
    },
    all: () => known.values(),
  };
}

/** The id of a line: its pattern is a part of it, so that another one is another line. */
export const nameLinha = (rota: string, sentido: number, paradas: readonly ParadaDoPadrao[]): string => {
  const times = paradas.map(({ lugar, chega, sai, embarca, desembarca }) => [lugar, chega, sai, embarca, desembarca]);
  return JSON.stringify([rota, sentido, shortHash(times)]);
};

interface Parts {
  feed: Feed;
  lugares: Lugares;
  padroes: Padroes;
  precos: PrecosDe;
  km: KmDe;
}

/** The lines of a feed with the parts that have a fare; the others are named, since nobody can buy them. */
export function composeLinhas({ feed, lugares, padroes, precos, km }: Parts, avisos: Achados): LinhaDesejada[] {
  const rotas = new Map(feed.rotas.map((rota) => [rota.route_id, rota]));
  const agencias = new Map(feed.agencias.map(({ agency_id, agency_name }) => [agency_id, agency_name]));
  const told = new Set<string>();
  const tellUnsold = (trecho: string): void => {
    if (!told.has(trecho)) avisos.add(itapeTarifas.nome, null, `${trecho} não tem tarifa e não é vendido`);
    told.add(trecho);
  };
  return [...padroes.all()].map(({ externo, rota, sentido, paradas, classes }) => {
    const { route_short_name, route_long_name, agency_id } = rotas.get(rota) ?? {};
    const codigo = route_short_name ?? rota;
    const sold: LinhaDesejada['pares'] = [];
    const fares: TarifaDesejada[] = [];
    for (const { o, d } of pairsOf(paradas)) {
      const [origem, destino] = [paradas[o], paradas[d]];
      if (!origem || !destino) continue;
      const caminho = paradas.slice(o, d + 1);
      const own = [...classes].flatMap((classe) =>
        precos({ rota, sentido, origem, destino, caminho }, classe).map((preco) => ({
          seq_o: o,
          seq_d: d,
          classe,
          ...preco,
        })),
      );
      if (own.length > 0) sold.push({ seq_o: o, seq_d: d });
      else tellUnsold(`${codigo}: ${lugares.nameOf(origem.lugar)} a ${lugares.nameOf(destino.lugar)}`);
      fares.push(...own);
    }
    const kms = km(rota, sentido, paradas);
    return {
      externo,
      codigo,
      nome: route_long_name ?? codigo,
      operadora: agencias.get(agency_id ?? '') ?? feed.agencias[0]?.agency_name ?? '',
      paradas: paradas.map(({ lugar, chega, sai }, i) => ({
        localidade: lugar,
        km: kms[i] ?? 0,
        minutos: chega,
        parada_min: sai - chega,
      })),
      pares: sold,
      tarifas: fares,
    };
  });
}

/**
 * The parts of a line between two places, each once: where a line passes a place twice, the shortest. One may get on at
 * the first stop and off at the second, at least a minute later.
 */
export function pairsOf(paradas: readonly ParadaDoPadrao[]): { o: number; d: number }[] {
  const best = new Map<string, { o: number; d: number; minutos: number }>();
  for (const [o, origem] of paradas.entries()) {
    for (const [i, destino] of paradas.slice(o + 1).entries()) {
      const minutos = destino.chega - origem.sai;
      const isPart = origem.embarca && destino.desembarca && origem.lugar !== destino.lugar && minutos > 0;
      const key = JSON.stringify([origem.lugar, destino.lugar]);
      if (isPart && minutos < (best.get(key)?.minutos ?? Infinity)) best.set(key, { o, d: o + 1 + i, minutos });
    }
  }
  return [...best.values()];
}
