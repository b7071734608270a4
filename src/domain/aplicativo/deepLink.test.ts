import fc from 'fast-check';
import { CALLBACK_NATIVO, resolveDeepLink, type LoginEsperado } from './deepLink';

const esperado: LoginEsperado = { iniciando: true, state: 's1' };
const CALLBACK = '/callback/?code=c1&state=s1';
const resolve = (link: string, known = esperado) => resolveDeepLink(link, known);
const BUSCA = 'idaVolta=true&localidadeOrigem=1&localidadeDestino=2&dataPartida=2026-12-01&dataVolta=2026-12-05';

describe('a link that opens the app', () => {
  it.each([
    [`${CALLBACK_NATIVO}?code=c1&state=s1`, CALLBACK],
    ['itape://localhost/callback?code=c1&state=s1', CALLBACK],
    ['ITAPE://localhost/callback/?code=c1&state=s1', CALLBACK],
    ['https://app.itape.com.br/callback/?code=c1&state=s1', CALLBACK],
    ['https://app.itape.com.br/callback?state=s1&code=c1', CALLBACK],
    ['itape://localhost/callback/?code=c1&state=s1&origem=chatbot', CALLBACK],
    ['itape://localhost/callback/?error=access_denied&state=s1', '/callback/?error=access_denied&state=s1'],
  ])('goes back to the sign-in that this device began: %s [§2.deepLink.1] [DL1]', (link, path) =>
    expect(resolve(link)).toEqual({ tipo: 'callback', path }),
  );

  it.each([
    ['another host', 'itape://evil.test/callback/?code=c1&state=s1'],
    ['a host that only begins like ours', 'https://app.itape.com.br.evil.test/callback/?code=c1&state=s1'],
    ['our host as a user name', 'itape://localhost@evil.test/callback/?code=c1&state=s1'],
    ['a user name before our host', 'itape://evil@localhost/callback/?code=c1&state=s1'],
    ['a port', 'itape://localhost:8080/callback/?code=c1&state=s1'],
    ['another scheme', 'evil://localhost/callback/?code=c1&state=s1'],
    ['plain http', 'http://app.itape.com.br/callback/?code=c1&state=s1'],
    ['a script', 'javascript:callback(1)'],
    ['the word in the query', 'itape://localhost/home?x=callback&code=c1&state=s1'],
    ['the word in the host', 'itape://callback/?code=c1&state=s1'],
    ['a longer path', 'itape://localhost/callback/extra?code=c1&state=s1'],
    ['a path before it', 'itape://localhost/x/callback?code=c1&state=s1'],
    ['two slashes before it', 'itape://localhost//callback?code=c1&state=s1'],
    ['three slashes', 'itape:///localhost/callback/?code=c1&state=s1'],
    ['one encoded letter', 'itape://localhost/%63allback/?x=callback&code=c1&state=s1'],
    ['an encoded slash', 'itape://localhost/callback%2f?code=c1&state=s1'],
    ['an encoded query', 'itape://localhost/callback/%3Fcode=c1&state=s1'],
    ['a backslash', 'itape://localhost\\callback/?code=c1&state=s1'],
    ['a tab', 'itape://localhost/call\tback/callback?code=c1&state=s1'],
    ['a new line at its end', 'itape://localhost/callback/?code=c1&state=s1\n'],
    ['a letter that looks like ours', 'itape://loc\u0430lhost/callback/?code=c1&state=s1'],
    ['a fragment', 'itape://localhost/callback/?code=c1&state=s1#x'],
    ['another state', 'itape://localhost/callback/?code=c1&state=s2'],
    ['no state', 'itape://localhost/callback/?code=c1'],
    ['an empty state', 'itape://localhost/callback/?code=c1&state='],
    ['two states', 'itape://localhost/callback/?code=c1&state=s1&state=s2'],
    ['no code', 'itape://localhost/callback/?state=s1'],
    ['two codes', 'itape://localhost/callback/?code=c1&code=c2&state=s1'],
    ['code and error at once', 'itape://localhost/callback/?code=c1&error=x&state=s1'],
    ['a code of 201 characters', `itape://localhost/callback/?code=${'c'.repeat(201)}&state=s1`],
    ['eight kilobytes', `itape://localhost/callback/?code=c1&state=s1&x=${'x'.repeat(8192)}`],
  ])('goes home without its query when it carries %s [DL1]', (_, link) =>
    expect(resolve(link)).toEqual({ tipo: 'pagina', path: '/home' }),
  );

  it.each([
    ['itape://localhost/home?canal=wifi', '/home?canal=wifi'],
    ['https://app.itape.com.br/?idaVolta=false&canal=agenciaCorreios', '/home?idaVolta=false&canal=agenciaCorreios'],
    ['itape://localhost/home?canal=google', '/home'],
    ['itape://localhost/home?canal=wifi&canal=wifi', '/home'],
  ])('takes the entry channel along, where it is one of ours: %s', (link, path) =>
    expect(resolve(link)).toEqual({ tipo: 'pagina', path }),
  );

  it.each([
    ['no sign-in was begun', { iniciando: false, state: 's1' }],
    ['the state is gone', { iniciando: true, state: null }],
    ['the state is empty', { iniciando: true, state: '' }],
  ])('exchanges no code when %s [FC2]', (_, known) =>
    expect(resolve(`${CALLBACK_NATIVO}?code=c1&state=${known.state ?? ''}`, known)).toEqual({
      tipo: 'pagina',
      path: '/home',
    }),
  );

  it.each([
    ['itape://localhost/home', '/home'],
    [`itape://localhost/home?${BUSCA}`, `/home?${BUSCA}`],
    [`https://app.itape.com.br/qualquer/coisa?${BUSCA}`, `/home?${BUSCA}`],
    ['itape://localhost/home?idaVolta=true&utm_source=x&origem=chatbot', '/home?idaVolta=true'],
    ['itape://localhost/home?idaVolta=true&idaVolta=false', '/home'],
    [`itape://localhost/home?dataPartida=${'9'.repeat(201)}`, '/home'],
    ['itape://localhost/CALLBACK/?code=c1&state=s1', '/home'],
    ['not a link', '/home'],
    ['', '/home'],
  ])('goes home with what a search is made of and nothing else: %s [§2.deepLink.2] [DL1]', (link, path) =>
    expect(resolve(link)).toEqual({ tipo: 'pagina', path }),
  );
});

