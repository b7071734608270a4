import fc from 'fast-check';
import {
  addDias,
  diaEm,
  diasEntre,
  formatDia,
  idadeEm,
  isDataInvalida,
  isDia,
  isIdadeDeConta,
  isInstante,
  parseDataBr,
} from './data';

const dias = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days', () => {
  it.each([
    ['31/12/2026', '2026-12-31'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['1/1/2026', null],
    ['31/02/1990', null],
    ['00/01/2026', null],
    ['00/00/0000', null],
    ['1990-05-10', null],
    ['31-12-2026', null],
    [' 31/12/2026', null],
    ['31/12/2026 ', null],
    ['131/12/2026', null],
    ['31/12/20261', null],
    ['31/13/2026', null],
    ['31/12/1799', null],
    ['01/01/1800', '1800-01-01'],
    ['31/12/2199', '2199-12-31'],
    ['01/01/2200', null],
    ['31/12/9999', null],
    ['', null],
  ])('reads %j as %j [RG9]', (text, dia) => expect(parseDataBr(text)).toBe(dia));

  it.each(['2026-12-31x', 'x2026-12-31', '31/12/2026', '2026-02-30', '2026-2-3', '2026-13-01', ''])(
    'knows no day of the wire in %j',
    (text) => expect(isDia(text)).toBe(false),
  );

  it.each([
    ['0000-01-01', false],
    ['0001-01-01', false],
    ['1799-12-31', false],
    ['1800-01-01', true],
    ['2199-12-31', true],
    ['2200-01-01', false],
    ['9999-12-31', false],
  ])('has %s on the wire: %p, so that a day more or less is one too', (text, isOne) => {
    expect(isDia(text)).toBe(isOne);
  });

  it.each([
    ['2026-03-01T12:00:00Z', true],
    ['2026-03-01T09:00:00.123-03:00', true],
    ['2026-03-01T12:00:00', false],
    ['2026-02-30T12:00:00Z', false],
    ['2026-03-01T24:30:00Z', false],
    ['2016-12-31T23:59:60Z', false],
    ['0000-01-01T00:00:00Z', false],
    ['9999-12-31T23:59:59-23:59', false],
  ])('has %s as an instant: %p', (text, isOne) => expect(isInstante(text)).toBe(isOne));

  it('is written and read without loss', () => {
    fc.assert(fc.property(dias, (dia) => expect(parseDataBr(formatDia(dia))).toBe(dia)));
  });

  it('counts days the same way forwards and backwards', () => {
    fc.assert(
      fc.property(dias, fc.integer({ min: -400, max: 400 }), (dia, count) => {
        expect(diasEntre(dia, addDias(dia, count))).toBe(count);
        expect(isDia(addDias(dia, count))).toBe(true);
      }),
    );
  });

  it('says which day it is in a place, not in the device', () => {
    const instant = new Date('2026-12-01T02:30:00Z');
    expect(diaEm(instant, 'America/Sao_Paulo')).toBe('2026-11-30');
    expect(diaEm(instant, 'America/Noronha')).toBe('2026-12-01');
  });
});

describe('age', () => {
  it.each([
    ['2012-11-21', true],
    ['2012-11-22', false],
    ['1876-11-21', true],
    ['1875-11-21', false],
    ['2027-01-01', false],
    ['2012-02-30', false],
  ])('an account for someone born on %s: %s [§5.dataNascimento.2, §9.limites.1]', (nascimento, allowed) =>
    expect(isIdadeDeConta(nascimento, '2026-11-21')).toBe(allowed),
  );

  it('turns on the birthday, also for those born on a leap day', () => {
    expect(idadeEm('2000-03-10', '2026-03-09')).toBe(25);
    expect(idadeEm('2000-03-10', '2026-03-10')).toBe(26);
    expect(idadeEm('2012-02-29', '2026-02-28')).toBe(13);
    expect(idadeEm('2012-02-29', '2026-03-01')).toBe(14);
  });

  it.each([
    ['21/11/2026', false],
    ['22/11/2026', true],
    ['21/11/1906', false],
    ['20/11/1905', true],
    ['21/11/1905', true],
    ['22/11/1905', false],
    ['31/02/2000', true],
    ['31/02/2000', true],
  ])('dataInvalida of %s is %s [§5.dataNascimento.6]', (text, invalid) =>
    expect(isDataInvalida(text, '2026-11-21')).toBe(invalid),
  );
});
