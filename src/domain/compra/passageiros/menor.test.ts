import { menoresSemAutorizacao, needsAutorizacao } from './menor';

const DIA = '2026-12-01';
const born = (dataNascimento: string, autorizacaoMenor?: boolean) =>
  autorizacaoMenor === undefined ? { dataNascimento } : { dataNascimento, autorizacaoMenor };

describe('minors', () => {
  it('under 16 alone need an authorisation, and pass once it is declared', () => {
    expect(menoresSemAutorizacao([born('2012-01-01')], DIA)).toEqual([0]);
    expect(menoresSemAutorizacao([born('2012-01-01', false)], DIA)).toEqual([0]);
    expect(menoresSemAutorizacao([born('2012-01-01', true)], DIA)).toEqual([]);
  });

  it('need none beside an adult', () => {
    expect(menoresSemAutorizacao([born('2020-01-01'), born('1990-05-05')], DIA)).toEqual([]);
  });

  it('are not covered by somebody of 17', () => {
    expect(menoresSemAutorizacao([born('2020-01-01'), born('2009-05-05')], DIA)).toEqual([0]);
  });

  it.each([
    ['2010-12-02', true],
    ['2010-12-01', false],
  ])('count the age on the day of travel: born %s → %p', (nascimento, needed) => {
    expect(needsAutorizacao(born(nascimento), [], DIA)).toBe(needed);
  });
});
