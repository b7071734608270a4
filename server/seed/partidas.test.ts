import { addDias, diasEntre } from '../../src/domain/base/data';
import { horarios } from './horarios';
import { linhas, localidadeDe } from './linhas';
import { partidasOf } from './testdata/partidas';
import type { HorarioRow } from './types';

const linhaFrom = (cidade: string): number =>
  linhas.find(({ paradas }) => localidadeDe(paradas[0]?.localidade_id ?? 0).nome === cidade)?.id ?? 0;

const umHorario = (fields: Partial<HorarioRow> = {}): HorarioRow => ({
  id: 8000,
  linha_id: linhaFrom('São Paulo'),
  dias: 127,
  hora_min: 22 * 60 + 30,
  layout_id: 1,
  vigente_de: '2018-01-01',
  ...fields,
});

const wallClock = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant));

describe('partidasOf', () => {
  it('numbers a departure by its timetable entry and its day', () => {
    const [partida] = partidasOf([umHorario()], '2026-12-01', 1);
    expect(partida).toMatchObject({ id: 800_002_526, data: '2026-12-01', capacidade: 46 });
    expect(diasEntre('2020-01-01', '2026-12-01')).toBe(2526);
  });

  it.each([
    ['São Paulo', '2026-12-02T01:30:00.000Z'],
    ['Manaus', '2026-12-02T02:30:00.000Z'],
    ['Rio Branco', '2026-12-02T03:30:00.000Z'],
  ])('leaves %s at 22:30 of its own clocks', (cidade, saida) => {
    const [partida] = partidasOf([umHorario({ linha_id: linhaFrom(cidade) })], '2026-12-01', 1);
    expect(partida?.saida).toBe(saida);
  });

  it('keeps the local hour on days when the clocks changed', () => {
    // São Paulo left summer time in the night to 18 February 2018 and entered it in that to 4 November.
    for (const dia of ['2018-02-17', '2018-02-18', '2018-11-03', '2018-11-04', '2018-11-05']) {
      for (const hora_min of [300, 1350]) {
        const [partida] = partidasOf([umHorario({ hora_min })], dia, 1);
        const hora = hora_min === 300 ? '05:00' : '22:30';
        expect(wallClock(partida?.saida ?? '', 'America/Sao_Paulo')).toBe(`${dia} ${hora}`);
      }
    }
  });

  it('runs on the days of its mask, Sunday first', () => {
    const days = partidasOf([umHorario({ dias: 1 + 32 })], '2026-12-01', 7).map(({ data }) => data);
    expect(days).toEqual(['2026-12-04', '2026-12-06']);
  });

  it('does not run before its timetable begins', () => {
    expect(partidasOf([umHorario({ vigente_de: '2026-12-03' })], '2026-12-01', 3)).toHaveLength(1);
  });

  it('gives the same departures whenever they are rolled forward', () => {
    const whole = partidasOf(horarios, '2026-11-21', 60);
    const later = partidasOf(horarios, addDias('2026-11-21', 20), 60);
    const shared = new Map(whole.map((partida) => [partida.id, partida]));
    const again = later.filter(({ data }) => data < addDias('2026-11-21', 60));
    expect(JSON.stringify(again)).toBe(JSON.stringify(again.map(({ id }) => shared.get(id))));
    expect(again.length).toBeGreaterThan(30_000);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
    expect(whole.length).toBeLessThan(65_000);
  });
});
