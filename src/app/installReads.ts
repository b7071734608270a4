import { forgetReads } from '../sagas/forgetReads';
import { baseApi } from '../store/api/baseApi';
import { rootReducer } from '../store/rootReducer';
import type { AppInstance } from './createStore';

/** Brings the cache of server reads to a running app; every lazy screen that reads calls it first. */
export function installReads(app: AppInstance): void {
  rootReducer.inject(baseApi);
  app.addMiddleware(baseApi.middleware);
  app.runWorkflow(forgetReads);
}
