/** The name that texts of the build are written with. */
export const NOME_PADRAO = 'Itapê';

/** A text of the build with the company's name in it. */
export const comNome = (texto: string, nome: string): string => texto.replaceAll(NOME_PADRAO, () => nome);

/** The brand in words: the company's name, the text of its logo, and the line below it, which may be empty. */
export interface MarcaEmPalavras {
  nome: string;
  logotipo: string;
  lema: string;
}
