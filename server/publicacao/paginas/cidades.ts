import { toSlug, type Cidade } from '../../../src/domain/viagens/enderecoRota';
import type { Localidade } from '../../../src/domain/wire/lugares/localidades';
import { idDaCidade } from '../../viagens/busca/cidades';
import type { Catalogue } from '../../viagens/catalogue';
import { groupBy } from '../../viagens/groupBy';

/** A city with a page. */
export interface CidadePublicada extends Cidade {
  slug: string;
  /** Id that a search takes for the city: its only terminal, or the place that stands for all. */
  busca: string;
  terminais: readonly Localidade[];
}

/** The cities of a catalogue, and which of them a coach joins without a change. */
export interface CidadesPublicadas {
  cidade: (slug: string) => CidadePublicada | undefined;
  /** Cities that a coach goes to from there, in alphabetical order. */
  destinosDe: (slug: string) => readonly CidadePublicada[];
  /** Cities that a coach comes from, in alphabetical order. */
  origensDe: (slug: string) => readonly CidadePublicada[];
  todas: () => readonly CidadePublicada[];
}

type Rede = Pick<Catalogue, 'linhas' | 'destinos' | 'lugar'>;

/** Indexes the cities of the lines for sale by their address. */
export function indexCidadesPublicadas(catalogue: Rede): CidadesPublicadas {
  const paradas = catalogue
    .linhas()
    .filter(({ encerrada }) => !encerrada)
    .flatMap((linha) => linha.paradas.map(({ localidade }) => localidade));
  const terminais = [...new Map(paradas.map((localidade) => [localidade.id, localidade])).values()];
  const bySlug = new Map([...groupBy(terminais, toSlug)].map(([slug, of]) => [slug, toCidade(catalogue, slug, of)]));
  const slugOf = new Map(terminais.map((localidade) => [localidade.id, toSlug(localidade)]));
  const destinos = new Map([...bySlug.values()].map((cidade) => [cidade.slug, slugsFrom(catalogue, cidade, slugOf)]));
  const listed = (wanted: (slug: string) => boolean) =>
    [...bySlug.values()].filter(({ slug }) => wanted(slug)).sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
  return {
    cidade: (slug) => bySlug.get(slug),
    destinosDe: (slug) => listed((other) => destinos.get(slug)?.has(other) ?? false),
    origensDe: (slug) => listed((other) => destinos.get(other)?.has(slug) ?? false),
    todas: () => listed(() => true),
  };
}

function toCidade(catalogue: Rede, slug: string, terminais: readonly Localidade[]): CidadePublicada {
  const [first] = terminais;
  if (!first) throw new Error(`a city without a terminal: ${slug}`);
  const cidade = terminais.length > 1 ? catalogue.lugar(idDaCidade(terminais)) : undefined;
  return { slug, nome: first.nome, uf: first.uf, busca: cidade?.id ?? first.id, terminais };
}

/** Addresses of the cities that a coach goes to from a city, without its own. */
function slugsFrom(catalogue: Rede, { slug, terminais }: CidadePublicada, slugOf: ReadonlyMap<string, string>) {
  const found = terminais.flatMap(({ id }) => [...catalogue.destinos(id)]).flatMap((id) => slugOf.get(id) ?? []);
  return new Set(found.filter((other) => other !== slug));
}
