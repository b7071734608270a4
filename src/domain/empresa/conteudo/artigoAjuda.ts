/** A paragraph, or steps to be followed in turn. */
export type BlocoAjuda = string | { passos: readonly string[] };

export const categoriasAjuda = {
  compra: 'Compra e pagamento',
  viagem: 'Bilhete e embarque',
  mudanca: 'Cancelar, remarcar e transferir',
  direitos: 'Direitos e gratuidades',
  bagagem: 'Bagagem e encomendas',
  conta: 'Conta e aplicativo',
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
