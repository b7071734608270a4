import { VERSAO_APP } from '../../domain/base/constantes';
import type { FalhasDoNavegador } from '../../domain/wire/base/falhasDoNavegador';
import { createCollector, FOLD_MS, MAX_FAILURES } from './createCollector';

/** An error of a built file, thrown at a column of it. */
const broken = (column: number, message = 'x is undefined'): Error => {
  const error = new TypeError(message);
  error.stack = [
    `TypeError: ${message}`,
    `    at Poltronas (https://itape.com.br/js/compra.0123456789.js:1:${column})`,
    '    at https://itape.com.br/js/main.abcdef0123.js:2:30',
    '    at chrome-extension://abc/content.js:1:1',
  ].join('\n');
  return error;
};

function start(post: (body: FalhasDoNavegador) => Promise<unknown> = () => Promise.resolve()) {
  const sent: FalhasDoNavegador[] = [];
  const timers: { work: () => void; ms: number }[] = [];
  const collect = createCollector({
    path: () => '/minhas-viagens',
    post: (body) => {
      sent.push(body);
      return post(body);
    },
    later: (work, ms) => timers.push({ work, ms }),
  });
  const pass = () => timers.splice(0).forEach(({ work }) => work());
  return { collect, sent, timers, pass };
}

describe('the collector of errors', () => {
  it('reports an error once, with kind, places, version and the name of the route', () => {
    const { collect, sent, timers, pass } = start();
    const error = broken(42, 'o CPF 529.982.247-25 de Ana');
    collect(error, 'aplicativo');
    collect(error, 'janela');
    expect([sent, timers.map(({ ms }) => ms)]).toEqual([[], [FOLD_MS]]);
    pass();
    expect(sent).toEqual([
      {
        versao: VERSAO_APP,
        rota: 'minhasViagens',
        falhas: [
          {
            nome: 'TypeError',
            origem: 'aplicativo',
            vezes: 1,
            quadros: [
              { arquivo: 'compra.0123456789.js', linha: 1, coluna: 42 },
              { arquivo: 'main.abcdef0123.js', linha: 2, coluna: 30 },
            ],
          },
        ],
      },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/529|Ana/);
  });

  it('folds a storm into one report, and is silent about the same error afterwards', () => {
    const { collect, sent, timers, pass } = start();
    for (let i = 0; i < 1_000; i += 1) collect(broken(42), 'janela');
    pass();
    for (let i = 0; i < 1_000; i += 1) collect(broken(42), 'janela');
    expect(timers).toEqual([]);
    expect(sent.map(({ falhas }) => falhas.map(({ vezes }) => vezes))).toEqual([[1_000]]);
  });

  it('reports a few different errors of a page and no more', () => {
    const { collect, sent, pass } = start();
    for (let column = 1; column <= 20; column += 1) {
      collect(broken(column), 'promessa');
      pass();
    }
    expect(sent).toHaveLength(MAX_FAILURES);
  });

  it.each([
    ['refused', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'thrown',
      () => {
        throw new TypeError('fetch is not a function');
      },
    ],
  ])('does not report, repeat or throw that its own report was %s', async (_, post) => {
    const heard = jest.fn();
    process.on('unhandledRejection', heard);
    const { collect, sent, timers, pass } = start(post);
    collect(broken(1), 'janela');
    expect(pass).not.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', heard);
    expect([heard.mock.calls, sent.length, timers]).toEqual([[], 1, []]);
  });

  const named = (name: string) => Object.assign(broken(1), { name });
  it.each([
    ['a refusal of the API', named('CallFailed')],
    ['a part that a deploy took away', named('ChunkLoadError')],
    ['what is no error', 'texto'],
    ['nothing, as of a script of another origin', undefined],
    ['an extension', Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/js.js:1:1' })],
  ])('leaves out %s', (_, error) => {
    const { collect, timers } = start();
    collect(error, 'janela');
    expect(timers).toEqual([]);
  });

  it('reads the frames of Firefox and WebKit', () => {
    const { collect, sent, pass } = start();
    const error = Object.assign(new RangeError('x'), {
      stack: 'render@https://itape.com.br/js/compra.0123456789.js:1:7\n@https://itape.com.br/js/main.a.js:3:9\n',
    });
    collect(error, 'promessa');
    pass();
    expect(sent[0]?.falhas[0]?.quadros).toEqual([
      { arquivo: 'compra.0123456789.js', linha: 1, coluna: 7 },
      { arquivo: 'main.a.js', linha: 3, coluna: 9 },
    ]);
  });
});
