import { matchPartidas } from './readPosicoes';

const pedida = { id: '1', horario_id: 7, externo: null, dia: '2026-12-01', inicio: 600 };
const posicao = { lat: -23.5, lon: -46.6, em: new Date('2026-12-01T13:00:00Z') };
const of = (viagem: string, dia: string | null) => ({ viagem, dia, ...posicao });

describe('a vehicle of the feed', () => {
  it('is that of the departure that our own feed names so', () => {
    expect(matchPartidas([pedida], [of('7-600', '20261201')])).toEqual([{ partidaId: '1', ...posicao }]);
    expect(matchPartidas([pedida], [of('7-600', '20261202'), of('8-600', '20261201')])).toEqual([]);
  });

  it('is that of the departure whose timetable entry came with this id', () => {
    const imported = { ...pedida, externo: 'noturno-sp-rio' };
    expect(matchPartidas([imported], [of('noturno-sp-rio', '20261201')])).toHaveLength(1);
    expect(matchPartidas([imported], [of('7-600', '20261201')])).toHaveLength(1);
  });

  it('without a day is that of the only departure, and of none where there are two', () => {
    const tomorrow = { ...pedida, id: '2', dia: '2026-12-02' };
    expect(matchPartidas([pedida], [of('7-600', null)])).toHaveLength(1);
    expect(matchPartidas([pedida, tomorrow], [of('7-600', null)])).toEqual([]);
    expect(matchPartidas([pedida, tomorrow], [of('7-600', '20261202')])).toMatchObject([{ partidaId: '2' }]);
  });
});
