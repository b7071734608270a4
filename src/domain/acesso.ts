import type { Acesso } from './rotas';

/** Who asks for a page. */
export interface Visitante {
  signedIn: boolean;
  agencia: boolean;
  agenciaResponsavel: boolean;
}

/** `login`: not before signing in. `home`: signed in, but not for them. */
export type Decisao = 'allowed' | 'login' | 'home';

/** The guard's table (spec §2 and §6). A convenience: what a person may do is decided by the server. */
export function decideAcesso(acesso: Acesso, visitante: Visitante): Decisao {
  if (acesso === 'open') return 'allowed';
  if (!visitante.signedIn) return 'login';
  switch (acesso) {
    case 'login':
      return 'allowed';
    case 'agencia':
      return visitante.agencia || visitante.agenciaResponsavel ? 'allowed' : 'home';
    case 'responsavel':
      return visitante.agenciaResponsavel ? 'allowed' : 'home';
  }
}

/**
 * Spec §2: a request whose parameter `origem` equals `chatbot` passes without checks. Exactly one value, exactly so;
 * said twice or spelled otherwise it is a page like any other.
 */
export function isChatbot(search: string): boolean {
  const values = new URLSearchParams(search).getAll('origem');
  return values.length === 1 && values[0] === 'chatbot';
}
