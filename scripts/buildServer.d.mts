/** Path of the API in one file. */
export const SERVER: string;
/** Resolves to true after a build, to false when server.mjs was up to date; rejects when the build fails. */
export function buildServer(options?: { force?: boolean }): Promise<boolean>;
