import { caretBefore, digitsBehind, moneyMask, readDigits, readPasted, readTyped, toMoneyText } from './moneyText';

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

it.each([
  ['', 'R$\u00a09'],
  ['R$\u00a00,05', 'R$\u00a09,999'],
  ['R$\u00a01.234,56', 'R$\u00a09.999,999'],
])('masks %j by %j, with room for the next digit', (text, mask) => expect(moneyMask(text)).toBe(mask));

describe('a key', () => {
  it.each([
    ['adds a digit at the end', 'R$ 1,23', 'R$ 1,234', 1_234],
    ['deletes the last digit', 'R$ 1,23', 'R$ 1,2', 12],
    ['changes nothing', 'R$ 1,23', 'R$ 1,23', 123],
    ['deletes everything', 'R$ 1,23', 'R$ ', null],
    ['deletes from zero', 'R$ 0,00', 'R$ 0,0', null],
    ['deletes the only digit that counts', 'R$ 0,05', 'R$ 0,0', 0],
    ['adds to zero', 'R$ 0,00', 'R$ 0,005', 5],
  ])('%s', (_, before, after, centavos) => expect(readTyped(before, after)).toBe(centavos));
});
