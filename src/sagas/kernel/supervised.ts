import type { BusEvent, EventName } from '../../events/catalogue';
import { call, type Flow, ports, race, takeEvent } from './effects';
import { answerFailure } from './failures';

export type Workflow = () => Flow;

/** Failures within a second that are treated as a loop. */
const MAX_FAILURES = 5;

/**
 * Runs a workflow until it returns. After a failure, which the error policy handles, the workflow restarts; one that
 * fails `MAX_FAILURES` times within a second is stopped, so that it cannot loop.
 */
export function* supervised(workflow: Workflow): Flow {
  const { clock, log } = yield* ports();
  let failures: number[] = [];
  while (true) {
    try {
      yield* workflow();
      return;
    } catch (error) {
      const now = clock.now().getTime();
      failures = [...failures.filter((at) => at > now - 1000), now];
      yield* answerFailure(error);
      if (failures.length < MAX_FAILURES) continue;
      yield* call(log.error, new Error(`${workflow.name} keeps failing and was stopped`));
      return;
    }
  }
}

type Load<K extends EventName> = () => Promise<(event: BusEvent<K>) => Flow>;

/**
 * A workflow loaded when its event occurs: one run at a time, which receives the events in between. After a transient
 * failure, "Tentar novamente" repeats it with the same event.
 */
export const onEvent = <K extends EventName>(names: K[], load: Load<K>): Workflow =>
  watcher(names, (event) => attempt(load, event));

/** Like `onEvent`, but a newer event cancels the current run and starts its own. */
export const onLatest = <K extends EventName>(names: K[], load: Load<K>): Workflow =>
  watcher(names, function* attemptLatest(event) {
    const { failed, newer } = yield* race({ failed: attempt(load, event), newer: takeEvent(...names) });
    return newer ?? failed ?? null;
  });

/** One run: returns an event that superseded it, `'failed'` when a retry may help, or null. */
type Attempt<K extends EventName> = (event: BusEvent<K>) => Flow<BusEvent<K> | 'failed' | null>;

function watcher<K extends EventName>(names: K[], run: Attempt<K>): Workflow {
  return function* watch(): Flow {
    let event = yield* takeEvent(...names);
    while (true) {
      const end = yield* run(event);
      const next = end === 'failed' ? yield* retried(names, event) : end;
      event = next ?? (yield* takeEvent(...names));
    }
  };
}

function* attempt<K extends EventName>(load: Load<K>, event: BusEvent<K>): Flow<'failed' | null> {
  try {
    const run = yield* loaded(load);
    if (run) yield* run(event);
    return null;
  } catch (error) {
    return (yield* answerFailure(error)) === 'transient' ? 'failed' : null;
  }
}

/** Loads a workflow's code; null when a deployment removed it and the page is reloading. */
function* loaded<T>(load: () => Promise<T>): Flow<T | null> {
  const { version } = yield* ports();
  try {
    return yield* call(load) as Flow<T>;
  } catch (error) {
    if ((yield* call(version.afterFailedLoad, error)) === 'reloading') return null;
    throw error;
  }
}

/** The event to run after a failure: the same, a newer one, or none. */
function* retried<K extends EventName>(names: K[], event: BusEvent<K>): Flow<BusEvent<K> | null> {
  const next = yield* race({
    retry: takeEvent('NovaTentativaPedida'),
    dismissed: takeEvent('AlertaDispensado'),
    again: takeEvent(...names),
  });
  if (next.retry) return event;
  return next.again ?? null;
}
