import fc from 'fast-check';
import { addDias } from '../../../src/domain/base/data';
import {
  CampoInvalido,
  classe,
  decimal,
  dia,
  dinheiro,
  fuso,
  hora,
  inteiro,
  preco,
  simOuNao,
  texto,
  umDe,
} from './campos';

/** The value that a reader makes of a text, or its refusal in words. */
function told<T>(read: (valor: string) => T, valor: string): T | string {
  try {
    return read(valor);
  } catch (error) {
    if (error instanceof CampoInvalido) return error.message;
    throw error;
  }
}

describe('a price of a feed', () => {
  it.each([
    ['112.50', 11_250],
    ['112.5', 11_250],
    ['112', 11_200],
    ['0.01', 1],
    // Currencies with more digits are written so by some exporters.
    ['80.500', 8_050],
    ['999999.99', 99_999_999],
    ['0', 0],
  ])('%s is so many centavos', (valor, centavos) => expect(dinheiro(valor)).toBe(centavos));

  it.each(['112,50', '1.125', '1.2345', '-3.00', '+3', '1e3', '.50', '12.', 'R$ 3', '1000000', ' 3', '1 000'])(
    'is not read from %p',
    (valor) => expect(told(dinheiro, valor)).toBe(`"${valor}" não é um preço como 112.50`),
  );

  it('is what was written, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (centavos) => {
        expect(dinheiro((centavos / 100).toFixed(2))).toBe(centavos);
      }),
    );
  });

  it('is never nothing where a fare is meant', () => {
    expect(told(preco, '0.00')).toBe('o preço não pode ser zero');
    expect(preco('0.01')).toBe(1);
  });
});

describe('a day of a feed', () => {
  it('is what was written, over leap days too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (after) => {
        const written = addDias('2000-01-01', after);
        expect(dia(written.replaceAll('-', ''))).toBe(written);
      }),
    );
  });

  it.each(['20270229', '20261301', '20260001', '20260132', '2026-12-31', '261231', '2026123', '202612310', ''])(
    'is not %p',
    (valor) => expect(told(dia, valor)).toBe(`"${valor}" não é um dia como 20261231`),
  );
});

describe('a time of a feed', () => {
  it.each([
    ['00:00:00', 0],
    ['8:05:09', 29_109],
    ['23:59:59', 86_399],
    ['24:00:00', 86_400],
    ['167:59:59', 604_799],
  ])('%s is so many seconds of the service day', (valor, segundos) => expect(hora(valor)).toBe(segundos));

  it.each(['8:60:00', '8:00:60', '8:00', '8h00', '-1:00:00', '1000:00:00', '8:0:00'])('is not %p', (valor) =>
    expect(told(hora, valor)).toBe(`"${valor}" não é uma hora como 25:35:00`),
  );

  it('ends with a week', () => expect(told(hora, '168:00:00')).toBe('168:00:00 passa de uma semana'));
});

describe('a number of a feed', () => {
  it.each([
    ['1', 1],
    ['99', 99],
    ['007', 7],
    ['0', '0 não está entre 1 e 99'],
    ['100', '100 não está entre 1 e 99'],
    ['-1', '-1 não está entre 1 e 99'],
    ['1.0', '"1.0" não é um número inteiro'],
    ['1e1', '"1e1" não é um número inteiro'],
    ['', '"" não é um número inteiro'],
    ['1234567890123', '"1234567890123" não é um número inteiro'],
  ])('between 1 and 99: %p', (valor, expected) => expect(told(inteiro(1, 99), valor)).toBe(expected));

  it.each([
    ['-23.516', -23.516],
    ['+3', 3],
    ['5.', 5],
    ['1.5e-1', 0.15],
    ['-90', -90],
    ['90.0001', '90.0001 não está entre -90 e 90'],
    ['-23,5', '"-23,5" não é um número com ponto'],
    ['Infinity', '"Infinity" não é um número com ponto'],
    ['0x10', '"0x10" não é um número com ponto'],
  ])('of a coordinate: %p', (valor, expected) => expect(told(decimal(-90, 90), valor)).toBe(expected));
});

describe('the other fields of a feed', () => {
  it.each([
    ['America/Sao_Paulo', 'America/Sao_Paulo'],
    ['America/Cuiaba', 'America/Cuiaba'],
    // An offset is a zone for the runtime, and PostgreSQL reads its sign the other way round.
    ['-03:00', '"-03:00" não é um fuso como America/Sao_Paulo'],
    ['America/Atlantida', '"America/Atlantida" não é um fuso como America/Sao_Paulo'],
    ['', '"" não é um fuso como America/Sao_Paulo'],
  ])('a zone: %p', (valor, expected) => expect(told(fuso, valor)).toBe(expected));

  it('a yes or no is 1 or 0 alone', () => {
    expect(['1', '0', 'true', '2'].map((valor) => told(simOuNao, valor))).toEqual([
      true,
      false,
      '"true" não é 0 nem 1',
      '"2" não é 0 nem 1',
    ]);
  });

  it('a text may be as long as its column, and no longer', () => {
    expect(texto(3)('São')).toBe('São');
    expect(told(texto(3), 'Rio.')).toBe('passa de 3 letras');
  });

  it('a name of a list is one of it, with its case', () => {
    expect(told(umDe(['wc', 'escada']), 'WC')).toBe('"WC" não é um de: wc, escada');
    expect(classe('semi-leito')).toBe('semi-leito');
    expect(told(classe, 'cama')).toMatch(/^"cama" não é um de: .*convencional.*leito-cama/);
  });
});
