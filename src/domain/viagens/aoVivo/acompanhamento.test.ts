import type { InformacaoViagem, Parada, ParadaInformada } from '../../wire/viagens/viagens';
import {
  acompanharTrecho,
  fraseDosHorarios,
  frasePosicao,
  haQuanto,
  isVelho,
  rotuloAcompanhamento,
} from './acompanhamento';
import { isAcompanhavel } from './diaDaViagem';

const parada = (id: string, nome: string, hora: string, change: Partial<ParadaInformada> = {}): ParadaInformada => ({
  localidade: { id, nome, uf: 'SP', terminal: 'Rodoviária', fuso: 'America/Sao_Paulo' },
  instante: `2026-12-01T${hora}:00-03:00`,
  dia: '2026-12-01',
  hora,
  ...change,
});
const paradas = [
  parada('1', 'São Paulo', '10:00'),
  parada('2', 'Jacareí', '11:30', { chegada: { dia: '2026-12-01', hora: '11:20' } }),
  parada('3', 'Rio', '16:00'),
];
const informacao: InformacaoViagem = {
  id: '1',
  linha: '100',
  operadora: 'Itapê',
  situacao: 'no_horario',
  atrasoMinutos: 0,
  plataforma: null,
  motivo: null,
  atualizadoEm: null,
  direitos: [],
  paradas,
};
const at = (hora: string): Date => new Date(`2026-12-01T${hora}:00-03:00`);
const [saoPaulo, , rio] = paradas as [Parada, Parada, Parada];
const jacarei: Parada = { ...parada('2', 'Jacareí', '11:20') };
const follow = (change: Partial<InformacaoViagem>, hora = '09:00', chegada = rio) =>
  acompanharTrecho({ ...informacao, ...change }, { partida: saoPaulo, chegada }, at(hora));

describe('a passenger’s part of a departure', () => {
  it('has the stops from boarding to arrival, the last one with its arrival alone', () => {
    const { paradas: own } = follow({}, '09:00', jacarei);
    expect(own.map(({ localidade, hora, chegada }) => [localidade.nome, hora, chegada])).toEqual([
      ['São Paulo', '10:00', undefined],
      ['Jacareí', '11:20', undefined],
    ]);
  });

  it('has the departure alone where the passenger gets on', () => {
    const own = acompanharTrecho(informacao, { partida: jacarei, chegada: rio }, at('09:00')).paradas;
    expect(own[0]).toEqual(parada('2', 'Jacareí', '11:30'));
  });

  it('has the expected arrival at the last stop, not the expected departure', () => {
    const late = paradas.map((one) =>
      one.chegada
        ? {
            ...one,
            previsao: { dia: one.dia, hora: '11:45' },
            chegada: { ...one.chegada, previsao: { dia: one.dia, hora: '11:35' } },
          }
        : one,
    );
    expect(follow({ paradas: late }, '09:00', jacarei).paradas.at(-1)?.previsao?.hora).toBe('11:35');
  });

  it('has all stops where the line no longer has its own', () => {
    const gone = { ...rio, localidade: { ...rio.localidade, id: '9' } };
    expect(follow({}, '09:00', gone).paradas).toHaveLength(3);
  });

  it.each<[string, Partial<InformacaoViagem>, string, Parada]>([
    ['No horário', { atrasoMinutos: 4 }, '09:00', rio],
    ['Atrasado 12min', { atrasoMinutos: 12, situacao: 'atrasada' }, '09:00', rio],
    ['Atrasado 1h 05min', { atrasoMinutos: 65, situacao: 'em_viagem' }, '16:30', rio],
    ['Cancelada', { situacao: 'cancelada', atrasoMinutos: 30 }, '09:00', rio],
    ['Chegou', { situacao: 'em_viagem' }, '11:20', jacarei],
    ['No horário', { situacao: 'em_viagem' }, '11:19', jacarei],
    ['Chegou', { situacao: 'encerrada' }, '11:00', jacarei],
  ])('is said to be "%s"', (rotulo, change, hora, chegada) => {
    expect(rotuloAcompanhamento(follow(change, hora, chegada))).toBe(rotulo);
  });

  it('has a reason while it is late or cancelled alone', () => {
    const motivo = 'Chuva forte na estrada.';
    expect(follow({ motivo, atrasoMinutos: 12 }).motivo).toBe(motivo);
    expect(follow({ motivo, situacao: 'cancelada' }).motivo).toBe(motivo);
    expect(follow({ motivo, atrasoMinutos: 2 }).motivo).toBeNull();
  });

  it('has arrived where the coach was seen at its last stop, before the clock says so', () => {
    const seen = paradas.map((one, i) => ({ ...one, situacao: i < 2 ? ('passou' as const) : ('aqui' as const) }));
    expect(follow({ situacao: 'em_viagem', paradas: seen }, '15:40').situacao).toBe('chegou');
  });
});

describe('its words', () => {
  it('tell when it leaves and arrives, then when it arrives, then nothing', () => {
    expect(fraseDosHorarios(follow({}))).toBe('Sai às 10:00, chega às 16:00.');
    const left = paradas.map((one, i) => (i === 0 ? { ...one, situacao: 'passou' as const } : one));
    expect(fraseDosHorarios(follow({ paradas: left }))).toBe('Chega às 16:00.');
    expect(fraseDosHorarios(follow({ situacao: 'cancelada' }))).toBeNull();
  });

  it.each([
    ['no_terminal', '11:28', 'Ônibus em Jacareí, SP, há 2 min.'],
    ['perto', '11:30', 'Ônibus perto de Jacareí, SP, agora.'],
    ['a_caminho', '11:16', 'Ônibus a caminho de Jacareí, SP, há 14 min.'],
    ['perto', '10:25', 'Última posição conhecida: perto de Jacareí, SP, há 1h 05min.'],
  ] as const)('tell the position %s at %s', (lugar, hora, frase) => {
    const em = at(hora).toISOString();
    expect(frasePosicao({ em, lugar, localidade: jacarei.localidade }, at('11:30'))).toBe(frase);
  });

  it('count from the minute', () => {
    expect(haQuanto(at('11:00'), at('11:59'))).toBe('há 59 min');
    expect(isVelho({ lidoEm: at('11:00').toISOString() }, at('11:03'))).toBe(false);
    expect(isVelho({ lidoEm: at('11:00').toISOString() }, at('11:04'))).toBe(true);
  });
});

it.each([
  ['03:59', false],
  ['04:00', true],
  ['16:00', true],
])('a trip at 10:00 is followed on its ticket at %s: %s', (hora, is) => {
  expect(isAcompanhavel({ partida: saoPaulo, chegada: rio }, at(hora))).toBe(is);
});
