import { type Acesso, type Rota, rotas } from './rotas';

/** Who asks for a page. */
export interface Visitante {
  signedIn: boolean;
  agencia: boolean;
  agenciaResponsavel: boolean;
  /** Nobody could be asked who is here, and this device holds somebody's session: what was kept may be read. */
  lembrado?: boolean;
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

/** The same for a page; one that can be read without a network opens to whom the device remembers. */
export const decideRota = (rota: Rota, visitante: Visitante): Decisao =>
  rota.semRede && visitante.lembrado ? 'allowed' : decideAcesso(rota.acesso, visitante);

/**
 * Spec §2: a request whose parameter `origem` equals `chatbot` passes without checks. Exactly one value, exactly so;
 * said twice or spelled otherwise it is a page like any other.
 */
export function isChatbot(search: string): boolean {
  const values = new URLSearchParams(search).getAll('origem');
  return values.length === 1 && values[0] === 'chatbot';
}

/** What stands in a page's place: the page, a wait while the guard leads elsewhere, or the question who they are. */
export type Lugar = 'pagina' | 'espera' | 'login';

/**
 * What an address shows. The guard leaves the chatbot's addresses alone, so that nobody would be led away from one that
 * needs a person; there the sign-in is asked for in its place.
 */
export function decideLugar(rota: Rota, search: string, visitante: Visitante): Lugar {
  const decisao = decideRota(rota, visitante);
  if (decisao === 'allowed') return 'pagina';
  if (!isChatbot(search)) return 'espera';
  return decisao === 'login' ? 'login' : 'pagina';
}

/** What the account's menu leads to, in its order, whoever it is for. */
const MENU: readonly Rota[] = [
  rotas.minhasViagens,
  rotas.minhaConta,
  rotas.pedidos,
  rotas.pagamentoExterno,
  rotas.relatorioFechamento,
  rotas.operadores,
];

/** The pages of the account's menu that are there and that this person may open; an agency's also the door of the bus. */
export function rotasDoMenu(visitante: Visitante): Rota[] {
  const deAgencia = visitante.agencia || visitante.agenciaResponsavel;
  const pages: readonly Rota[] = [...MENU, ...(deAgencia ? [rotas.embarque] : [])];
  return pages.filter((rota) => rota.tela !== false && decideAcesso(rota.acesso, visitante) === 'allowed');
}
