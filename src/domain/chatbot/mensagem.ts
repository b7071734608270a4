export const MENSAGEM_MAXIMA = 500;

/** Reads a typed message; null while there is nothing to send. */
export const readMensagem = (texto: string): string | null => texto.trim() || null;
