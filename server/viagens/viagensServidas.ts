import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { TrechoServido } from '../../src/domain/aplicativo/metaPagina';
import { parseCompra } from '../../src/domain/compra/parseCompra';
import { rotulosTrechos } from '../../src/domain/compra/sentidos/rotulosTrechos';
import { inWords } from '../lugares/inWords';
import type { ReadServido, Servido } from '../platform/web/filledPages';
import { stopsOf } from './busca/toViagem';
import type { Catalogue, Trecho } from './catalogue';
import type { Partida } from './partidaRepository';

/** Departures that are kept for pages: another time of leaving is seen within half a minute. */
const PARTIDAS_KEPT = 1_000;
const KEPT_MS = 30_000;
/** Longest wait of a page for its departure; a page without it is drawn as fast as ever. */
const WAIT_MS = 40;

/** A departure between two stops, with the name of the leg. */
interface Achado {
  partida: Partida;
  trecho: Pick<Trecho, 'origem' | 'destino'>;
  titulo: string;
}

export interface ViagensServidas {
  /** Departures of the purchase's address. */
  daCompra: ReadServido;
  /** The departure of the address of trip information, from its first stop to its last. */
  daInformacao: ReadServido;
}

/**
 * Reads the departures that the address of a page names, which are public. Nothing is said of an address with one that is
 * not known, or that the database does not tell at once.
 */
export function createViagensServidas({
  find,
  catalogue,
  log,
  waitMs = WAIT_MS,
}: {
  find: (id: string) => Promise<Partida | undefined>;
  catalogue: Pick<Catalogue, 'linha'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  waitMs?: number;
}): ViagensServidas {
  // Ids that no departure has are kept too, so that guesses cost one statement each.
  const kept = new LRUCache<string, { partida: Partida | undefined }>({
    max: PARTIDAS_KEPT,
    ttl: KEPT_MS,
    fetchMethod: async (id) => ({ partida: await find(id) }),
  });

  async function partidaSoon(id: string): Promise<Partida | undefined> {
    const found = kept.fetch(id).catch((error: unknown) => {
      log.warn(error, 'departure of a page not read');
      return undefined;
    });
    return (await soon(waitMs, found))?.partida;
  }

  /** A part of the departure's line; without places the whole of it. */
  async function achar(id: string, titulo: string, origem?: string, destino?: string): Promise<Achado | undefined> {
    const partida = await partidaSoon(id);
    const paradas = (partida && catalogue.linha(partida.linha_id)?.paradas) ?? [];
    const at = (lugar: string | undefined, otherwise: number) =>
      lugar === undefined ? paradas.at(otherwise) : paradas.find(({ localidade }) => localidade.id === lugar);
    const trecho = { origem: at(origem, 0), destino: at(destino, -1) };
    return partida && isTrecho(trecho) ? { partida, trecho, titulo } : undefined;
  }

  return {
    daCompra: async (query) => {
      const trechos = parseCompra(query)?.trechos ?? [];
      const rotulos = rotulosTrechos(trechos);
      const found = await Promise.all(
        trechos.map(({ viagemId, localidadeOrigem, localidadeDestino }, i) =>
          achar(viagemId, rotulos[i] ?? '', localidadeOrigem, localidadeDestino),
        ),
      );
      return toServido(found);
    },
    daInformacao: async (query) => {
      const id = new URLSearchParams(query).get('viagem') ?? '';
      return /^\d{1,18}$/.test(id) ? toServido([await achar(id, '')]) : undefined;
    },
  };
}

/** True for two stops in the order of the line. */
const isTrecho = (ends: Partial<Achado['trecho']>): ends is Achado['trecho'] =>
  ends.origem !== undefined && ends.destino !== undefined && ends.origem.seq < ends.destino.seq;

/** Undefined where nothing is named, or something is not known. */
function toServido(found: readonly (Achado | undefined)[]): Servido | undefined {
  const achados = found.filter((one) => one !== undefined);
  if (achados.length === 0 || achados.length < found.length) return undefined;
  const chave = achados.map(({ partida, trecho, titulo }) =>
    [titulo, partida.id, partida.saida.getTime(), trecho.origem.seq, trecho.destino.seq].join(),
  );
  return { chave: chave.join(';'), dados: () => ({ trechos: achados.map(toTrechoServido) }) };
}

function toTrechoServido({ partida, trecho, titulo }: Achado): TrechoServido {
  const stops = stopsOf(partida, trecho);
  const said = (parada: TrechoServido['partida']) => ({ ...parada, localidade: inWords(parada.localidade) });
  return { viagemId: partida.id, titulo, partida: said(stops.partida), chegada: said(stops.chegada) };
}

/** The outcome of work that ends within so many milliseconds; undefined otherwise. */
async function soon<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
