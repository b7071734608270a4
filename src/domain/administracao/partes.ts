/** Size of each part of a file but the last, as the server expects them. */
export const PARTE_BYTES = 512 * 1024;
/** Greatest size of a file. */
export const ARQUIVO_MAXIMO_BYTES = 64 * 1024 * 1024;

/** Number of parts of a file. */
export const partesDe = (bytes: number): number => Math.ceil(bytes / PARTE_BYTES);
