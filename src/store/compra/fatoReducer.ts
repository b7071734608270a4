import type { PayloadAction } from '@reduxjs/toolkit';
import type { DadosDoFato } from '../../domain/compra/fases/fatos';
import { nextFase } from '../../domain/compra/fases/nextFase';
import { faseSeguinte, type Fato } from '../../domain/compra/fases/transicoes';
import type { CompraState } from './compraState';

/** The change that a fact makes besides the phase. */
type Also<F extends Fato> = (state: CompraState, dados: DadosDoFato[F]) => void;

/** A reducer that follows the table of transitions: a fact that comes too late changes nothing. */
export const fatoReducer =
  <F extends Fato>(fato: F, also?: Also<F>) =>
  (state: CompraState, { payload }: PayloadAction<DadosDoFato[F]>): void => {
    if (!faseSeguinte(fato, state.fase.phase)) return;
    state.fase = nextFase(state.fase, fato, payload);
    also?.(state, payload);
  };
