/** A session at the operator's system. */
export interface SessaoOperadora {
  sessaoClientId: string;
  estabelecimentoId: number;
}

/** Signing in at the operator's external system; its credentials stay on the server. */
export interface OperadoraLogin {
  login: () => Promise<SessaoOperadora>;
}

/** The operator did not answer, or its answer does not say what it did. */
export class PraxioUnavailable extends Error {
  override name = 'PraxioUnavailable';
  /** True where the request certainly never began, so that nothing was sold. */
  readonly neverSent: boolean;

  constructor(message: string, neverSent = false) {
    super(message);
    this.neverSent = neverSent;
  }
}
