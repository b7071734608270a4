import { runningApp } from './runningApp';
import type { ApiRequest } from './storyApi';

/**
 * How often the story's app has sent such a request. An answer that depends on it begins anew each time that the story is
 * opened, which `inTurn` does not.
 * @param end the last part of the path, without its query.
 */
export const sentSoFar = (method: ApiRequest['method'], end: string): number =>
  runningApp().calls.filter((call) => call.method === method && call.path.split('?')[0]?.endsWith(end)).length;
