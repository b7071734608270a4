import { novoDesenho } from './desenho';
import { parseRascunho } from './rascunhoDesenho';

const kept = { substitui: 7, desenho: { ...novoDesenho(), nome: 'Leito 26' } };

it.each([kept, { ...kept, substitui: null }])('a drawing that was kept is read as it was: %j', (one) => {
  expect(parseRascunho(JSON.stringify(one))).toEqual(one);
});

it.each([
  null,
  '',
  '{',
  '[]',
  '{}',
  JSON.stringify({ ...kept, substitui: 'x' }),
  JSON.stringify({ ...kept, desenho: { ...kept.desenho, andares: 3 } }),
  JSON.stringify({ ...kept, desenho: { ...kept.desenho, filas: 0 } }),
  JSON.stringify({ ...kept, desenho: { ...kept.desenho, nome: 1 } }),
  JSON.stringify({ ...kept, desenho: { ...kept.desenho, lugares: { 'a b c': { tipo: 'wc' } } } }),
  JSON.stringify({ ...kept, desenho: { ...kept.desenho, lugares: { '1 0 0': 'wc' } } }),
])('%s is no drawing', (text) => {
  expect(parseRascunho(text)).toBeNull();
});
