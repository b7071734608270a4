import { createHash } from 'node:crypto';
import { catalogo } from './catalogo';

const fingerprint = (): string =>
  createHash('sha256').update(JSON.stringify(catalogo.rows())).digest('hex').slice(0, 12);

describe('catalogo', () => {
  it('is the same whenever it is built, and carries its fingerprint as its version', () => {
    expect(fingerprint()).toBe(fingerprint());
    expect(catalogo.versao).toBe(fingerprint());
  });

  it('refers only to rows it has', () => {
    const rows = catalogo.rows();
    const idsOf = (list: readonly { id: number }[]): Set<number> => new Set(list.map(({ id }) => id));
    const places = idsOf(rows.localidade);
    const lines = idsOf(rows.linha);
    const coaches = idsOf(rows.layout);
    expect(rows.linha_parada.filter(({ localidade_id }) => !places.has(localidade_id))).toEqual([]);
    expect(rows.linha_par.filter(({ linha_id }) => !lines.has(linha_id))).toEqual([]);
    expect(rows.horario.filter(({ linha_id, layout_id }) => !lines.has(linha_id) || !coaches.has(layout_id))).toEqual(
      [],
    );
  });

  it('has a fare for every class on board of every departure, on every part that is sold', () => {
    const rows = catalogo.rows();
    const classes = new Map(rows.layout.map(({ id }) => [id, new Set<number>()]));
    for (const { layout_id, classe } of rows.layout_poltrona) classes.get(layout_id)?.add(classe);
    const wanted = new Set<string>();
    for (const { linha_id, layout_id } of rows.horario) {
      for (const classe of classes.get(layout_id) ?? []) wanted.add(`${linha_id} ${classe}`);
    }
    const fares = new Map<string, number>();
    for (const { linha_id, classe } of rows.tarifa) {
      fares.set(`${linha_id} ${classe}`, (fares.get(`${linha_id} ${classe}`) ?? 0) + 1);
    }
    expect(new Set(fares.keys())).toEqual(wanted);
    for (const [key, count] of fares) {
      const linha = Number(key.split(' ')[0]);
      expect(count).toBe(rows.linha_par.filter(({ linha_id }) => linha_id === linha).length);
    }
  });
});
