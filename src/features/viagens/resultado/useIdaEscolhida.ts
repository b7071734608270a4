import { skipToken } from '@reduxjs/toolkit/query';
import type { TrechoCompra } from '../../../domain/compra/compra';
import type { Percurso } from '../../../domain/viagens/percurso';
import { consultaDaIda, type ResultadoLink } from '../../../domain/viagens/resultado';
import type { Parada } from '../../../domain/wire/viagens/viagens';
import { useInformacaoViagemQuery } from '../../../store/api/viagens';
import { usePercursos } from './usePercursos';

/** The chosen way out, as far as it is known. */
export interface IdaVista {
  partida: Parada | undefined;
  chegada: Parada | undefined;
  comTroca: boolean;
  precoCentavos: number | undefined;
  /** True while its arrival is being read, which decides what may lead back. */
  isLoading: boolean;
}

/** The chosen way out, from its list, else from its trips; null before it is chosen. */
export function useIdaEscolhida({ busca, ida }: ResultadoLink): IdaVista | null {
  const { percursos, error } = usePercursos(consultaDaIda(busca), { skip: ida === null });
  const listed = findIda(percursos, ida);
  const unlisted = listed || (percursos ?? error) === undefined ? null : ida;
  const partida = useParada(unlisted?.[0], 'localidadeOrigem');
  const chegada = useParada(unlisted?.at(-1), 'localidadeDestino');
  return (
    ida && {
      partida: listed?.partida ?? partida.parada,
      chegada: listed?.chegada ?? chegada.parada,
      comTroca: ida.length > 1,
      precoCentavos: listed?.menorPrecoCentavos,
      isLoading: !listed && !chegada.isRead,
    }
  );
}

function findIda(percursos: readonly Percurso[] | undefined, ida: ResultadoLink['ida']): Percurso | undefined {
  const wanted = ida?.map(({ viagemId }) => viagemId).join('-');
  return percursos?.find(({ id }) => id === wanted);
}

/** A leg's end by the information about its trip. */
function useParada(trecho: TrechoCompra | undefined, end: 'localidadeOrigem' | 'localidadeDestino') {
  const { currentData, isSuccess, isError } = useInformacaoViagemQuery(trecho?.viagemId ?? skipToken);
  const parada = currentData?.paradas.find(({ localidade }) => localidade.id === trecho?.[end]);
  return { parada, isRead: isSuccess || isError };
}
