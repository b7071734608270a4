/**
 * Distils the place packages to the few kilobytes the server reads: `npx tsx server/seed/generate/localidades.ts`.
 * Ids already given stay; new terminals get the next ones.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { foldText } from '../../../src/domain/lugares/busca/foldText';
import type { LocalidadeTuple } from '../localidades';
import { eixos } from '../rede/eixos';
import { terminais, type Terminal } from '../terminais';
import { fusoDaUf } from './fusos';
import { readMunicipios, type Municipio } from './geonames';

const target = new URL('../data/localidades.json', import.meta.url);

const keyOf = (ibge: number, terminal: string | null): string => `${ibge} ${terminal ?? ''}`;

function readIds(): Map<string, number> {
  if (!existsSync(target)) return new Map();
  const rows = JSON.parse(readFileSync(target, 'utf8')) as LocalidadeTuple[];
  return new Map(rows.map(([id, ibge, , terminal]) => [keyOf(ibge, terminal), id]));
}

const terminaisDe = (cidade: string): Terminal[] => {
  const named = terminais.filter((terminal) => terminal.cidade === cidade);
  return named.length > 0 ? named : [{ cidade, nome: null, aliases: [], cidadeAliases: [], share: 1 }];
};

const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

function tupleOf(
  id: number,
  municipio: Municipio,
  terminal: Terminal,
  cidadeAliases: readonly string[],
): LocalidadeTuple {
  const { ibge, nome, uf, lat, lon, populacao, tz } = municipio;
  const zone = tz ?? fusoDaUf[uf];
  if (!zone) throw new Error(`No zone for ${nome}/${uf}`);
  const aliases = [...cidadeAliases, ...terminal.aliases].map(foldText).join('|');
  const peso = Math.max(1, Math.round((populacao / 1000) * terminal.share));
  return [id, ibge, nome, terminal.nome, uf, aliases, zone, rounded(lat), rounded(lon), peso];
}

function build(): LocalidadeTuple[] {
  const municipios = readMunicipios();
  const ids = readIds();
  let next = Math.max(0, ...ids.values());
  const cidades = [...new Set(eixos.flatMap(({ paradas }) => paradas.map(({ cidade }) => cidade)))];
  const rows = cidades.flatMap((cidade) => {
    const municipio = municipios.get(cidade);
    if (!municipio) throw new Error(`Not in the packages: ${cidade}`);
    const here = terminaisDe(cidade);
    const cidadeAliases = here.flatMap((terminal) => terminal.cidadeAliases);
    return here.map((terminal) =>
      tupleOf(ids.get(keyOf(municipio.ibge, terminal.nome)) ?? ++next, municipio, terminal, cidadeAliases),
    );
  });
  return rows.sort(([a], [b]) => a - b);
}

const rows = build();
writeFileSync(target, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
process.stdout.write(`${rows.length} terminals in ${new Set(rows.map(([, ibge]) => ibge)).size} municipalities\n`);
