import { linhas, localidadeDe, paresDe, type Linha } from './linhas';
import type { LocalidadeRow } from './types';

const RADIANS = Math.PI / 180;

/** Kilometres in a straight line. */
function straightKm(a: LocalidadeRow, b: LocalidadeRow): number {
  const lat = Math.sin(((b.lat - a.lat) * RADIANS) / 2) ** 2;
  const lon = Math.sin(((b.lon - a.lon) * RADIANS) / 2) ** 2;
  const chord = lat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * lon;
  return 12_742 * Math.asin(Math.sqrt(chord));
}

const placesOf = ({ paradas }: Linha): LocalidadeRow[] =>
  paradas.map(({ localidade_id }) => localidadeDe(localidade_id));

/** Consecutive items, two by two. */
const legs = <T>(items: readonly T[]): [T, T][] =>
  items.slice(1).flatMap((item, index) => {
    const before = items[index];
    return before === undefined ? [] : [[before, item] as [T, T]];
  });

const endsOf = <T>(items: readonly T[]): [T, T] => {
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A line without stops');
  return [first, last];
};

describe('linhas', () => {
  it('has at least 60 lines under ids and prefixes used once', () => {
    expect(linhas.length).toBeGreaterThanOrEqual(60);
    expect(new Set(linhas.map(({ id }) => id)).size).toBe(linhas.length);
    expect(new Set(linhas.map(({ codigo }) => codigo)).size).toBe(linhas.length);
    for (const { codigo } of linhas) expect(codigo).toMatch(/^(?!00)\d{2}-\d{4}-0[01]$/);
  });

  it('runs every line back as it went', () => {
    for (const linha of linhas.filter(({ id }) => id % 2 === 0)) {
      const back = linhas.find(({ id }) => id === linha.id + 1);
      const stops = linha.paradas.map(({ localidade_id }) => localidade_id);
      expect(back?.paradas.map(({ localidade_id }) => localidade_id)).toEqual(stops.reverse());
      expect(back?.paradas.at(-1)?.km).toBe(linha.paradas.at(-1)?.km);
      expect(back?.paradas.at(-1)?.minutos).toBe(linha.paradas.at(-1)?.minutos);
    }
  });

  it('goes forward in distance and time, and stops nowhere twice', () => {
    const goesForward = (linha: Linha): boolean =>
      linha.paradas.length >= 2 &&
      new Set(placesOf(linha).map(({ ibge }) => ibge)).size === linha.paradas.length &&
      legs(linha.paradas).every(
        ([before, stop]) =>
          stop.seq === before.seq + 1 && stop.km > before.km && stop.minutos > before.minutos + before.parada_min,
      );
    expect(linhas.filter((linha) => !goesForward(linha)).map(({ codigo }) => codigo)).toEqual([]);
  });

  it('never turns back on the map', () => {
    const goesStraight = (linha: Linha): boolean => {
      const places = placesOf(linha);
      const [first, last] = endsOf(places);
      const direct = straightKm(first, last);
      // A road may start away from where it leads, round a bay or to its junction, but no further than this.
      const slack = 15 + 0.05 * direct;
      const wandered = legs(places).reduce((sum, [before, stop]) => sum + straightKm(before, stop), 0);
      return legs(places).every(
        ([before, stop]) =>
          wandered < 1.6 * direct &&
          straightKm(first, stop) > straightKm(first, before) - slack &&
          straightKm(stop, last) < straightKm(before, last) + slack,
      );
    };
    expect(linhas.filter((linha) => !goesStraight(linha)).map(({ nome }) => nome)).toEqual([]);
  });

  it('is nowhere shorter than the straight line, nor more than the way round a bay longer', () => {
    const ratios = linhas.flatMap((linha) =>
      legs(linha.paradas).map(([before, stop]) => {
        const straight = straightKm(localidadeDe(before.localidade_id), localidadeDe(stop.localidade_id));
        return (stop.km - before.km) / straight;
      }),
    );
    expect(Math.min(...ratios)).toBeGreaterThan(1);
    expect(Math.max(...ratios)).toBeLessThan(2.4);
  });

  it('takes a coach the time a coach takes', () => {
    for (const { paradas } of linhas) {
      const [, last] = endsOf(paradas);
      const speed = last.km / (last.minutos / 60);
      expect(speed).toBeGreaterThan(38);
      expect(speed).toBeLessThan(72);
    }
  });

  it('sells every place as origin and as destination, but no hop within a town', () => {
    const pares = linhas.flatMap(paresDe);
    const stops = new Set(linhas.flatMap(({ paradas }) => paradas.map(({ localidade_id }) => localidade_id)));
    expect(new Set(pares.map(({ origem_id }) => origem_id))).toEqual(stops);
    expect(new Set(pares.map(({ destino_id }) => destino_id))).toEqual(stops);
    for (const { km, min_o, min_d, seq_o, seq_d } of pares) {
      expect(km).toBeGreaterThanOrEqual(25);
      expect(min_d).toBeGreaterThan(min_o);
      expect(seq_d).toBeGreaterThan(seq_o);
    }
  });

  it('crosses from one time zone to another on some lines', () => {
    const crossing = linhas.filter((linha) => {
      const [first, last] = endsOf(placesOf(linha));
      return first.uf === 'SP' && last.tz === 'America/Cuiaba';
    });
    expect(crossing.length).toBeGreaterThan(0);
  });
});
