/** Length of a document of any type as it is typed, with or without its mask. */
export const TAMANHO_DOCUMENTO = { minimo: 4, maximo: 20 } as const;
/** Characters of a document of any type with its mask. */
export const PADRAO_DOCUMENTO = '^[A-Za-z0-9./ -]+$';

const padrao = new RegExp(PADRAO_DOCUMENTO);

/** True for a text that something may be looked up by as a document; its check digits are not judged. */
export const isDocumentoProcurado = (text: string): boolean =>
  padrao.test(text) && text.length >= TAMANHO_DOCUMENTO.minimo && text.length <= TAMANHO_DOCUMENTO.maximo;
