import type { ParadaInformada } from '../../domain/wire/viagens/viagens';
import { toTimelineStop } from './timelineStop';

const localidade = { id: '7', nome: 'Resende', uf: 'RJ', terminal: 'Rodoviária', fuso: 'America/Sao_Paulo' };
const parada = (dia: string, hora: string, more: Partial<ParadaInformada> = {}): ParadaInformada => ({
  localidade,
  instante: `${dia}T${hora}:00-03:00`,
  dia,
  hora,
  ...more,
});
const first = parada('2026-12-05', '21:00');

it('gives a stop on the way its arrival and its departure, each on its day', () => {
  const stop = parada('2026-12-06', '00:10', { chegada: { dia: '2026-12-05', hora: '23:55' } });
  expect(toTimelineStop(first, stop)).toMatchObject({
    chegada: { hora: '23:55', diaSeguinte: null, previsao: null },
    hora: '00:10',
    diaSeguinte: '+1 dia',
  });
});

it('gives both the delay that operations told, and the position of the coach', () => {
  const stop = parada('2026-12-06', '00:10', {
    chegada: { dia: '2026-12-05', hora: '23:55', previsao: { dia: '2026-12-06', hora: '00:20' } },
    previsao: { dia: '2026-12-06', hora: '00:35' },
    situacao: 'adiante',
  });
  expect(toTimelineStop(first, stop)).toMatchObject({
    chegada: { previsao: '00:20' },
    previsao: '00:35',
    situacao: 'adiante',
  });
});

it('has one time at the first stop', () => {
  expect(toTimelineStop(first, first)).not.toHaveProperty('chegada');
});
