import { normalizeFala } from './escrita';
import { isSemSentido } from './semSentido';

describe('a message without language', () => {
  it.each(['', '???', '...!!', '🙃🙃', '👍', 'asdfghjkl', 'kkkkkkk', 'aaaaaaa', 'qwrtpsdf zxcvbnm', '- - -'])(
    '“%s” is one',
    (texto) => expect(isSemSentido(normalizeFala(texto))).toBe(true),
  );

  it.each([
    'xpto',
    'sp bh',
    'qro',
    'oi',
    '12',
    'dia 12',
    'hmm',
    'campinas',
    'asdfghjkl santos',
    'qual a capital da frança',
  ])('“%s” is none', (texto) => expect(isSemSentido(normalizeFala(texto))).toBe(false));
});
