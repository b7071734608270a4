import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CotacaoEncomenda, EncomendaPrePostada } from '../../domain/wire/encomendas/encomendas';
import { rootReducer } from '../rootReducer';

/** State of a request started by the person. */
export type Pedida<T> =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'refused'; erro: string }
  | { phase: 'done'; valor: T };

/** A parcel being sent: quote and result. Typed values stay in the page. */
export interface EncomendaState {
  cotacao: Pedida<CotacaoEncomenda>;
  envio: Pedida<EncomendaPrePostada>;
}

const initialState: EncomendaState = { cotacao: { phase: 'idle' }, envio: { phase: 'idle' } };

const slice = createSlice({
  name: 'encomenda',
  initialState,
  reducers: {
    encomendaOpened: (): EncomendaState => initialState,
    cotacaoChanged: (state, { payload }: PayloadAction<Pedida<CotacaoEncomenda>>) => {
      state.cotacao = payload;
      state.envio = { phase: 'idle' };
    },
    envioChanged: (state, { payload }: PayloadAction<Pedida<EncomendaPrePostada>>) => {
      state.envio = payload;
    },
  },
  selectors: { selectEncomenda: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    encomenda: EncomendaState;
  }
}

const injected = slice.injectInto(rootReducer);
export const { encomendaOpened, cotacaoChanged, envioChanged } = slice.actions;
export const { selectEncomenda } = injected.selectors;
