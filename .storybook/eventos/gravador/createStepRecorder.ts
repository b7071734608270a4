import { maskValue } from '../maskPayload';
import type { Origin, Step } from './recording';
import { type Changes, noChanges, type State, stateChanges } from './stateChanges';

export interface StepRecorderOptions {
  getState: () => State;
  /** Milliseconds of the real clock. */
  now: () => number;
  onStep: (step: Step) => void;
  /** Called with the changes since the latest event. */
  onChanges: (changes: Changes) => void;
}

export interface StepRecorder {
  record: (tipo: string, conteudo: unknown, origem: Origin) => void;
  /** The store may have changed. */
  changed: () => void;
  end: () => void;
}

/** Longest content kept, as JSON. */
export const LONGEST_CONTENT = 8_000;
/** Actions come in bursts: changes after the latest event are reported at most this often. */
const REPORT_MS = 100;

function contentOf(payload: unknown): Pick<Step, 'conteudo' | 'cortado'> {
  if (payload === undefined) return {};
  const conteudo = maskValue(payload);
  return JSON.stringify(conteudo).length > LONGEST_CONTENT ? { cortado: true } : { conteudo };
}

/** Turns the events of an app into steps of a recording. Keeps one state, which the store shares. */
export function createStepRecorder({ getState, now, onStep, onChanges }: StepRecorderOptions): StepRecorder {
  let count = 0;
  let first = 0;
  let latest: State = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const report = () => {
    forget();
    onChanges(stateChanges(latest, getState()));
  };
  return {
    record: (tipo, conteudo, origem) => {
      forget();
      const [state, at] = [getState(), now()];
      if (count === 0) first = at;
      const changes = count === 0 ? noChanges : stateChanges(latest, state);
      count += 1;
      latest = state;
      onStep({ numero: count, apos: at - first, tipo, origem, ...contentOf(conteudo), ...changes });
    },
    changed: () => {
      if (count > 0) timer ??= setTimeout(report, REPORT_MS);
    },
    end: forget,
  };
}
