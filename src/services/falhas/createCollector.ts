import { VERSAO_APP } from '../../domain/base/constantes';
import { nomeDaRota } from '../../domain/base/rotas';
import type { FalhaDoNavegador, FalhasDoNavegador } from '../../domain/wire/base/falhasDoNavegador';
import { readFailure } from './readFailure';
import type { TellFailure } from './watchFailures';

/** Wait for more of the same before a report is sent: an error in a render comes many times at once. */
export const FOLD_MS = 3_000;
/** Different errors that one page reports until it is loaded anew. */
export const MAX_FAILURES = 5;
const MAX_TIMES = 10_000;

/** The part of the browser in use. */
export interface CollectorWorld {
  path: () => string;
  /** Sends the report; its failure is of no interest. */
  post: (body: FalhasDoNavegador) => Promise<unknown>;
  later: (work: () => void, ms: number) => unknown;
}

/**
 * Collects the errors of one page and reports each different one once, with the number of times it came within the first
 * seconds. It never throws and reports nothing of itself, so that a report cannot cause another.
 */
export function createCollector({ path, post, later }: CollectorWorld): TellFailure {
  const seen = new Set<string>();
  /** One error often comes twice: caught and logged, then thrown on to the window. */
  const told = new WeakSet<object>();
  let waiting = new Map<string, FalhaDoNavegador>();

  const send = (rota: string): void => {
    const falhas = [...waiting.values()];
    waiting = new Map();
    try {
      void post({ versao: VERSAO_APP, rota, falhas }).catch(() => undefined);
    } catch {
      // A browser without the call that sends: nothing is reported.
    }
  };
  return (error, origem) => {
    const read = readFailure(error);
    if (read === null || !(error instanceof Error) || told.has(error)) return;
    told.add(error);
    const [first] = read.quadros;
    const key = `${read.nome} ${first?.arquivo}:${first?.linha}:${first?.coluna}`;
    const again = waiting.get(key);
    if (again) again.vezes = Math.min(again.vezes + 1, MAX_TIMES);
    if (again || seen.has(key) || seen.size >= MAX_FAILURES) return;
    seen.add(key);
    if (waiting.size === 0) {
      const rota = nomeDaRota(path());
      later(() => send(rota), FOLD_MS);
    }
    waiting.set(key, { ...read, origem, vezes: 1 });
  };
}
