import type { Conexao, Parada, Viagem } from '../wire/viagens/viagens';
import { joinItems } from '../base/itens';
import { nomeLocalidade } from './camposBusca';
import { formatDuracao } from './viagem';
import { t } from '../../words/t';

/** A journey with one change, with the fields that it has in common with a departure. */
export interface ViagemComTroca {
  /** Ids of both trips. */
  id: string;
  trechos: readonly [Viagem, Viagem];
  partida: Parada;
  chegada: Parada;
  operadora: string;
  duracaoMinutos: number;
  esperaMinutos: number;
  /** Seats that are free on both coaches. */
  poltronasLivres: number;
  menorPrecoCentavos: number;
}

/** An entry of a list of results: a departure, or two with a change. */
export type Percurso = Viagem | ViagemComTroca;

/** A connection as an entry of a list. */
export function toPercurso({ trechos, esperaMinutos, duracaoMinutos, menorPrecoCentavos }: Conexao): ViagemComTroca {
  const [one, other] = trechos;
  return {
    id: `${one.id}-${other.id}`,
    trechos,
    partida: one.partida,
    chegada: other.chegada,
    operadora: joinItems([...new Set([one.operadora, other.operadora])]),
    duracaoMinutos,
    esperaMinutos,
    poltronasLivres: Math.min(one.poltronasLivres, other.poltronasLivres),
    menorPrecoCentavos,
  };
}

export const isComTroca = (percurso: Percurso): percurso is ViagemComTroca => 'trechos' in percurso;

/** The trips of a journey, in the order of travel. */
export const trechosDe = (percurso: Percurso): readonly Viagem[] =>
  isComTroca(percurso) ? percurso.trechos : [percurso];

/** `1 troca em Resende, RJ (espera de 1h 20min)`; null without a change. */
export function rotuloTroca(percurso: Percurso): string | null {
  if (!isComTroca(percurso)) return null;
  const { localidade } = percurso.trechos[0].chegada;
  return t('1 troca em {lugar} (espera de {tempo})', {
    lugar: nomeLocalidade(localidade),
    tempo: formatDuracao(percurso.esperaMinutos),
  });
}
