import { readCspReports } from './cspReport';

const modern = (body: object, type = 'csp-violation') => ({ type, body });
const read = (body: object) => readCspReports([modern({ effectiveDirective: 'script-src-elem', ...body })])[0];

describe('a report of blocked content', () => {
  it('is read in the form of old browsers, whose directive stands with its sources', () => {
    const report = {
      'csp-report': {
        'document-uri': 'https://itape.test/minhas-viagens?pedido=1',
        'violated-directive': "script-src 'self'",
        'blocked-uri': 'https://evil.test/x.js?token=1',
        'source-file': 'https://itape.test/js/main.1.js',
        disposition: 'report',
      },
    };
    expect(readCspReports(report)).toEqual([
      {
        directive: 'script-src',
        page: '/minhas-viagens',
        blocked: 'https://evil.test',
        source: '/js/main.1.js',
        disposition: 'report',
      },
    ]);
  });

  it('is read in the form of new ones, among reports of other kinds', () => {
    const other = modern({ effectiveDirective: 'script-src' }, 'deprecation');
    const own = modern({
      effectiveDirective: 'style-src-attr',
      blockedURL: 'inline',
      documentURL: 'https://itape.test/',
    });
    expect(readCspReports([other, own])).toEqual([
      { directive: 'style-src-attr', page: '/', blocked: 'inline', source: '', disposition: 'enforce' },
    ]);
  });

  it.each([
    ['https://itape.test/onibus/sao-paulo?cpf=529', '/onibus/sao-paulo'],
    ['https://itape.test/bilhetes/01900000-0000-7000-8000-000000000001', '/bilhetes/:x'],
    ['https://itape.test/a/b/c/d/e/f/g/h', '/a/b/c/d/e/f'],
    ['https://itape.test/Ana%20Souza', '/:x'],
    ['nonsense', ''],
  ])('tells the page %s without whose it is', (documentURL, page) => {
    expect(read({ documentURL })?.page).toBe(page);
  });

  it.each([
    ['eval', 'eval'],
    ['data:text/html,<b>', 'data:'],
    ['https://cdn.test:8443/x?y=1', 'https://cdn.test:8443'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['<script>', ''],
    ['', ''],
  ])('tells what was blocked, %s, without its path', (blockedURL, blocked) => {
    expect(read({ blockedURL })?.blocked).toBe(blocked);
  });

  it('tells a source of others by its origin', () => {
    expect(read({ sourceFile: 'https://cdn.test/lib/a.js?key=1' })?.source).toBe('https://cdn.test');
    expect(read({ sourceFile: 'https://itape.test/js/../x' })?.source).toBe('https://itape.test');
  });

  it.each([
    null,
    7,
    'x',
    [],
    {},
    [null],
    [modern({})],
    [modern({ effectiveDirective: 'script-src <b>' })].map((one) => ({ ...one, type: 'x' })),
    { 'csp-report': { 'effective-directive': 'UPPER' } },
    { 'csp-report': { 'effective-directive': 'a'.repeat(41) } },
    { 'csp-report': 'x' },
  ])('is none where it makes no sense: %j', (body) => expect(readCspReports(body)).toEqual([]));

  it('is one of ten at most in a body', () => {
    const many = Array.from({ length: 40 }, () => modern({ effectiveDirective: 'script-src' }));
    expect(readCspReports(many)).toHaveLength(10);
  });
});
