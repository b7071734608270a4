import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { precoVisivel, type Filtros } from '../../../domain/viagens/filtros';
import { regraNoCartao } from '../../../domain/posVenda/regraCancelamento';
import {
  sayDuracao,
  formatDuracao,
  rotuloChegada,
  rotulosClasse,
  rotuloMadrugada,
} from '../../../domain/viagens/viagem';
import type { Parada, Viagem } from '../../../domain/wire/viagens/viagens';
import type { TripCardProps, TripStop } from '../../../ui/TripCard/TripCard';

export type TripCardData = Omit<TripCardProps, 'onSelect' | 'onDetails' | 'details' | 'selected'>;

/** A departure as card data; the price is the lowest of the filtered classes. */
export const toTripCard = (viagem: Viagem, filtros: Filtros, agora: number): TripCardData => ({
  id: viagem.id,
  partida: toStop(viagem.partida),
  chegada: toStop(viagem.chegada),
  diaChegada: rotuloChegada(viagem.partida, viagem.chegada),
  madrugada: rotuloMadrugada(viagem.partida),
  duracao: formatDuracao(viagem.duracaoMinutos),
  duracaoFalada: sayDuracao(viagem.duracaoMinutos),
  classes: viagem.classes.map(({ classe }) => rotulosClasse[classe]),
  poltronasLivres: viagem.poltronasLivres,
  total: formatCentavos(precoVisivel(viagem, filtros)),
  aPartirDe: viagem.classes.length > 1 && filtros.classes.length !== 1,
  operadora: viagem.operadora,
  regra: regraNoCartao(viagem.partida.instante, agora),
});

const toStop = ({ hora, localidade }: Parada): TripStop => ({
  hora,
  cidade: nomeLocalidade(localidade),
  terminal: localidade.terminal,
});
