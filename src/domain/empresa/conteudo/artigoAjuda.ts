import { msg } from '../../../words/t';

/** A paragraph, or steps to be followed in turn. */
export type BlocoAjuda = string | { passos: readonly string[] };

export const categoriasAjuda = {
  compra: msg('Compra e pagamento'),
  viagem: msg('Bilhete e embarque'),
  mudanca: msg('Cancelar, remarcar e transferir'),
  direitos: msg('Direitos e gratuidades'),
  bagagem: msg('Bagagem e encomendas'),
  conta: msg('Conta e aplicativo'),
} as const;
export type CategoriaAjuda = keyof typeof categoriasAjuda;

export interface ArtigoAjuda {
  /** Part of the address; never changes. */
  id: string;
  categoria: CategoriaAjuda;
  titulo: string;
  corpo: readonly BlocoAjuda[];
  /** Search synonyms. */
  palavras?: string;
  /** The page where the described action is done. */
  link?: { href: string; texto: string };
}
