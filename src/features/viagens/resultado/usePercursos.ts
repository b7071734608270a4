import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { toPercurso, type Percurso } from '../../../domain/viagens/percurso';
import { DIRETAS_BASTANTES, type ConsultaViagens } from '../../../domain/viagens/resultado';
import { LISTA_FRESCA_S, useConexoesQuery, useViagensQuery } from '../../../store/api/viagens';

/** The journeys of a list, or the failure to load them. */
export interface PercursosLidos {
  /** Undefined while loading, and after a failure. */
  percursos: Percurso[] | undefined;
  /** The failure of the last attempt; undefined while another one runs. */
  error: unknown;
  retry: () => void;
}

const FRESH = { refetchOnMountOrArgChange: LISTA_FRESCA_S, refetchOnReconnect: true };

/**
 * The departures of a list and, where they are few, the journeys with a change. Both come at once, so that no card moves
 * under a finger. Without any departure the list is not known to be empty before the changes are.
 */
export function usePercursos(consulta: ConsultaViagens, { skip }: { skip: boolean }): PercursosLidos {
  const diretas = useViagensQuery(consulta, { ...FRESH, skip });
  const livres = diretas.currentData?.filter(({ poltronasLivres }) => poltronasLivres > 0).length;
  const areFew = livres !== undefined && livres < DIRETAS_BASTANTES;
  const trocas = useConexoesQuery(areFew && !skip ? consulta : skipToken, FRESH);
  const conexoes = areFew ? trocas.currentData : NENHUMA;
  // Changes are an addition where something goes directly, and all there is where nothing does.
  const isSettled = conexoes !== undefined || (trocas.isError && livres !== 0);
  const percursos = useMemo(
    () =>
      diretas.currentData && isSettled ? [...diretas.currentData, ...(conexoes ?? []).map(toPercurso)] : undefined,
    [diretas.currentData, conexoes, isSettled],
  );
  const isFetching = diretas.isFetching || trocas.isFetching;
  return {
    percursos,
    error: isFetching || percursos ? undefined : (diretas.error ?? trocas.error),
    retry: () => void (diretas.isError ? diretas.refetch() : trocas.refetch()),
  };
}

const NENHUMA: never[] = [];
