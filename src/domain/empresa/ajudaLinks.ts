import { rotas } from '../base/rotas';

/** Query parameters of the help page; none opens its start. */
export interface PedidoAjuda {
  artigo?: string;
  busca?: string;
  canal?: 'manifestacao' | 'protocolo';
  numero?: string;
}

/** Address of the help page at an article, a search, the contact form, or a protocol. */
export function toAjudaLink(pedido: PedidoAjuda = {}): string {
  const query = new URLSearchParams(Object.entries(pedido).filter(([, value]) => value !== '')).toString();
  return query ? `${rotas.atendimentoAjuda.path}?${query}` : rotas.atendimentoAjuda.path;
}
