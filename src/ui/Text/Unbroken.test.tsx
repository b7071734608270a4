import { render } from '@testing-library/react';
import { Unbroken } from './Unbroken';

const wholesOf = (text: string): string[] => {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('[data-wrap="never"]')].map(({ textContent }) => textContent);
};

it.each([
  ['Adicionar seguro opcional por R$ 1.011,80 (R$ 5,90 por passagem)', ['R$ 1.011,80', 'R$ 5,90']],
  ['Esta compra sai por R$ 12,34. Confira', ['R$ 12,34']],
  ['seg., 21/12 · 00:10, madrugada de segunda-feira', ['segunda-feira']],
  ['Adicionais: 2 × Bicicleta, 10 × Animal de estimação', ['2 × Bicicleta,', '10 × Animal']],
  ['O e-mail do financeiro', ['e-mail']],
  ['Poltronas 1 e 2', []],
])('keeps sums, counted things and words with hyphens of “%s” whole', (text, wholes) => {
  expect(wholesOf(text)).toEqual(wholes);
});
