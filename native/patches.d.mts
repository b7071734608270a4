export const HOST: string;
export const FILES: Record<string, string>;
export const PATCHES: Record<string, (source: string) => string>;
