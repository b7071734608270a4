import { novoRio, tiete, umaParada } from '../../../tests/support/viagemBuilders';
import {
  sayDuracao,
  formatDuracao,
  periodoDe,
  rotuloChegada,
  rotuloDiaCurto,
  rotuloDiaLongo,
  rotuloMadrugada,
} from './viagem';

it.each([
  [390, '6h 30min', '6 horas e 30 minutos'],
  [60, '1h', '1 hora'],
  [45, '45min', '45 minutos'],
  [61, '1h 01min', '1 hora e 1 minuto'],
  [0, '0min', '0 minutos'],
])('a trip of %i minutes is %s, said %s', (minutos, written, said) => {
  expect([formatDuracao(minutos), sayDuracao(minutos)]).toEqual([written, said]);
});

it.each([
  ['2026-12-01', null],
  ['2026-12-02', '+1 dia'],
  ['2026-12-03', '+2 dias'],
])('an arrival on %s is marked %s', (dia, label) => {
  expect(rotuloChegada(umaParada(tiete, '2026-12-01', '22:00'), umaParada(novoRio, dia, '05:00'))).toBe(label);
});

it.each([
  ['00:00', 'madrugada de sábado'],
  ['04:59', 'madrugada de sábado'],
  ['05:00', null],
])('a departure at %s of a Saturday says %s', (hora, label) => {
  expect(rotuloMadrugada({ dia: '2026-12-05', hora })).toBe(label);
});

it.each([
  ['00:10', 'madrugada'],
  ['06:00', 'manha'],
  ['17:59', 'tarde'],
  ['23:59', 'noite'],
])('%s lies in the %s', (hora, periodo) => expect(periodoDe(hora)).toBe(periodo));

it('calls a day by its weekday', () => {
  expect(rotuloDiaCurto('2026-12-05')).toBe('sáb., 05/12');
  expect(rotuloDiaLongo('2026-12-05')).toBe('sábado, 05/12/2026');
});
