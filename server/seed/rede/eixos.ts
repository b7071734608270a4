import { centroOeste } from './centroOeste';
import { longas } from './longas';
import { nordeste } from './nordeste';
import { norte } from './norte';
import { sudeste } from './sudeste';
import { sul } from './sul';

const ofertas = ['ponte', 'expresso', 'tronco', 'regional', 'local', 'longa', 'remota'] as const;

/** How much runs on a corridor, from a departure every hour or so to one or two a day. */
export type Oferta = (typeof ofertas)[number];

export interface ParadaDoEixo {
  /** `City/UF` */
  cidade: string;
  /** A word of the terminal's name, where the city has several; null for the main one. */
  terminal: string | null;
  /** Road distance from the first stop. */
  km: number;
}

/** A road with its stops in order; run both ways, it makes two lines. */
export interface Eixo {
  numero: number;
  oferta: Oferta;
  rodovia: string;
  paradas: readonly ParadaDoEixo[];
}

const stopPattern = /^([^/]+\/[A-Z]{2})(?::([^@]+))?(?:@(\d+))?$/;
const linePattern = /^(\d{3}) (\w+) +(\S[^|]*?) +\| (.+)$/;

const isOferta = (word: string | undefined): word is Oferta => ofertas.some((oferta) => oferta === word);

function readStop(text: string, index: number): ParadaDoEixo {
  const [, cidade, terminal, km] = stopPattern.exec(text) ?? [];
  if (!cidade) throw new Error(`Not a stop: ${text}`);
  if ((km === undefined) !== (index === 0)) throw new Error(`Distances are from the first stop: ${text}`);
  return { cidade, terminal: terminal ?? null, km: Number(km ?? 0) };
}

/** Reads one line of a corridor table. */
export function readEixo(line: string): Eixo {
  const [, numero, oferta, rodovia, stops] = linePattern.exec(line) ?? [];
  if (!rodovia || !stops || !isOferta(oferta)) throw new Error(`Not a corridor: ${line}`);
  return { numero: Number(numero), oferta, rodovia, paradas: stops.split(' > ').map(readStop) };
}

/** Every corridor of the network. */
export const eixos: readonly Eixo[] = [sudeste, sul, centroOeste, norte, nordeste, longas].flatMap((table) =>
  table.trim().split('\n').map(readEixo),
);
