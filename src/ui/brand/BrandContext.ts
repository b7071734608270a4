import { createContext, useContext } from 'react';

/** The brand in words. */
export interface BrandWords {
  /** The company's name. */
  nome: string;
  /** Text of the logo. */
  logotipo: string;
  /** The sign of a logo without a drawing: its first letter. */
  inicial: string;
  /** The line below the logo in the footer; empty without one. */
  lema: string;
}

/** The brand that the library is drawn with. */
export const builtBrand: BrandWords = {
  nome: 'Itapê',
  logotipo: 'Itapê',
  inicial: 'I',
  lema: 'Pedra por pedra, o Brasil inteiro no caminho.',
};

/** The brand of everything below; the library's own where nobody says another. */
export const BrandContext = createContext(builtBrand);

/** The brand in words, for texts that name the company. */
export const useBrand = (): BrandWords => useContext(BrandContext);
