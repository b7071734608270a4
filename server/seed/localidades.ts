import { foldText } from '../../src/domain/lugares/busca/foldText';
import data from './data/localidades.json';
import type { LocalidadeRow } from './types';

/** id, ibge, nome, terminal, uf, aliases, tz, lat, lon, peso: one line of `data/localidades.json`. */
export type LocalidadeTuple = [
  id: number,
  ibge: number,
  nome: string,
  terminal: string | null,
  uf: string,
  aliases: string,
  tz: string,
  lat: number,
  lon: number,
  peso: number,
];

const toRow = ([id, ibge, nome, terminal, uf, aliases, tz, lat, lon, peso]: LocalidadeTuple): LocalidadeRow => ({
  id,
  ibge,
  nome,
  terminal: terminal ?? `Rodoviária de ${nome}`,
  uf,
  busca: foldText(nome),
  aliases,
  tz,
  lat,
  lon,
  peso,
});

/** Every terminal of the network, by id. */
export const localidades: readonly LocalidadeRow[] = (data as LocalidadeTuple[]).map(toRow);
