import type { LogPort } from './ports';

/** To the browser's console: errors with where they came from, never the data that was on the way. */
export const consoleLog: LogPort = {
  error: (error, where) => console.error(where ?? 'itape', error),
  info: (message, details) => console.info(message, details ?? ''),
};
