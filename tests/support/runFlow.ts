import type { Flow } from '../../src/sagas/kernel/effects';
import type { RootState } from '../../src/store/rootReducer';
import type { PortOverrides } from './fakePorts';
import { startWorkflow, type StartedWorkflow } from './startWorkflow';

/** Runs a single flow and returns its result; errors are handled as in a workflow. */
export async function runFlow<T>(
  flow: () => Flow<T>,
  overrides: PortOverrides = {},
  preloadedState?: Partial<RootState>,
): Promise<StartedWorkflow & { value: () => T | undefined }> {
  let value: T | undefined;
  const app = startWorkflow(
    function* once(): Flow {
      value = yield* flow();
    },
    overrides,
    preloadedState,
  );
  await app.settle();
  return { ...app, value: () => value };
}
