import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { breakpoints } from '../../ui/theme/tokens';
import { collectVitals, type VitalsWorld } from '../../services/vitais/collectVitals';

/** Google's library; where the browser tells navigations within the app, each route is measured by itself. */
const observeVitals: VitalsWorld['observe'] = (report) => {
  const options = { reportSoftNavs: true };
  onLCP(report, options);
  onINP(report, options);
  onCLS(report, options);
  onTTFB(report, options);
};

/** Measures this page; the report outlives it (`keepalive`) and carries no token. */
export const measureVitals = (send: typeof fetch, observe = observeVitals): void =>
  collectVitals({
    address: window.location.href,
    aparelho: window.matchMedia(`(max-width: ${breakpoints.sm - 0.05}px)`).matches ? 'celular' : 'computador',
    observe,
    onHidden: (sendReport) => {
      document.addEventListener('visibilitychange', () => {
        // The library's own listeners report the last figures at the same event.
        if (document.visibilityState === 'hidden') queueMicrotask(sendReport);
      });
      window.addEventListener('pagehide', sendReport);
    },
    post: (body) =>
      send('/api/Relatorios/Vitais', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        keepalive: true,
        credentials: 'omit',
      }),
  });
