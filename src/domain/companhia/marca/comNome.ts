/** The name that texts of the build are written with, and the only logo that is drawn. */
export const NOME_PADRAO = 'Itapê';

/** A text of the build with the company's name in it. */
export const comNome = (texto: string, nome: string): string => texto.replaceAll(NOME_PADRAO, () => nome);
