import { createSelector } from '@reduxjs/toolkit';
import type { Visitante } from '../domain/acesso';
import { selectGrupos } from './grupos';
import { selectLembrada, selectSignedIn } from './sessao';

/** Who asks for a page, as the guard's table wants to know it. */
export const selectVisitante = createSelector(
  [selectSignedIn, selectLembrada, selectGrupos],
  (signedIn, lembrado, { agencia, agenciaResponsavel }): Visitante => ({
    signedIn,
    lembrado,
    agencia,
    agenciaResponsavel,
  }),
);
