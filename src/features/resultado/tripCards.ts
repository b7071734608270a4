import { nomeLocalidade } from '../../domain/camposBusca';
import { formatCentavos } from '../../domain/dinheiro';
import { falarDuracao, formatDuracao, rotuloChegada, rotulosClasse, rotuloMadrugada } from '../../domain/viagem';
import type { Parada, Viagem } from '../../domain/wire/viagens';
import type { TripCardProps, TripStop } from '../../ui/TripCard/TripCard';

export type TripCardData = Omit<TripCardProps, 'onSelect' | 'selected'>;

/** A departure in the words of its card. */
export const toTripCard = (viagem: Viagem): TripCardData => ({
  id: viagem.id,
  partida: toStop(viagem.partida),
  chegada: toStop(viagem.chegada),
  diaChegada: rotuloChegada(viagem.partida, viagem.chegada),
  madrugada: rotuloMadrugada(viagem.partida),
  duracao: formatDuracao(viagem.duracaoMinutos),
  duracaoFalada: falarDuracao(viagem.duracaoMinutos),
  classes: viagem.classes.map(({ classe }) => rotulosClasse[classe]),
  poltronasLivres: viagem.poltronasLivres,
  total: formatCentavos(viagem.menorPrecoCentavos),
  aPartirDe: viagem.classes.length > 1,
  operadora: viagem.operadora,
});

const toStop = ({ hora, localidade }: Parada): TripStop => ({
  hora,
  cidade: nomeLocalidade(localidade),
  terminal: localidade.terminal,
});
