import type { MetricType } from 'web-vitals';
import { VERSAO_APP } from '../../domain/base/constantes';
import type { VitaisDoNavegador } from '../../domain/wire/base/vitaisDoNavegador';
import { collectVitals } from './collectVitals';
import { AMOSTRA, sampleVitals, SETTLED_MS } from './sampleVitals';

const metric = (name: MetricType['name'], value: number, change: Partial<MetricType> = {}) =>
  ({ name, value, id: name, navigationType: 'navigate', ...change }) as MetricType;

function start(post: (body: VitaisDoNavegador) => Promise<unknown> = () => Promise.resolve()) {
  const sent: VitaisDoNavegador[] = [];
  let report: (one: MetricType) => void = () => undefined;
  let hide = () => undefined as void;
  collectVitals({
    address: 'https://itape.com.br/comprar-viagem?viagem=17&cpf=52998224725',
    aparelho: 'celular',
    observe: (heard) => (report = heard),
    onHidden: (send) => (hide = send),
    post: (body) => {
      sent.push(body);
      return post(body);
    },
  });
  return { sent, report: (one: MetricType) => report(one), hide: () => hide() };
}

describe('the collector of vitals', () => {
  it('reports the last figures when the page is hidden, by the name of the route', () => {
    const { sent, report, hide } = start();
    report(metric('LCP', 1_200.4));
    report(metric('CLS', 0.0124));
    report(metric('INP', 80));
    report(metric('INP', 96));
    expect(sent).toEqual([]);
    hide();
    expect(sent).toEqual([
      {
        versao: VERSAO_APP,
        aparelho: 'celular',
        medidas: [
          { rota: 'comprarViagem', metrica: 'LCP', valor: 1_200 },
          { rota: 'comprarViagem', metrica: 'CLS', valor: 12 },
          { rota: 'comprarViagem', metrica: 'INP', valor: 96 },
        ],
      },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/529|17/);
  });

  it('reports each measure once, though the page is hidden and seen several times', () => {
    const { sent, report, hide } = start();
    hide();
    report(metric('CLS', 0.01));
    hide();
    report(metric('CLS', 0.2));
    hide();
    report(metric('CLS', 0.1, { id: 'restored' }));
    hide();
    expect(sent.map(({ medidas }) => medidas.map(({ valor }) => valor))).toEqual([[10], [100]]);
  });

  it('counts a navigation within the app for its own route, without a first byte', () => {
    const { sent, report, hide } = start();
    const soft = {
      navigationType: 'soft-navigation',
      navigationURL: 'https://itape.com.br/pagamento-pix?pedido=1',
    } as const;
    report(metric('LCP', 300, { ...soft, id: 'a' }));
    report(metric('TTFB', 0, { ...soft, id: 'b' }));
    report(metric('TTFB', 90, { id: 'c' }));
    report(metric('FCP', 90, { id: 'd' }));
    hide();
    expect(sent[0]?.medidas).toEqual([
      { rota: 'pagamentoPix', metrica: 'LCP', valor: 300 },
      { rota: 'comprarViagem', metrica: 'TTFB', valor: 90 },
    ]);
  });

  it('stays within what a report may hold', () => {
    const { sent, report, hide } = start();
    for (let n = 0; n < 100; n += 1) report(metric('INP', n === 0 ? 1e12 : -1, { id: String(n) }));
    hide();
    expect(sent[0]?.medidas).toHaveLength(40);
    expect(sent[0]?.medidas.slice(0, 2).map(({ valor }) => valor)).toEqual([10_000_000, 0]);
  });

  it.each([
    ['refused', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'thrown',
      () => {
        throw new TypeError('fetch is not a function');
      },
    ],
  ])('does not throw or repeat that its report was %s', async (_, post) => {
    const heard = jest.fn();
    process.on('unhandledRejection', heard);
    const { sent, report, hide } = start(post);
    report(metric('LCP', 1));
    expect(hide).not.toThrow();
    hide();
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', heard);
    expect([heard.mock.calls, sent.length]).toEqual([[], 1]);
  });
});

describe('the sample', () => {
  const sampled = (random: number) => {
    const waits: number[] = [];
    let brought = 0;
    sampleVitals(
      () => {
        brought += 1;
        return Promise.reject(new Error('gone'));
      },
      (work, ms) => {
        waits.push(ms);
        work();
      },
      () => random,
    );
    return [brought, waits];
  };

  it('is one page of five, once it has settled', () => {
    expect(sampled(0)).toEqual([1, [SETTLED_MS]]);
    expect(sampled(1 / AMOSTRA - 0.001)).toEqual([1, [SETTLED_MS]]);
    expect(sampled(1 / AMOSTRA)).toEqual([0, []]);
  });
});
