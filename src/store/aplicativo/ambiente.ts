import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Settings of the environment; these values apply until `/config.json` is loaded. */
export interface AmbienteState {
  /** True accepts the specification's test CPF; never in production. */
  cpfDeTeste: boolean;
  /** False where the company has no way to a passenger's phone, so that no form asks for it. */
  avisosPorTelefone: boolean;
}

const initialState: AmbienteState = { cpfDeTeste: false, avisosPorTelefone: true };

export const ambienteSlice = createSlice({
  name: 'ambiente',
  initialState,
  reducers: {
    ambienteRead: (_, { payload }: PayloadAction<AmbienteState>) => payload,
  },
  selectors: {
    selectCpfDeTeste: (state) => state.cpfDeTeste,
    selectAvisosPorTelefone: (state) => state.avisosPorTelefone,
  },
});

export const { ambienteRead } = ambienteSlice.actions;
export const { selectCpfDeTeste, selectAvisosPorTelefone } = ambienteSlice.selectors;
