import type { Flow } from '../../src/sagas/effects';
import type { RootState } from '../../src/store/rootReducer';
import type { PortOverrides } from './fakePorts';
import { startWorkflow, type StartedWorkflow } from './startWorkflow';

/** One step of a workflow by itself: what it gave, once it has; what it throws is answered as in a workflow. */
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
