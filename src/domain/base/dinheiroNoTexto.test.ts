import { formatCentavosNoTexto } from './dinheiroNoTexto';

it('keeps symbol and number of an amount on one line of a text', () => {
  expect(formatCentavosNoTexto(123_456)).toBe('R$\u00a01.234,56');
});
