import { caretBefore, digitsBehind, readDeletion, readDigits, readPasted, toMoneyText } from './moneyText';

it.each([
  [null, ''],
  [0, 'R$\u00a00,00'],
  [7, 'R$\u00a00,07'],
  [123_456, 'R$\u00a01.234,56'],
  [99_999_999_999, 'R$\u00a0999.999.999,99'],
])('writes %j as %j', (centavos, text) => expect(toMoneyText(centavos)).toBe(text));

it.each([
  ['', null],
  ['R$ ', null],
  ['R$ 0,057', 57],
  ['1.234,567', 1_234_567],
])('reads the digits of %j from the right: %j', (text, centavos) => expect(readDigits(text)).toBe(centavos));

it.each([
  ['1.234,56', 123_456],
  ['1234.56', 123_456],
  ['1,234.56', 123_456],
  ['R$\u00a01.234,56', 123_456],
  [' r$ 12,5 ', 1_250],
  ['1.234', 123_400],
  ['1234', 123_400],
  ['1.234.567', 123_456_700],
  ['0,07', 7],
  ['-50,00', null],
  ['cem reais', null],
  ['', null],
])('takes a pasted %j for %j centavos', (text, centavos) => expect(readPasted(text)).toBe(centavos));

it('keeps the caret behind the digit that was typed, and out of the R$', () => {
  expect(digitsBehind('R$\u00a01.2934,56', 7)).toBe(4);
  expect(caretBefore('R$\u00a012.934,56', 4)).toBe(7);
  expect(caretBefore('R$\u00a01,00', 0)).toBe(7);
  expect(caretBefore('R$\u00a01,00', 9)).toBe(3);
});

describe('a deletion', () => {
  it.each([
    ['the last digit', 'R$ 1,23', 'R$ 1,2', 6, false, 12],
    ['the comma: the digit before it', 'R$ 1,23', 'R$ 123', 4, false, 23],
    ['the comma forwards: the digit behind it', 'R$ 1,23', 'R$ 123', 4, true, 13],
    ['the space of the R$: nothing', 'R$ 1,23', 'R$1,23', 2, false, 123],
    ['everything', 'R$ 1,23', '', 0, false, null],
    ['from zero', 'R$ 0,00', 'R$ 0,0', 6, false, null],
    ['the only digit that counts', 'R$ 0,05', 'R$ 0,0', 6, false, 0],
  ])('of %s', (_, before, after, caret, forwards, centavos) => {
    expect(readDeletion(before, after, caret, forwards)).toBe(centavos);
  });
});
