import fc from 'fast-check';
import { addDias } from '../../base/data';
import { medidasTarifa } from '../../viagens/tarifas/regraTarifa';
import { refusedBy } from '../../../../tests/support/refusedBy';
import { novoRio, tiete } from '../../../../tests/support/viagemBuilders';
import { lugarVazio } from '../../lugares/lugarDigitado';
import { previaSchema } from './previaSchema';
import { parsePeriodos, parseValor, textoPeriodos, textoValor } from './valorDigitado';

describe('a value of a rule, typed and shown', () => {
  it('is the same again, whatever it is and however it is measured', () => {
    const valor = fc.integer({ min: -9_999_999, max: 9_999_999 });
    fc.assert(
      fc.property(valor, fc.constantFrom(...medidasTarifa), (one, medida) => {
        expect(parseValor(textoValor(one, medida), medida)).toBe(one);
      }),
    );
  });

  it('is a whole number for whatever is typed, or none', () => {
    const typed = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789,.-−+ R$%'), maxLength: 12 }),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom(...medidasTarifa), (text, medida) => {
        const valor = parseValor(text, medida);
        expect(valor === null || Number.isSafeInteger(valor)).toBe(true);
      }),
    );
  });

  it.each([
    ['0', 'percentual', 0],
    ['007', 'percentual', 700],
    ['1,5', 'tarifa', 150],
    ['1,05', 'tarifa', 105],
    ['1,050', 'tarifa', null],
    ['99999,99', 'centavos', 9_999_999],
    ['100000', 'centavos', null],
    ['0,000001', 'porKm', 1],
    ['0,0000001', 'porKm', null],
    ['1.234,56', 'tarifa', null],
    ['R$ 12', 'tarifa', null],
    ['12 %', 'percentual', null],
    ['--5', 'percentual', null],
    ['-,5', 'percentual', null],
    ['5,', 'percentual', null],
    ['1e3', 'percentual', null],
  ] as const)('“%s” by %s is %s', (text, medida, valor) => expect(parseValor(text, medida)).toBe(valor));
});

describe('the periods of a rule', () => {
  const dia = fc.integer({ min: 0, max: 800 }).map((ahead) => addDias('2026-01-01', ahead));
  const periodo = fc.tuple(dia, fc.nat(60)).map(([de, length]) => ({ de, ate: addDias(de, length) }));

  it('are the same again after they were shown', () => {
    fc.assert(
      fc.property(fc.array(periodo, { maxLength: 8 }), (periodos) => {
        expect(parsePeriodos(textoPeriodos(periodos))).toEqual(periodos);
      }),
    );
  });

  it.each([
    ['', []],
    [' \n\n ', []],
    ['24/12/2026 até 26/12/2026', [{ de: '2026-12-24', ate: '2026-12-26' }]],
    ['  24/12/2026   a   26/12/2026  ', [{ de: '2026-12-24', ate: '2026-12-26' }]],
    ['24/12/2026 a', null],
    ['24/12/2026 - 26/12/2026', null],
    ['24/12 a 26/12/2026', null],
    ['31/02/2026', null],
    ['24/12/2026\nNatal', null],
    ['24/12/2026, 25/12/2026', null],
  ])('in %j are %j', (text, periodos) => expect(parsePeriodos(text)).toEqual(periodos));
});

describe('the form of the preview', () => {
  const digitado = (lugar: typeof tiete) => ({ texto: lugar.nome, lugar });
  const dados = { origem: digitado(tiete), destino: digitado(novoRio), dia: '04/12/2026' };

  it.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ origem: lugarVazio }, { origem: 'Escolha um lugar da lista' }],
    [{ destino: { texto: 'Rio', lugar: null } }, { destino: 'Escolha um lugar da lista' }],
    [{ dia: '' }, { dia: 'Informe a data, como 24/12/2026' }],
    [{ dia: '2026-12-04' }, { dia: 'Informe a data, como 24/12/2026' }],
    [{ dia: '29/02/2027' }, { dia: 'Informe a data, como 24/12/2026' }],
  ])('with %j is answered by %j', (change, refused) => {
    expect(refusedBy(previaSchema, { ...dados, ...change })).toEqual(refused);
  });
});
