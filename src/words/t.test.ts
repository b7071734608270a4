import { PORTUGUESE_WORDS, setWordsSource } from './active';
import { compileCatalogue } from './compiled';
import type { Language } from './language';
import { saidWith, t, translated } from './t';

const speak = (language: Language, texts: Record<string, string>): void =>
  setWordsSource(() => ({ language, catalogue: compileCatalogue(texts) }));

afterEach(() => setWordsSource(() => PORTUGUESE_WORDS));

const SECONDS = '{n, plural, =1 {1 segundo} other {{n} segundos}}';

describe('a message', () => {
  it('is its own text in Portuguese', () => {
    expect(t('Ajuda')).toBe('Ajuda');
    expect(t('A {empresa}', { empresa: 'Itapê' })).toBe('A Itapê');
    expect([t(SECONDS, { n: 1 }), t(SECONDS, { n: 2 })]).toEqual(['1 segundo', '2 segundos']);
  });

  it('is said in the active language, with that language’s plural', () => {
    speak('en', { Ajuda: 'Help', [SECONDS]: '{n, plural, one {a second} other {# seconds}}' });
    expect(t('Ajuda')).toBe('Help');
    expect([t(SECONDS, { n: 1 }), t(SECONDS, { n: 1200 })]).toEqual(['a second', '1,200 seconds']);
  });

  it('keeps its Portuguese text where the language has none', () => {
    speak('es', {});
    expect(t('Ajuda')).toBe('Ajuda');
    expect(t(SECONDS, { n: 3 })).toBe('3 segundos');
  });

  it('gives the words between its tags to whoever draws them', () => {
    speak('en', { 'Li os <a>termos</a>.': 'I read the <a>terms</a>.' });
    const drawn = saidWith<{ link: string[] }>('Li os <a>termos</a>.', {
      a: (chunks) => ({ link: chunks as string[] }),
    });
    expect(drawn).toEqual(['I read the ', { link: ['terms'] }, '.']);
  });
});

it('a text that is no message stays as it is', () => {
  speak('en', { Ajuda: 'Help', [SECONDS]: '{n} s' });
  expect([translated('Ajuda'), translated('Rio Claro'), translated(SECONDS)]).toEqual(['Help', 'Rio Claro', SECONDS]);
});
