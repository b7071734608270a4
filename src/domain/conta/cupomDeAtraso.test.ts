import { speak, speakPortuguese } from '../../../tests/support/speakLanguage';
import { atrasoPadrao, daCupom, sayDescricaoDoCupom, ultimoDiaDoCupom } from './cupomDeAtraso';

describe('the coupon of a delay', () => {
  it.each<[boolean, string, number, Partial<typeof atrasoPadrao>]>([
    [true, 'em_viagem', 60, {}],
    [true, 'encerrada', 60, {}],
    [true, 'em_viagem', 1, { minutos: 1 }],
    [false, 'em_viagem', 59, {}],
    [false, 'em_viagem', 60, { minutos: 61 }],
    [false, 'em_viagem', 120, { cupomPct: 0 }],
    [false, 'prevista', 120, {}],
    [false, 'embarque', 120, {}],
    [false, 'cancelada', 120, {}],
    [false, 'encerrada', 0, { minutos: 1 }],
  ])('is given: %s, where a coach is %s with %s minutes and the rule says %j', (given, situacao, minutos, regra) => {
    expect(daCupom({ situacao, atrasoMinutos: minutos }, { ...atrasoPadrao, ...regra })).toBe(given);
  });

  it('can be used for whole months, to the last day of a shorter one', () => {
    expect(ultimoDiaDoCupom('2026-08-31', atrasoPadrao)).toBe('2027-02-28');
  });

  it.each([
    ['pt-BR', 'Pelo atraso de Bauru → Santos, 28/11/2026'],
    ['en', 'For the delay of Bauru → Santos, 28/11/2026'],
    ['es', 'Por el atraso de Bauru → Santos, 28/11/2026'],
  ] as const)('says in %s what it is for', (language, said) => {
    speak(language);
    const motivo = { tipo: 'atraso', origem: 'Bauru', destino: 'Santos', dia: '2026-11-28' } as const;
    expect(sayDescricaoDoCupom({ descricao: 'Pelo atraso', motivo })).toBe(said);
    expect(sayDescricaoDoCupom({ descricao: 'Pelo atraso de Bauru' })).toBe('Pelo atraso de Bauru');
    speakPortuguese();
  });
});
