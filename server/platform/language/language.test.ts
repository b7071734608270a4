import { activeWords } from '../../../src/words/active';
import { t } from '../../../src/words/t';
import { startRoutes } from '../../../tests/support/startRoutes';
import { notFound } from '../http/problem';
import { inLanguage, languageOf } from './language';
import { letterIn } from './letters';

it.each([
  [{}, 'pt-BR'],
  [{ 'x-idioma': 'en' }, 'en'],
  [{ 'x-idioma': 'fr' }, 'pt-BR'],
  [{ cookie: 'idioma=es' }, 'es'],
  [{ cookie: 'idioma=es', 'x-idioma': 'pt-BR' }, 'pt-BR'],
  [{ 'accept-language': 'en-US,en' }, 'pt-BR'],
])('a request with %j is answered in %s', (headers, language) => {
  expect(languageOf(headers)).toBe(language);
});

it('each of two works at once keeps its language', async () => {
  const speak = async (): Promise<string> => {
    await new Promise(setImmediate);
    return t('Ajuda');
  };
  expect(await Promise.all([inLanguage('en', speak), speak(), inLanguage('es', speak)])).toEqual([
    'Help',
    'Ajuda',
    'Ayuda',
  ]);
});

it('a refusal is said in the language of its request', async () => {
  const app = await startRoutes((routes) => {
    routes.get('/api/nada', { schema: { hide: true }, config: { access: 'publico' } }, () => {
      throw notFound('NADA', 'Faça o login para continuar.');
    });
  });
  const said = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/nada', headers })).json<{ erros: { mensagem: string }[] }>().erros[0]?.mensagem;
  expect([await said({}), await said({ 'x-idioma': 'en' })]).toEqual([
    'Faça o login para continuar.',
    'Sign in to continue.',
  ]);
});

it('a letter names its language, unless it is Portuguese', () => {
  const write = () => ({ para: 'a@b.c', assunto: t('Ajuda'), corpo: activeWords().language });
  expect(letterIn('pt-BR', write)).toEqual({ para: 'a@b.c', assunto: 'Ajuda', corpo: 'pt-BR' });
  expect(letterIn('en', write)).toEqual({ para: 'a@b.c', assunto: 'Help', corpo: 'en', idioma: 'en' });
});
