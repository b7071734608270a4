import { atrasada, LOCALIZADOR, umEncontrado } from '../../../../tests/bodies/procuraBodies';
import type { BilheteEncontrado } from '../../../domain/wire/bilhetes/procura';
import { sayAchados, toTicket } from './palavrasEncontrado';

const ticketOf = (fields: Partial<BilheteEncontrado>) => toTicket(umEncontrado(fields), LOCALIZADOR);
const avisosOf = (andamento: BilheteEncontrado['andamento'], situacao: BilheteEncontrado['situacao'] = 'emitido') =>
  ticketOf({ andamento, situacao }).avisos;

describe('a ticket that was found', () => {
  it('shows trip, seat and platform, and no code', () => {
    expect(ticketOf({})).toMatchObject({
      data: 'sábado, 05/12/2026',
      partida: { hora: '22:30', cidade: 'São Paulo, SP', terminal: 'Terminal Rodoviário do Tietê' },
      diaChegada: '+1 dia',
      poltrona: 12,
      plataforma: '34',
      classe: 'Executivo',
      localizador: LOCALIZADOR,
      codigos: [],
      avisos: [],
    });
  });

  it.each<[BilheteEncontrado['situacao'], string, boolean]>([
    ['emitido', 'Válido', false],
    ['em_emissao', 'Em emissão', false],
    ['embarcado', 'Embarcado', false],
    ['nao_embarcou', 'Não embarcou', false],
    ['cancelado', 'Cancelado', true],
    ['remarcado', 'Trocado por outro bilhete', true],
    ['transferido', 'Transferido a outra pessoa', true],
  ])('that is %s says %s', (situacao, texto, isVoid) => {
    expect(ticketOf({ situacao })).toMatchObject({ situacao: { texto }, isVoid });
  });
});

describe('the news of a ticket that was found', () => {
  it('are the delay with the hour to expect, and its reason', () => {
    expect(avisosOf(atrasada)).toEqual([
      'A viagem está com 40min de atraso: partida prevista para 23:10.',
      'Trânsito na chegada do ônibus.',
    ]);
  });

  it('name the day where the delay passes midnight, and no hour where none is known', () => {
    const late = { ...atrasada, atrasoMinutos: 120, previsao: { dia: '2026-12-06', hora: '00:30' }, motivo: null };
    expect(avisosOf(late)).toEqual(['A viagem está com 2h de atraso: partida prevista para 06/12/2026, 00:30.']);
    expect(avisosOf({ ...late, previsao: null })).toEqual(['A viagem está com 2h de atraso.']);
  });

  it.each<[string, BilheteEncontrado['andamento'], RegExp]>([
    ['a departure that was cancelled', { ...atrasada, situacao: 'cancelada' }, /cancelou esta partida/],
    ['a trip that is over', { ...atrasada, situacao: 'encerrada' }, /já terminou/],
  ])('tell %s', (_, andamento, words) => expect(avisosOf(andamento)?.[0]).toMatch(words));

  it('are none of a departure on time, or of one that is no longer known', () => {
    expect(avisosOf({ ...atrasada, situacao: 'no_horario', atrasoMinutos: 3 })).toEqual([]);
    expect(avisosOf(null)).toEqual([]);
  });

  it('of a ticket that no longer boards are its own alone', () => {
    expect(avisosOf(atrasada, 'cancelado')).toEqual(['Este bilhete foi cancelado e não vale para embarcar.']);
    expect(avisosOf(atrasada, 'embarcado')).toEqual([]);
    expect(avisosOf(atrasada, 'em_emissao')).toHaveLength(3);
  });
});

it('is spoken in the singular and in the plural', () => {
  expect([1, 3].map(sayAchados)).toEqual(['1 bilhete encontrado', '3 bilhetes encontrados']);
});
