import { languageInAddress, languageInCookie, languageToOffer, pageIn, toLanguage, withLanguage } from './language';

it.each([
  ['idioma=en', 'en'],
  ['a=1; idioma=es', 'es'],
  ['idioma=fr', 'pt-BR'],
  ['meuidioma=en', null],
  ['', null],
])('the cookie %j names %j', (cookie, language) => {
  expect(languageInCookie(cookie)).toBe(language);
});

it.each([
  ['/home?idioma=en', 'en'],
  ['?dia=1&idioma=pt-BR#x', 'pt-BR'],
  ['/home?idioma=fr', null],
  ['/home', null],
])('the address %j chooses %j', (address, language) => {
  expect(languageInAddress(address)).toBe(language);
});

it.each([
  [['en-US', 'en'], 'en'],
  [['fr-FR', 'es-AR'], 'es'],
  [['en-GB', 'pt-BR'], null],
  [['pt-PT'], null],
  [['de'], null],
  [[], null],
])('a browser that reads %j is offered %j', (preferred, language) => {
  expect(languageToOffer(preferred)).toBe(language);
});

it('a query keeps its other parameters when the language changes', () => {
  expect(withLanguage('?dia=2026-12-01&idioma=en', 'es')).toBe('?dia=2026-12-01&idioma=es');
  expect(withLanguage('', 'en')).toBe('?idioma=en');
});

it('a built page has a name in each language', () => {
  expect([pageIn('pt-BR', 'index.html'), pageIn('es', 'index.html')]).toEqual(['index.html', 'index.es.html']);
});

it('an unknown language is Portuguese', () => {
  expect([toLanguage('en'), toLanguage('xx'), toLanguage(null)]).toEqual(['en', 'pt-BR', 'pt-BR']);
});
