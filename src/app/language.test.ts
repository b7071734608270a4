import { PORTUGUESE_WORDS, setWordsSource } from '../words/active';
import { t } from '../words/t';
import { chosenLanguage, speak } from './language';

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'idioma=; Path=/; Max-Age=0';
  localStorage.clear();
  document.documentElement.lang = '';
  history.replaceState(null, '', '/home');
  setWordsSource(() => PORTUGUESE_WORDS);
});

describe('the language of the page', () => {
  it('is Portuguese until one is chosen, whatever the browser prefers', () => {
    expect(navigator.languages).toContain('en-US');
    expect(chosenLanguage(window)).toBe('pt-BR');
  });

  it('is chosen by the address, which then says nothing of it, and kept', () => {
    history.replaceState({ kept: 1 }, '', '/resultado-busca-viagens?dataPartida=2026-12-01&idioma=es#topo');
    expect(chosenLanguage(window)).toBe('es');
    expect(location.pathname + location.search + location.hash).toBe(
      '/resultado-busca-viagens?dataPartida=2026-12-01#topo',
    );
    expect(history.state).toEqual({ kept: 1 });
    expect(chosenLanguage(window)).toBe('es');
  });

  it('is kept by the storage of a shell without cookies', () => {
    localStorage.setItem('idioma', 'en');
    expect(chosenLanguage(window)).toBe('en');
  });

  it('is that of the cookie where the browser refuses storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(chosenLanguage(window)).toBe('pt-BR');
    history.replaceState(null, '', '/home?idioma=en');
    expect(chosenLanguage(window)).toBe('en');
    expect(chosenLanguage(window)).toBe('en');
  });
});

it('the page speaks a language once its words are there', async () => {
  await speak('en', window);
  expect([t('Ajuda'), document.documentElement.lang]).toEqual(['Help', 'en']);
});
