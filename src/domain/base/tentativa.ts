/** One attempt: the idempotency key stays the same while the body does, so that a retry is applied once. */
export interface Tentativa {
  chave: string;
  corpo: string;
}
