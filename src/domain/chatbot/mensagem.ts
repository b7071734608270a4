export const MENSAGEM_MAXIMA = 500;

/** Reads a typed message; null while there is nothing to send. */
export const readMensagem = (texto: string): string | null => texto.trim() || null;

/** Maximum length of a turn of the staff, as the API takes it. */
export const FALA_MAXIMA = 2000;

/** A turn of the staff, as typed. */
export interface DadosFala {
  fala: string;
}
