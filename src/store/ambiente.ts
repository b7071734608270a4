import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the place the product runs in takes besides what every place takes; the strictest until `/config.json` says. */
export interface AmbienteState {
  /** The specification's test CPF is a CPF here; never in production. */
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
