import type { BusEvent, EventName } from '../events/catalogue';
import { call, type Flow, ports, race, takeEvent } from './effects';
import { answerFailure } from './failures';

export type Workflow = () => Flow;

/** So many failures within a second are a loop, not bad luck. */
const MAX_FAILURES = 5;

/** A workflow that fails is answered by the error policy and then waits for its events again. */
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

/**
 * A workflow whose code is fetched when its event comes: one run at a time, events in between belong to the run.
 * When a run fails for no fault of the person, "Tentar novamente" runs it again with the same event.
 */
export function onEvent<K extends EventName>(names: K[], load: () => Promise<(event: BusEvent<K>) => Flow>): Workflow {
  return function* onEventWorkflow(): Flow {
    let event = yield* takeEvent(...names);
    while (true) {
      const failed = yield* attempt(load, event);
      event = (failed ? yield* retried(names, event) : null) ?? (yield* takeEvent(...names));
    }
  };
}

function* attempt<K extends EventName>(
  load: () => Promise<(event: BusEvent<K>) => Flow>,
  event: BusEvent<K>,
): Flow<boolean> {
  try {
    const run = yield* call(load);
    yield* run(event);
    return false;
  } catch (error) {
    return (yield* answerFailure(error)) === 'transient';
  }
}

/** The event to run next after a failure: the same one, a newer one, or none. */
function* retried<K extends EventName>(names: K[], event: BusEvent<K>): Flow<BusEvent<K> | null> {
  const next = yield* race({
    retry: takeEvent('NovaTentativaPedida'),
    dismissed: takeEvent('AlertaDispensado'),
    again: takeEvent(...names),
  });
  if (next.retry) return event;
  return next.again ?? null;
}
