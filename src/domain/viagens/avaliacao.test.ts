import { textoAvaliacoes } from './avaliacao';

it.each([
  [{ quantas: 20, soma: 100 }, 'Nota 5,0 de 5 em 20 avaliações desta linha'],
  [{ quantas: 200, soma: 999 }, 'Nota 4,9 de 5 em 200 avaliações desta linha'],
  [{ quantas: 37, soma: 160 }, 'Nota 4,3 de 5 em 37 avaliações desta linha'],
  [{ quantas: 1, soma: 3 }, 'Nota 3,0 de 5 em 1 avaliação desta linha'],
])('the ratings %p are %p', (avaliacoes, texto) => expect(textoAvaliacoes(avaliacoes)).toBe(texto));
