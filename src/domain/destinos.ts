import { foldText } from './busca/foldText';
import { nomeEstado } from './estados';
import { addDias, diaEm } from './data';
import { toBuscaLink } from './links';
import { rotas } from './rotas';
import type { DestinoResumo, RotaDestino } from './wire/destinos';
import type { Localidade } from './wire/localidades';

/** A state and the places in it that one can go to. */
export interface EstadoDestinos {
  uf: string;
  nome: string;
  destinos: DestinoResumo[];
}

const wordsOf = ({ nome, uf, terminal }: Localidade): string => foldText(`${nome} ${uf} ${nomeEstado(uf)} ${terminal}`);

/** True for a place in which every word typed begins some word. */
export function isLugar(lugar: Localidade, texto: string): boolean {
  const known = wordsOf(lugar).split(' ');
  return foldText(texto)
    .split(' ')
    .every((wanted) => known.some((word) => word.startsWith(wanted)));
}

/** The places that a text means, by state, both in the order of the alphabet. */
export function destinosPorEstado(destinos: readonly DestinoResumo[], texto: string): EstadoDestinos[] {
  const estados = new Map<string, EstadoDestinos>();
  for (const destino of destinos) {
    const { uf } = destino.localidade;
    if (!isLugar(destino.localidade, texto)) continue;
    const estado = estados.get(uf) ?? { uf, nome: nomeEstado(uf), destinos: [] };
    estado.destinos.push(destino);
    estados.set(uf, estado);
  }
  return [...estados.values()].sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

const POPULARES = 12;

/** The places to which one gets from most others. */
export const destinosPopulares = (destinos: readonly DestinoResumo[]): DestinoResumo[] =>
  [...destinos].sort((a, b) => b.origens - a.origens).slice(0, POPULARES);

/** The page of a place. */
export const toDestinoLink = (id: string): string => `${rotas.destinos.path}?lugar=${id}`;

/** The search of a way, for tomorrow. */
export const toBuscaDaRota = ({ origem, destino }: Pick<RotaDestino, 'origem' | 'destino'>, agora: Date): string =>
  toBuscaLink({
    idaVolta: false,
    localidadeOrigem: origem.id,
    localidadeDestino: destino.id,
    dataPartida: addDias(diaEm(agora, 'America/Sao_Paulo'), 1),
    dataVolta: null,
  });
