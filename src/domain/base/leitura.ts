/** Typed fields as read: their value, or the errors by field in the order of the page. */
export type Leitura<T, Campo extends string> =
  | { ok: true; valor: T }
  | { ok: false; erros: Partial<Record<Campo, string>> };
