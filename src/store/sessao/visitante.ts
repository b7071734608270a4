import { createSelector } from '@reduxjs/toolkit';
import type { Visitante } from '../../domain/sessao/acesso';
import { selectGrupos } from './grupos';
import { selectLembrada, selectSignedIn } from './sessao';

/** The visitor as input of the guard's table. */
export const selectVisitante = createSelector(
  [selectSignedIn, selectLembrada, selectGrupos],
  (signedIn, lembrado, grupos): Visitante => ({ signedIn, lembrado, ...grupos }),
);
