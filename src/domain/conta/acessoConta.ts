/** A new address; empty is left to the identity provider's own answer. */
export interface DadosEmail {
  novoEmail: string;
}

/** The code sent to the new address. */
export interface DadosCodigoEmail {
  codigoEmail: string;
}

export interface DadosSenha {
  senhaAtual: string;
  senhaNova: string;
}

/** The password that confirms a deletion. */
export interface DadosExclusao {
  senhaExclusao: string;
}
