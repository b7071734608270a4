import { string } from 'yup';

/** The message of a text that is too long. */
export const TAMANHO = 'Escreva no máximo ${max} caracteres';
const LINHA = 'Escreva em uma linha só';

/** One line of text without control characters; `min` 0 admits none. */
export const linha = (faltando: string, max: number, min = 1) =>
  string()
    .typeError('Escreva um texto')
    .defined(faltando)
    .test('linha', LINHA, (text) => !/[\p{Cc}\p{Cs}]/u.test(text))
    .test('vazio', faltando, (text) => text.trim().length >= min)
    .max(max, TAMANHO);

/** A field that the document does not know is a misspelt one: it is refused, not dropped. */
export const DESCONHECIDO = 'Não há este campo: ${unknown}';
export const LISTA = 'Escreva uma lista';
export const MUITOS = 'No máximo ${max} itens';
