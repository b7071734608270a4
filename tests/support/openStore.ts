import { createApp } from '../../src/app/createStore';
import { fakePorts } from './fakePorts';

type Store = ReturnType<typeof createApp>['store'];
export type Acao = Parameters<Store['dispatch']>[0];

/** The store of the app, without workflows. */
export const openStore = (): Store => createApp(fakePorts()).store;

/** The state after these actions, from the beginning. */
export function stateAfter(...acoes: Acao[]): ReturnType<Store['getState']> {
  const { dispatch, getState } = openStore();
  for (const acao of acoes) dispatch(acao);
  return getState();
}
