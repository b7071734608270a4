import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Grupo } from '../../domain/sessao/grupos';

/** Flags of spec §4 and of `Operacao` (ADR 53), derived from the token's groups, that control visibility. The server authorizes independently. */
export interface GruposState {
  admin: boolean;
  agencia: boolean;
  agenciaResponsavel: boolean;
  /** Works in the back office. */
  operacao: boolean;
}

const initialState: GruposState = { admin: false, agencia: false, agenciaResponsavel: false, operacao: false };

const slice = createSlice({
  name: 'grupos',
  initialState,
  reducers: {
    gruposLoaded: (_, { payload }: PayloadAction<Grupo[]>): GruposState => ({
      admin: payload.includes('Admin'),
      agencia: payload.includes('Agencia'),
      agenciaResponsavel: payload.includes('AgenciaResponsavel'),
      operacao: payload.includes('Operacao'),
    }),
    gruposCleared: (): GruposState => initialState,
  },
  selectors: { selectGrupos: (state) => state },
});

export const gruposSlice = slice;
export const { gruposLoaded, gruposCleared } = slice.actions;
export const { selectGrupos } = slice.selectors;
