/**
 * The route table of spec §2 as data: the router, the guard, the API matrix and the journeys read it.
 * `open` shows to anybody; `login` needs a valid non-service login; `agencia` the agency guard;
 * `responsavel` agency-responsible users only.
 */
export type Acesso = 'open' | 'login' | 'agencia' | 'responsavel';

export interface Rota {
  path: string;
  titulo: string;
  acesso: Acesso;
}

export const rotas = {
  home: { path: '/home', titulo: 'Passagens de ônibus', acesso: 'open' },
  resultadoBusca: { path: '/resultado-busca-viagens', titulo: 'Viagens', acesso: 'open' },
  comprarViagem: { path: '/comprar-viagem', titulo: 'Comprar viagem', acesso: 'login' },
  minhasViagens: { path: '/minhas-viagens', titulo: 'Minhas viagens', acesso: 'login' },
  pagamentoPix: { path: '/pagamento-pix', titulo: 'Pagamento com Pix', acesso: 'login' },
  informacaoViagem: { path: '/informacao-de-viagem', titulo: 'Informação de viagem', acesso: 'open' },
} as const satisfies Record<string, Rota>;

export type NomeRota = keyof typeof rotas;

/** Where the provider sends people back to; it shows nothing of its own. */
export const CALLBACK_PATH = '/callback';

/** The route of an address, trailing slash or not; null for any other path, which leads home. */
export function rotaOf(pathname: string): Rota | null {
  const path = pathname.replace(/\/+$/, '') || '/';
  return Object.values(rotas).find((rota) => rota.path === path) ?? null;
}
