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
  /** Stands in the address; never changes. */
  id: string;
  categoria: CategoriaAjuda;
  titulo: string;
  corpo: readonly BlocoAjuda[];
  /** Other words that people look for it by. */
  palavras?: string;
  /** Where one does what it tells of. */
  link?: { href: string; texto: string };
}
