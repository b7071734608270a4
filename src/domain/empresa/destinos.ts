import { foldText } from '../lugares/busca/foldText';
import { nomeEstado } from '../base/estados';
import { addDias, diaEm, FUSO_DA_SEDE } from '../base/data';
import { toBuscaLink } from '../viagens/links';
import { rotas } from '../base/rotas';
import type { DestinoResumo, RotaDestino } from '../wire/empresa/destinos';
import type { Localidade } from '../wire/lugares/localidades';

/** A state with its destinations. */
export interface EstadoDestinos {
  uf: string;
  nome: string;
  destinos: DestinoResumo[];
}

const wordsOf = ({ nome, uf, terminal }: Localidade): string => foldText(`${nome} ${uf} ${nomeEstado(uf)} ${terminal}`);

/** True when every typed word is a prefix of some word of the place. */
export function isLugar(lugar: Localidade, texto: string): boolean {
  const known = wordsOf(lugar).split(' ');
  return foldText(texto)
    .split(' ')
    .every((wanted) => known.some((word) => word.startsWith(wanted)));
}

/** Destinations matching a text, grouped by state, both in alphabetical order. */
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

/** Destinations reachable from the most origins. */
export const destinosPopulares = (destinos: readonly DestinoResumo[]): DestinoResumo[] =>
  [...destinos].sort((a, b) => b.origens - a.origens).slice(0, POPULARES);

/** Address of a destination's page. */
export const toDestinoLink = (id: string): string => `${rotas.destinos.path}?lugar=${id}`;

/** Address of the search for a route, for tomorrow. */
export const toBuscaDaRota = ({ origem, destino }: Pick<RotaDestino, 'origem' | 'destino'>, agora: Date): string =>
  toBuscaLink({
    idaVolta: false,
    localidadeOrigem: origem.id,
    localidadeDestino: destino.id,
    dataPartida: addDias(diaEm(agora, FUSO_DA_SEDE), 1),
    dataVolta: null,
  });
