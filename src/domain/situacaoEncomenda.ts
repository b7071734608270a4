import { diasEntre, type Dia } from './data';
import type { SituacaoEncomenda } from './wire/encomendas';

/** In the order in which a parcel may come to them; the database keeps the number, and only ever a later one. */
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

/** What may follow what; the schema's check says the same in numbers. */
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

/** What storing costs: by the day, for each day after the last free one. */
export const armazenagem = (prazo: Dia, hoje: Dia, diaCentavos: number): number =>
  Math.max(0, diasEntre(prazo, hoje)) * diaCentavos;
