import { type Acesso, type Rota, rotas } from '../base/rotas';

/** The visitor of a page, as far as access depends on them. */
export interface Visitante {
  signedIn: boolean;
  agencia: boolean;
  agenciaResponsavel: boolean;
  admin: boolean;
  /** Works in the back office (ADR 53). */
  operacao: boolean;
  /**
   * True while the identity provider is unreachable and this device holds a session: data kept on the device may be
   * read.
   */
  lembrado?: boolean;
  /** True after the session died during a purchase: its pages stay on screen under the sign-in (ADR 70). */
  interrompido?: boolean;
}

/** `login`: sign-in required. `home`: signed in without the right to this page. */
export type Decisao = 'allowed' | 'login' | 'home';

/**
 * The guard's table (spec §2 and §6, ADR 53). It only spares the person a page that would fail: the server authorizes every
 * call.
 */
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
    case 'administracao':
      return visitante.admin || visitante.operacao ? 'allowed' : 'home';
    case 'admin':
      return visitante.admin ? 'allowed' : 'home';
  }
}

/**
 * The guard's decision for a route. A route that works offline (`semRede`) also opens for a remembered visitor, and the
 * purchase stays open for a person whose session died in it.
 */
export function decideRota(rota: Rota, visitante: Visitante): Decisao {
  if (rota.semRede && visitante.lembrado) return 'allowed';
  if (rota.emCompra && visitante.interrompido) return 'allowed';
  return decideAcesso(rota.acesso, visitante);
}

/**
 * Spec §2: a request whose parameter `origem` equals `chatbot` passes without checks. The parameter must occur once
 * with exactly this value; otherwise the usual checks apply.
 */
export function isChatbot(search: string): boolean {
  const values = new URLSearchParams(search).getAll('origem');
  return values.length === 1 && values[0] === 'chatbot';
}

/** Content rendered at an address: the page, a placeholder while the guard redirects, or the sign-in prompt. */
export type Lugar = 'pagina' | 'espera' | 'login';

/**
 * Content rendered at an address. The guard does not redirect away from chatbot addresses (spec §2), so a protected
 * page opened from the chatbot shows the sign-in prompt in its place.
 */
export function decideLugar(rota: Rota, search: string, visitante: Visitante): Lugar {
  const decisao = decideRota(rota, visitante);
  if (decisao === 'allowed') return 'pagina';
  if (!isChatbot(search)) return 'espera';
  return decisao === 'login' ? 'login' : 'pagina';
}

/** Routes of the account menu, in display order, for every group of visitors. */
const MENU: readonly Rota[] = [
  rotas.minhasViagens,
  rotas.minhaConta,
  rotas.pedidos,
  rotas.pagamentoExterno,
  rotas.relatorioFechamento,
  rotas.operadores,
  rotas.administracao,
];

/**
 * The routes of the account menu that this visitor may open; agency members also get boarding
 * (`embarque`).
 */
export function rotasDoMenu(visitante: Visitante): Rota[] {
  const deAgencia = visitante.agencia || visitante.agenciaResponsavel;
  const pages: readonly Rota[] = [...MENU, ...(deAgencia ? [rotas.embarque] : [])];
  return pages.filter((rota) => decideAcesso(rota.acesso, visitante) === 'allowed');
}
