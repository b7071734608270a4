import { outsideTraces } from '../tracing/tracing';

export interface Nudge {
  /** Starts the work soon; called while it runs, the work runs once more after. */
  nudge: () => void;
  /** Resolves when no work is running. */
  settled: () => Promise<void>;
}

/** Work that is done after an answer was given, one run at a time. `onError` gets the error of a failed run. */
export function createNudge(work: () => Promise<unknown>, onError: (error: unknown) => void): Nudge {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await work().catch(onError);
    } while (again);
    running = null;
  };
  return {
    nudge: () => {
      again = true;
      running ??= outsideTraces(run);
    },
    settled: async () => {
      while (running) await running;
    },
  };
}
