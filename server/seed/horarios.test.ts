import { groupBy } from '../viagens/groupBy';
import { horarios } from './horarios';
import { classesDoLayout, layouts } from './layouts';
import { linhas, paresDe } from './linhas';

const TIETE = 1;
const NOVO_RIO = 4;

const daLinha = groupBy(horarios, ({ linha_id }) => linha_id);

describe('horarios', () => {
  it('numbers every entry once, within the room of its line', () => {
    expect(new Set(horarios.map(({ id }) => id)).size).toBe(horarios.length);
    for (const { id, linha_id } of horarios) expect(Math.floor(id / 40)).toBe(linha_id);
  });

  it('has hours, days and coaches that exist', () => {
    const known = new Set(layouts.map(({ id }) => id));
    for (const { hora_min, dias, layout_id } of horarios) {
      expect(hora_min % 5).toBe(0);
      expect(hora_min >= 0 && hora_min < 1440 && dias >= 1 && dias <= 127 && known.has(layout_id)).toBe(true);
    }
  });

  it('runs every line every day, at hours that differ', () => {
    for (const { id } of linhas) {
      const entries = daLinha.get(id) ?? [];
      expect(entries.some(({ dias }) => dias === 127)).toBe(true);
      expect(new Set(entries.map(({ hora_min }) => hora_min)).size).toBe(entries.length);
    }
  });

  it('has convencional seats on every line every day, for those whom the law gives them', () => {
    for (const { id } of linhas) {
      const daily = (daLinha.get(id) ?? []).filter(({ dias }) => dias === 127);
      expect(daily.some(({ layout_id }) => classesDoLayout.get(layout_id)?.includes('convencional'))).toBe(true);
    }
  });

  it('travels by night where the journey is long', () => {
    const long = linhas.filter(({ paradas }) => (paradas.at(-1)?.minutos ?? 0) > 480);
    for (const { id } of long) {
      expect((daLinha.get(id) ?? []).some(({ hora_min }) => hora_min >= 17 * 60 || hora_min < 5 * 60)).toBe(true);
    }
  });

  it('offers all five classes between São Paulo and Rio, on some twenty departures a day', () => {
    const lines = linhas.filter((linha) =>
      paresDe(linha).some(({ origem_id, destino_id }) => origem_id === TIETE && destino_id === NOVO_RIO),
    );
    const entries = lines.flatMap(({ id }) => daLinha.get(id) ?? []);
    const classes = entries.flatMap(({ layout_id }) => classesDoLayout.get(layout_id) ?? []);
    expect(entries.filter(({ dias }) => dias === 127).length).toBeGreaterThanOrEqual(20);
    expect(new Set(classes).size).toBe(5);
  });
});
