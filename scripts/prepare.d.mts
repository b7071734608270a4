export const root: string;
export function run(command: string, args: string[], options?: import('node:child_process').SpawnSyncOptions): number;
export function prepare(): Promise<void>;
