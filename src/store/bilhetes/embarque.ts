import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Julgamento, MemoriaDaPorta, ViagemDaPorta } from '../../domain/bilhetes/porta';
import type { CargaDoBilhete, ChaveEmbarque } from '../../domain/wire/bilhetes/embarque';
import { rootReducer } from '../rootReducer';

export interface EmbarqueState extends MemoriaDaPorta {
  /** Verdict of the last code; `n` increases, so that two equal results are distinguished. */
  resultado: (Julgamento & { n: number }) | null;
}

const initialState: EmbarqueState = {
  viagem: null,
  lidos: {},
  semValidade: [],
  carga: [],
  fila: [],
  chaves: [],
  desde: 0,
  resultado: null,
};

const slice = createSlice({
  name: 'embarque',
  initialState,
  reducers: {
    portaOpened: (_, { payload }: PayloadAction<MemoriaDaPorta>): EmbarqueState => ({ ...payload, resultado: null }),
    /** Starts a new boarding; the keys are kept, since they do not depend on the trip. */
    portaCleared: ({ chaves }, { payload }: PayloadAction<{ desde: number }>): EmbarqueState => ({
      ...initialState,
      chaves,
      desde: payload.desde,
    }),
    viagemDaPortaSet: (state, { payload }: PayloadAction<ViagemDaPorta>) => {
      state.viagem = payload;
    },
    chavesLoaded: (state, { payload }: PayloadAction<ChaveEmbarque[]>) => {
      state.chaves = payload;
    },
    semValidadeLoaded: (state, { payload }: PayloadAction<string[]>) => {
      state.semValidade = payload;
    },
    cargaLoaded: (state, { payload }: PayloadAction<CargaDoBilhete[]>) => {
      state.carga = payload;
    },
    codigoJulgado: (state, { payload }: PayloadAction<Julgamento>) => {
      state.resultado = { ...payload, n: (state.resultado?.n ?? 0) + 1 };
    },
    bilheteEmbarcado: (
      state,
      {
        payload,
      }: PayloadAction<{ bilheteId: string; poltrona: number; iniciais: string; codigo: string; lidoEm: string }>,
    ) => {
      const { bilheteId, codigo, ...lido } = payload;
      state.lidos[bilheteId] = lido;
      state.fila.push({ codigo, lidoEm: lido.lidoEm });
    },
    /** Removes uploaded readings from the queue. */
    filaEnviada: (state, { payload }: PayloadAction<string[]>) => {
      state.fila = state.fila.filter(({ codigo }) => !payload.includes(codigo));
    },
  },
  selectors: { selectEmbarque: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    embarque: EmbarqueState;
  }
}

const embarqueSlice = slice.injectInto(rootReducer);
export const {
  portaOpened,
  portaCleared,
  viagemDaPortaSet,
  chavesLoaded,
  semValidadeLoaded,
  cargaLoaded,
  codigoJulgado,
  bilheteEmbarcado,
  filaEnviada,
} = slice.actions;
export const { selectEmbarque } = embarqueSlice.selectors;
