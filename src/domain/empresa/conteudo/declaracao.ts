/** A part of a statement of the company: paragraphs, then points. */
export interface ParteDeclaracao {
  titulo: string;
  textos: readonly string[];
  pontos?: readonly string[];
}

/** A statement of the company to its visitors. */
export interface Declaracao {
  resumo: string;
  /** The day on which it was last read against the product. */
  revisada: string;
  partes: readonly ParteDeclaracao[];
}
