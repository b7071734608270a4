/** Rows of one page of a list of the back office. */
export const POR_PAGINA = 20;

/** Rows before a page. */
export const linhasAntes = (pagina: string | undefined): number => (Number(pagina ?? 1) - 1) * POR_PAGINA;
