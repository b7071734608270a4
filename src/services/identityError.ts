/**
 * What a failed call to the identity provider means for the person:
 * `refused` they can mend it (wrong password, wrong code), `session` the session is over (spec §8: disabled, deleted,
 * revoked, expired, reset required), `transient` nobody's fault and worth a retry, `cancelled` they turned back.
 */
export type IdentityErrorKind = 'refused' | 'session' | 'transient' | 'cancelled';

/** The provider's failure in the specification's words: `message` is one of `mensagensIdentidade`. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly kind: IdentityErrorKind;
  /** The provider's own name of the failure: `NotAuthorizedException`, `CodeMismatchException`, … */
  readonly codigo: string;

  constructor(kind: IdentityErrorKind, message: string, codigo: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.codigo = codigo;
  }

  /** The same as plain data, with the provider's own text. */
  describe(): { codigo: string; mensagem: string; detalhe: string } {
    const detalhe = this.cause instanceof Error ? this.cause.message : '';
    return { codigo: this.codigo, mensagem: this.message, detalhe };
  }
}
