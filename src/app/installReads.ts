import { forgetReads } from '../sagas/kernel/forgetReads';
import { baseApi } from '../store/api/baseApi';
import { rootReducer } from '../store/rootReducer';
import type { AppInstance } from './createStore';

/** Adds the cache of reads to a running app; every lazy screen with reads calls it first. */
export function installReads(app: AppInstance): void {
  rootReducer.inject(baseApi);
  app.addMiddleware(baseApi.middleware);
  app.runWorkflow(forgetReads);
}
