import { resolveDia, type DiaEntendido } from './dias';
import { createLexico } from './lugares';
import { understand } from './understand';

const lexico = createLexico([]);

/** The day of the way out that these words mean, said on that day. */
function meant(fala: string, hoje: string): DiaEntendido | null {
  const { ida } = understand(fala, lexico, null);
  return ida ? resolveDia(ida, hoje) : null;
}

const QUARTA = '2026-11-18';
const SEXTA = '2026-11-20';
const SABADO = '2026-11-21';
const DOMINGO = '2026-11-22';
const SEGUNDA = '2026-11-23';
const FIM_DO_ANO = '2026-12-30';

describe('one day', () => {
  it.each([
    ['hoje', QUARTA, '2026-11-18'],
    ['amanhã', QUARTA, '2026-11-19'],
    ['depois de amanhã', QUARTA, '2026-11-20'],
    ['amanhã', '2026-12-31', '2027-01-01'],
    ['amanhã', '2028-02-28', '2028-02-29'],
    ['daqui a 3 dias', QUARTA, '2026-11-21'],
    ['daqui a uma semana', QUARTA, '2026-11-25'],
    ['daqui a 2 semanas', QUARTA, '2026-12-02'],
    ['sexta', QUARTA, '2026-11-20'],
    ['domingo', QUARTA, '2026-11-22'],
    ['na segunda', QUARTA, '2026-11-23'],
    ['essa sexta', QUARTA, '2026-11-20'],
    ['outra sexta', QUARTA, '2026-11-27'],
    ['sexta da semana que vem', QUARTA, '2026-11-27'],
    ['semana que vem no domingo', QUARTA, '2026-11-29'],
    ['próxima sexta', QUARTA, '2026-11-20'],
  ])('“%s” said on %s is %s', (fala, hoje, dia) => expect(meant(fala, hoje)).toEqual({ dia }));

  it.each([
    ['quarta', '2026-11-25'],
    ['próxima quarta', '2026-11-25'],
    ['nesta quarta', '2026-11-18'],
  ])('“%s” said on a Wednesday is %s: only “this” one is today', (fala, dia) =>
    expect(meant(fala, QUARTA)).toEqual({ dia }),
  );

  it.each([
    ['dia 18', QUARTA, '2026-11-18'],
    ['dia 17', QUARTA, '2026-12-17'],
    ['dia 31', QUARTA, '2026-12-31'],
    ['dia 5', FIM_DO_ANO, '2027-01-05'],
    ['dia 31', FIM_DO_ANO, '2026-12-31'],
    ['dia 30', '2027-02-01', '2027-03-30'],
    ['dia 10 do próximo mês', QUARTA, '2026-12-10'],
    ['dia 10 do mês que vem', FIM_DO_ANO, '2027-01-10'],
    ['12/12', QUARTA, '2026-12-12'],
    ['18/11', QUARTA, '2026-11-18'],
    ['17/11', QUARTA, '2027-11-17'],
    ['12/12/2027', QUARTA, '2027-12-12'],
    ['1/1/27', QUARTA, '2027-01-01'],
    ['29/02/2028', QUARTA, '2028-02-29'],
    ['primeiro de dezembro', QUARTA, '2026-12-01'],
    ['véspera de natal', QUARTA, '2026-12-24'],
    ['no natal', QUARTA, '2026-12-25'],
    ['réveillon', QUARTA, '2026-12-31'],
    ['ano novo', QUARTA, '2027-01-01'],
  ])('“%s” said on %s is the next %s', (fala, hoje, dia) => expect(meant(fala, hoje)).toEqual({ dia }));

  it.each(['31/02', '30 de fevereiro', '29/02/2027', '31/04', 'dia 32', '10/13', '10/13/2026', '0/5'])(
    '“%s” is a day that does not exist',
    (fala) => expect(meant(fala, QUARTA)).toEqual({ impossivel: true }),
  );

  it('“sexta que vem” is said with both Fridays while this week’s is still to come', () => {
    expect(meant('sexta que vem', QUARTA)).toEqual({ dia: '2026-11-20', outro: '2026-11-27' });
    expect(meant('segunda que vem', QUARTA)).toEqual({ dia: '2026-11-23' });
    expect(meant('sexta que vem', SEXTA)).toEqual({ dia: '2026-11-27' });
  });
});

describe('a range to choose from', () => {
  it.each([
    ['esta semana', QUARTA, '2026-11-18', '2026-11-22'],
    ['esta semana', DOMINGO, '2026-11-22', '2026-11-22'],
    ['semana que vem', QUARTA, '2026-11-23', '2026-11-29'],
    ['semana que vem', DOMINGO, '2026-11-23', '2026-11-29'],
    ['semana que vem', SEGUNDA, '2026-11-30', '2026-12-06'],
    ['fim de semana', QUARTA, '2026-11-21', '2026-11-22'],
    ['fim de semana', SABADO, '2026-11-21', '2026-11-22'],
    ['fim de semana', DOMINGO, '2026-11-22', '2026-11-22'],
    ['próximo fim de semana', QUARTA, '2026-11-21', '2026-11-22'],
    ['próximo fim de semana', SEXTA, '2026-11-28', '2026-11-29'],
    ['próximo fim de semana', DOMINGO, '2026-11-28', '2026-11-29'],
    ['este mês', QUARTA, '2026-11-18', '2026-11-30'],
    ['mês que vem', QUARTA, '2026-12-01', '2026-12-31'],
    ['mês que vem', FIM_DO_ANO, '2027-01-01', '2027-01-31'],
    ['em novembro', QUARTA, '2026-11-18', '2026-11-30'],
    ['em dezembro', QUARTA, '2026-12-01', '2026-12-31'],
    ['em fevereiro', QUARTA, '2027-02-01', '2027-02-28'],
    ['em fevereiro', '2027-12-01', '2028-02-01', '2028-02-29'],
  ])('“%s” said on %s is %s to %s', (fala, hoje, inicio, fim) => expect(meant(fala, hoje)).toEqual({ inicio, fim }));
});

describe('a way back, counted from the way out', () => {
  const IDA = '2026-11-27';

  it.each([
    [{ tipo: 'depois', dias: 1 } as const, '2026-11-28'],
    [{ tipo: 'semana', dia: 0, qual: 'proxima' } as const, '2026-11-29'],
    [{ tipo: 'semana', dia: 3, qual: 'esta' } as const, '2026-12-02'],
    [{ tipo: 'data', dia: 5 } as const, '2026-12-05'],
    [{ tipo: 'data', dia: 27 } as const, '2026-11-27'],
    [{ tipo: 'data', dia: 20, mes: 11 } as const, '2027-11-20'],
    [{ tipo: 'daqui', dias: 10 } as const, '2026-11-28'],
  ])('%j after the 27th is %s', (dito, dia) => expect(resolveDia(dito, QUARTA, IDA)).toEqual({ dia }));
});
