import { diasEntre, type Dia } from '../base/data';
import type { SituacaoEncomenda } from '../wire/encomendas/encomendas';

/** States of a parcel in order. The database stores the index, which only increases. */
export const SITUACOES_ENCOMENDA = [
  'pre_postada',
  'postada',
  'em_transporte',
  'chegou',
  'aguardando_retirada',
  'entregue',
  'devolvida',
  'extraviada',
] as const satisfies readonly SituacaoEncomenda[];

/** Allowed transitions; the schema's check constraint states the same in numbers. */
export const depoisDe: Record<SituacaoEncomenda, readonly SituacaoEncomenda[]> = {
  pre_postada: ['postada'],
  postada: ['em_transporte', 'devolvida', 'extraviada'],
  em_transporte: ['chegou', 'extraviada'],
  chegou: ['aguardando_retirada', 'extraviada'],
  aguardando_retirada: ['entregue', 'devolvida', 'extraviada'],
  entregue: [],
  devolvida: [],
  extraviada: [],
};

export const rotulosSituacaoEncomenda: Record<SituacaoEncomenda, string> = {
  pre_postada: 'Aguardando postagem',
  postada: 'Postada',
  em_transporte: 'Em transporte',
  chegou: 'Chegou ao destino',
  aguardando_retirada: 'Aguardando retirada',
  entregue: 'Entregue',
  devolvida: 'Devolvida ao remetente',
  extraviada: 'Extraviada',
};

export const ordemDe = (situacao: SituacaoEncomenda): number => SITUACOES_ENCOMENDA.indexOf(situacao);
export const situacaoDe = (ordem: number): SituacaoEncomenda => SITUACOES_ENCOMENDA[ordem] ?? 'pre_postada';

/** Storage fee in centavos: a daily rate for each day after the free period. */
export const armazenagem = (prazo: Dia, hoje: Dia, diaCentavos: number): number =>
  Math.max(0, diasEntre(prazo, hoje)) * diaCentavos;
