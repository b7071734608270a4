import { createSelector } from '@reduxjs/toolkit';
import type { Visitante } from '../../domain/sessao/acesso';
import { selectGrupos } from './grupos';
import { selectInterrompida, selectLembrada, selectSignedIn } from './sessao';

/** The visitor as input of the guard's table. */
export const selectVisitante = createSelector(
  [selectSignedIn, selectLembrada, selectInterrompida, selectGrupos],
  (signedIn, lembrado, interrompida, grupos): Visitante => ({
    signedIn,
    lembrado,
    interrompido: interrompida !== null,
    ...grupos,
  }),
);
