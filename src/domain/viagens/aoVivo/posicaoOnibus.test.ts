import { andamentoDaPosicao, isPosicaoAtual, type ParadaNoMapa } from './posicaoOnibus';

const at = (hora: string): Date => new Date(`2026-12-01T${hora}:00-03:00`);
const stop = (lat: number, lon: number, chega: string, sai = chega): ParadaNoMapa => ({
  lat,
  lon,
  chega: at(chega),
  sai: at(sai),
});

const saoPaulo = stop(-23.516, -46.625, '10:00');
const jacarei = stop(-23.305, -45.966, '11:20', '11:30');
const resende = stop(-22.47, -44.45, '13:30', '13:50');
const rio = stop(-22.899, -43.209, '16:00');
const linha = [saoPaulo, jacarei, resende, rio];

const read = (lat: number, lon: number, hora: string) => andamentoDaPosicao(linha, { lat, lon, em: at(hora) });

describe('the position of a coach on its line', () => {
  it('at a terminal is late by what has passed since it should have left', () => {
    expect(read(-23.3, -45.97, '11:42')).toEqual({
      lugar: 'no_terminal',
      parada: 1,
      passadas: 1,
      atrasoMinutos: 12,
    });
  });

  it.each(['09:40', '10:00'])('waits at the first stop without being late at %s', (hora) => {
    expect(read(-23.516, -46.625, hora)).toMatchObject({ lugar: 'no_terminal', passadas: 0, atrasoMinutos: 0 });
  });

  it('at the last stop is late by its arrival, not by a departure', () => {
    expect(read(-22.899, -43.209, '16:25')).toEqual({
      lugar: 'no_terminal',
      parada: 3,
      passadas: 3,
      atrasoMinutos: 25,
    });
  });

  it('on the road is late against the plan at that point of the way, and near its nearest stop', () => {
    // Half way to Jacareí the plan says 10:40.
    expect(read(-23.4105, -46.2955, '10:52')).toMatchObject({ passadas: 1, atrasoMinutos: 12 });
    expect(read(-23.25, -45.86, '11:40')).toMatchObject({ lugar: 'perto', parada: 1, passadas: 2 });
  });

  it('far from every stop is on its way to the next one', () => {
    expect(read(-22.9, -45.2, '12:40')).toMatchObject({ lugar: 'a_caminho', parada: 2, passadas: 2 });
  });

  it('that is early is on time', () => {
    expect(read(-23.4105, -46.2955, '10:10')?.atrasoMinutos).toBe(0);
  });

  it('before the time of departure has left no stop, wherever the coach comes from', () => {
    expect(read(-23.48, -46.5, '09:30')).toMatchObject({ passadas: 0, atrasoMinutos: 0 });
  });

  it.each([
    ['at a later stop', -23.3, -45.97, { lugar: 'perto', parada: 1 }],
    ['at the last stop, from its trip before', -22.899, -43.209, { lugar: 'perto', parada: 3 }],
    ['on the road to a later stop', -22.9, -45.2, { lugar: 'a_caminho', parada: 0 }],
  ])('before the time of departure has left no stop and stands at none %s', (_where, lat, lon, where) => {
    expect(read(lat, lon, '09:30')).toEqual({ ...where, passadas: 0, atrasoMinutos: 0 });
  });

  it.each([
    ['another state', -15.79, -47.88],
    ['the sea', -25.5, -44],
  ])('in %s is not of this trip', (_where, lat, lon) => {
    expect(read(lat, lon, '12:00')).toBeNull();
  });

  it('says nothing of a line without stops', () => {
    expect(andamentoDaPosicao([], { lat: -23, lon: -46, em: at('10:00') })).toBeNull();
  });

  it('counts for a quarter of an hour', () => {
    expect(isPosicaoAtual(at('10:00'), at('10:15'))).toBe(true);
    expect(isPosicaoAtual(at('10:00'), at('10:16'))).toBe(false);
  });
});
