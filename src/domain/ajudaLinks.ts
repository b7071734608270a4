import { rotas } from './rotas';

/** What the help's address may ask for; nothing is the whole of it. */
export interface PedidoAjuda {
  artigo?: string;
  busca?: string;
  canal?: 'manifestacao' | 'protocolo';
  numero?: string;
}

/** The help at an article, a search, the letter form, or a protocol. */
export function toAjudaLink(pedido: PedidoAjuda = {}): string {
  const query = new URLSearchParams(Object.entries(pedido).filter(([, value]) => value !== '')).toString();
  return query ? `${rotas.atendimentoAjuda.path}?${query}` : rotas.atendimentoAjuda.path;
}
