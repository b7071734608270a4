import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Settings of the environment; the strictest values apply until `/config.json` is loaded. */
export interface AmbienteState {
  /** True accepts the specification's test CPF; never in production. */
  cpfDeTeste: boolean;
}

const initialState: AmbienteState = { cpfDeTeste: false };

export const ambienteSlice = createSlice({
  name: 'ambiente',
  initialState,
  reducers: {
    ambienteRead: (_, { payload }: PayloadAction<AmbienteState>) => payload,
  },
  selectors: { selectCpfDeTeste: (state) => state.cpfDeTeste },
});

export const { ambienteRead } = ambienteSlice.actions;
export const { selectCpfDeTeste } = ambienteSlice.selectors;
