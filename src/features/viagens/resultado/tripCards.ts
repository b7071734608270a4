import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { precoVisivel } from '../../../domain/viagens/filtros';
import type { Filtros } from '../../../domain/viagens/filtrosLink';
import { regraNoCartao } from '../../../domain/posVenda/regraCancelamento';
import {
  sayDuracao,
  formatDuracao,
  rotuloChegada,
  rotulosClasse,
  rotuloMadrugada,
} from '../../../domain/viagens/viagem';
import { rotuloTroca, trechosDe, type Percurso } from '../../../domain/viagens/percurso';
import type { Parada } from '../../../domain/wire/viagens/viagens';
import type { TripStop } from '../../../ui/TripCard/Stop';
import type { TripCardProps } from '../../../ui/TripCard/TripCard';
import { translated } from '../../../words/t';

export type TripCardData = Omit<TripCardProps, 'onSelect' | 'onDetails' | 'details' | 'open' | 'selected' | 'wait'>;

/** A journey as card data; the price is the lowest of the filtered classes. */
export const toTripCard = (percurso: Percurso, filtros: Filtros, agora: number): TripCardData => ({
  id: percurso.id,
  partida: toStop(percurso.partida),
  chegada: toStop(percurso.chegada),
  diaChegada: rotuloChegada(percurso.partida, percurso.chegada),
  madrugada: rotuloMadrugada(percurso.partida),
  duracao: formatDuracao(percurso.duracaoMinutos),
  duracaoFalada: sayDuracao(percurso.duracaoMinutos),
  troca: rotuloTroca(percurso),
  classes: rotulosDe(percurso),
  poltronasLivres: percurso.poltronasLivres,
  total: formatCentavos(precoVisivel(percurso, filtros)),
  aPartirDe: trechosDe(percurso).some(({ classes }) => classes.length > 1) && filtros.classes.length !== 1,
  operadora: percurso.operadora,
  regra: regraNoCartao(percurso.partida.instante, agora),
});

/** With a change, the classes of the two coaches: `Executivo`, `Leito`. */
const rotulosDe = (percurso: Percurso): string[] => [
  ...new Set(
    trechosDe(percurso).flatMap(({ classes }) => classes.map(({ classe }) => translated(rotulosClasse[classe]))),
  ),
];

const toStop = ({ hora, localidade }: Parada): TripStop => ({
  hora,
  cidade: nomeLocalidade(localidade),
  terminal: localidade.terminal,
});
