/** A request by its owner and key, and what it asks for. */
export interface Attempt {
  dono: string;
  chave: string;
  rota: string;
  hash: string;
}

/** The answer of a handler: the status, and the body of its success. */
export interface Answer<T> {
  status: number;
  body: T;
}
