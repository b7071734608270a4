import type { MetricType } from 'web-vitals';
import { METRICAS, type AparelhoMedido, type Metrica } from '../../domain/aplicativo/vitais';
import { VERSAO_APP } from '../../domain/base/constantes';
import { nomeDaRota } from '../../domain/base/rotas';
import type { VitaisDoNavegador, VitalDoNavegador } from '../../domain/wire/base/vitaisDoNavegador';

const MAX_MEDIDAS = 40;
const MAX_VALOR = 10_000_000;

/** The part of the browser in use. */
export interface VitalsWorld {
  /** Address at which the page was loaded: measures of browsers that know no other belong to it. */
  address: string;
  aparelho: AparelhoMedido;
  /** Hears of each measure, perhaps several times: the last one before the page is hidden holds. */
  observe: (report: (metric: MetricType) => void) => void;
  onHidden: (send: () => void) => void;
  /** Sends the report; its failure is of no interest. */
  post: (body: VitaisDoNavegador) => Promise<unknown>;
}

/**
 * Collects how quick a page is and reports it when the page is hidden, each measure once: what grows afterwards is left out,
 * since the server only counts. It says the name of the route, never the address, and throws nothing.
 */
export function collectVitals({ address, aparelho, observe, onHidden, post }: VitalsWorld): void {
  const waiting = new Map<string, VitalDoNavegador>();
  const sent = new Set<string>();

  observe((metric) => {
    const medida = toMedida(metric, address);
    if (medida !== null && !sent.has(metric.id) && (waiting.has(metric.id) || waiting.size < MAX_MEDIDAS))
      waiting.set(metric.id, medida);
  });
  onHidden(() => {
    if (waiting.size === 0) return;
    const medidas = [...waiting.values()];
    for (const id of waiting.keys()) sent.add(id);
    waiting.clear();
    try {
      void post({ versao: VERSAO_APP, aparelho, medidas }).catch(() => undefined);
    } catch {
      // A browser without the call that sends: nothing is reported.
    }
  });
}

const isMetrica = (name: string): name is Metrica => METRICAS.some((metrica) => metrica === name);

/** Null for what is not counted, and for the first byte of a page that was not loaded but navigated to within the app. */
function toMedida(
  { name, value, navigationType, navigationURL }: MetricType,
  address: string,
): VitalDoNavegador | null {
  if (!isMetrica(name) || (name === 'TTFB' && navigationType === 'soft-navigation')) return null;
  const { pathname } = new URL(navigationURL ?? address, address);
  const valor = Math.round(name === 'CLS' ? value * 1000 : value);
  return { rota: nomeDaRota(pathname), metrica: name, valor: Math.min(Math.max(valor, 0), MAX_VALOR) };
}
