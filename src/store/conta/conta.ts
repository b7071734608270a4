import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ContaGuardada, primeiroNome } from '../../domain/conta/contaGuardada';
import type { Conta } from '../../domain/wire/conta/conta';

/**
 * `incomplete`: signed in without a registration; the modal is open, and what it sends is the submission `cadastro`.
 * `remembered`: the cached account of spec §4, complete and with its first name, while the rest loads. `sub` identifies
 * the owner, so that another person's conta is never used.
 */
export type ContaState =
  | { phase: 'absent' }
  | { phase: 'incomplete' }
  | ({ phase: 'remembered' } & ContaGuardada)
  | { phase: 'complete'; conta: Conta; sub: string };

const initialState = { phase: 'absent' } as ContaState;

const slice = createSlice({
  name: 'conta',
  initialState,
  reducers: {
    cadastroOpened: (): ContaState => ({ phase: 'incomplete' }),
    contaRemembered: (_, { payload }: PayloadAction<ContaGuardada>): ContaState => ({
      phase: 'remembered',
      ...payload,
    }),
    contaLoaded: (_, { payload }: PayloadAction<{ conta: Conta; sub: string }>): ContaState => ({
      phase: 'complete',
      ...payload,
    }),
    contaCleared: (): ContaState => ({ phase: 'absent' }),
  },
  selectors: {
    selectContaPhase: (state) => state.phase,
    selectConta: (state) => (state.phase === 'complete' ? state.conta : null),
    /** Owner of the conta known to be complete. */
    selectContaSub: (state) => (state.phase === 'complete' || state.phase === 'remembered' ? state.sub : null),
    /** The person's first name. */
    selectContaNome: (state) => {
      if (state.phase === 'remembered') return state.nome;
      return state.phase === 'complete' ? primeiroNome(state.conta.nome) : null;
    },
  },
});

export const contaSlice = slice;
export const { cadastroOpened, contaRemembered, contaLoaded, contaCleared } = slice.actions;
export const { selectContaPhase, selectConta, selectContaSub, selectContaNome } = slice.selectors;
