import fc from 'fast-check';
import { linkToResume } from './retomada';
import { rotaOf } from '../base/rotas';

const ORIGIN = 'https://itape.example';
/** A link of exactly `length` characters. */
const longLink = (length: number): string => '/minhas-viagens?x='.padEnd(length, 'a');

describe('linkToResume', () => {
  it.each([
    ['/minhas-viagens', '/minhas-viagens'],
    ['/minhas-viagens/?aba=passadas', '/minhas-viagens/?aba=passadas'],
    [
      '/resultado-busca-viagens?idaVolta=true&localidadeOrigem=1',
      '/resultado-busca-viagens?idaVolta=true&localidadeOrigem=1',
    ],
    ['/comprar-viagem?viagem=9&origem=chatbot', '/comprar-viagem?viagem=9'],
    ['/minhas-viagens?origem=chatbot', '/minhas-viagens'],
    [longLink(2000), longLink(2000)],
  ])('resumes %s', (saved, link) => expect(linkToResume(saved)).toBe(link));

  it.each([
    null,
    '',
    '/home',
    '/home?x=1',
    '/home/',
    '/home//',
    '/',
    '/inventada',
    '//evil.test/home',
    '/\\evil.test',
    'https://evil.test/minhas-viagens',
    'javascript:alert(1)',
    '/minhas-viagens\n',
    '\t/minhas-viagens',
    '/%2e%2e//evil.test',
    'minhas-viagens',
    '/minhas-viagens@evil.test',
    longLink(2001),
  ])('leads nowhere from %j', (saved) => expect(linkToResume(saved)).toBeNull());

  it('never leaves the origin or the route table, whatever was stored', () => {
    const nasty = fc.array(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '/\\',
        'minhas-viagens',
        'comprar-viagem',
        '?',
        '#',
        '@',
        ':',
        'evil.test',
        'javascript:',
        'https:',
        '%2f',
        '%5c',
        '%2e%2e',
        '..',
        '\t',
        '\n',
        '\u0000',
        '。',
        '／',
        ' ',
        'a',
      ),
      { maxLength: 8 },
    );
    const stored = fc.oneof(
      fc.string(),
      nasty.map((parts) => parts.join('')),
      nasty.map((parts) => `/minhas-viagens${parts.join('')}`),
    );
    fc.assert(
      fc.property(stored, (saved) => {
        const link = linkToResume(saved);
        if (link === null) return;
        const url = new URL(link, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(rotaOf(url.pathname)).not.toBeNull();
      }),
      { numRuns: 20_000 },
    );
  });
});