describe('whatever opens the app', () => {
  const pieces = fc.array(
    fc.constantFrom(
      'itape://',
      'https://',
      'localhost',
      'app.itape.com.br',
      '/callback',
      '/',
      '//',
      '\\',
      '?',
      '&',
      '#',
      '@',
      ':',
      '%2f',
      '%00',
      '..',
      'code=c1',
      'state=s1',
      'idaVolta=true',
      'origem=chatbot',
      'javascript:',
      'evil.test',
    ),
    { maxLength: 12 },
  );
  const anyLink = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    pieces.map((parts) => parts.join('')),
  );

  it('stays on our own two pages, with known keys of 200 characters at most, for 100,000 links [DL1]', () => {
    const known = ['idaVolta', 'localidadeOrigem', 'localidadeDestino', 'dataPartida', 'dataVolta'];
    const wrong: string[] = [];
    for (const link of fc.sample(anyLink, { numRuns: 100_000, seed: 7 })) {
      const { tipo, path } = resolve(link);
      const [pathname = '', search = ''] = path.split('?');
      const query = [...new URLSearchParams(search)];
      const fits =
        tipo === 'callback'
          ? path === CALLBACK
          : pathname === '/home' && query.every(([key, value]) => known.includes(key) && value.length <= 200);
      if (!fits) wrong.push(link);
    }
    expect(wrong).toEqual([]);
  });

  it('never answers a state that was not asked', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (asked, told) => {
        fc.pre(asked !== told);
        const link = `${CALLBACK_NATIVO}?${new URLSearchParams({ code: 'c1', state: told })}`;
        expect(resolve(link, { iniciando: true, state: asked }).tipo).toBe('pagina');
      }),
    );
  });
});
