/**
 * Class of an identity failure: `refused` the person can correct it (wrong password, wrong code), `session` the session
 * is over (spec §8: disabled, deleted, revoked, expired, reset required), `transient` temporary and worth a retry,
 * `cancelled` the person cancelled.
 */
export type IdentityErrorKind = 'refused' | 'session' | 'transient' | 'cancelled';

/** A failure of the identity provider; `message` is one of `mensagensIdentidade`. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly kind: IdentityErrorKind;
  /** The provider's error code: `NotAuthorizedException`, `CodeMismatchException`, … */
  readonly codigo: string;

  constructor(kind: IdentityErrorKind, message: string, codigo: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.codigo = codigo;
  }

  /** The error as plain data, with the provider's own message. */
  describe(): { codigo: string; mensagem: string; detalhe: string } {
    const detalhe = this.cause instanceof Error ? this.cause.message : '';
    return { codigo: this.codigo, mensagem: this.message, detalhe };
  }
}
