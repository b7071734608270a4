export function findBinaries(): string | null;
export function unprivileged(): { uid?: number; gid?: number };
export function freePort(): Promise<number>;
