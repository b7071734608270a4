import type { MetricType } from 'web-vitals';
import { VERSAO_APP } from '../../domain/base/constantes';
import { measureVitals } from './measureVitals';

describe('measuring a page', () => {
  it('sends one report without a token that outlives the page, when it is hidden', async () => {
    const sent: [unknown, RequestInit | undefined][] = [];
    let report: (metric: MetricType) => void = () => undefined;
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    window.history.replaceState(null, '', '/resultado-busca-viagens?localidadeOrigem=1');
    const send: typeof fetch = (input, init) => {
      sent.push([input, init]);
      return Promise.resolve({ ok: true } as Response);
    };
    measureVitals(send, (heard) => (report = heard));
    report({ name: 'LCP', value: 900, id: 'a', navigationType: 'navigate' } as MetricType);
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    expect(sent).toEqual([]);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
    const [[address, init] = []] = sent;
    expect([address, init?.method, init?.keepalive, init?.credentials]).toEqual([
      '/api/Relatorios/Vitais',
      'POST',
      true,
      'omit',
    ]);
    expect(JSON.parse(init?.body as string)).toEqual({
      versao: VERSAO_APP,
      aparelho: 'celular',
      medidas: [{ rota: 'resultadoBusca', metrica: 'LCP', valor: 900 }],
    });
  });
});
