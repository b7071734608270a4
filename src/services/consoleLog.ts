import type { LogPort } from './ports';

/** Logs to the browser's console: errors with their origin, never request or response data. */
export const consoleLog: LogPort = {
  error: (error, where) => console.error(where ?? 'itape', error),
  info: (message, details) => console.info(message, details ?? ''),
};
