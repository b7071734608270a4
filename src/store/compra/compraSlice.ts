import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AvisoCompra } from '../../domain/compra/avisoCompra';
import type { TrechoCompra } from '../../domain/compra/compra';
import { toEscolha, withoutPoltronas } from '../../domain/compra/escolhaPoltronas';
import { isEmDuvida, mantidaDe } from '../../domain/compra/fases/fase';
import { nextFase } from '../../domain/compra/fases/nextFase';
import type { FormaPagamento } from '../../domain/pagamento/cartao';
import {
  tomadasPorOutros,
  type OcupadasAgora,
  type PoltronaDaViagem,
  withConferencia,
} from '../../domain/compra/poltronasAoVivo';
import type { ReservaPropria } from '../../domain/wire/compra/reservas';
import { rootReducer } from '../rootReducer';
import { compraVazia as initialState, type CompraState } from './compraState';
import { fatoReducer as fato } from './fatoReducer';

/** Another trip: only the phase is what the fact made it. */
const begin = (state: CompraState, { trechos }: Pick<CompraState, 'trechos'>): void => {
  Object.assign(state, { ...initialState, trechos, fase: state.fase });
};
const clear = (state: CompraState): void => begin(state, initialState);
const dismiss = (state: CompraState): void => {
  state.aviso = null;
};
const warn = (state: CompraState, aviso: AvisoCompra | null): void => {
  if (aviso) state.aviso = aviso;
};
const isChosen = (trechos: readonly TrechoCompra[], { viagemId, numero }: PoltronaDaViagem): boolean =>
  trechos.some((trecho) => trecho.viagemId === viagemId && trecho.poltronas.includes(numero));
/** A hold is here: no seat of it is lost, and it is no hold of another tab. */
const settle = (state: CompraState): void => {
  const id = mantidaDe(state.fase)?.reserva.id;
  state.perdidas = [];
  state.outras = state.outras.filter((outra) => outra.id !== id);
};

const slice = createSlice({
  name: 'compra',
  initialState,
  reducers: {
    compraOpened: fato('compraOpened', begin),
    pedidoOpened: fato('pedidoOpened', begin),
    trechoVisited: (state, { payload }: PayloadAction<number>) => {
      if (payload < state.trechos.length) state.trechoAtual = payload;
    },
    poltronasChosen: fato('poltronasChosen', (state, numeros) => {
      const trecho = state.trechos[state.trechoAtual];
      if (trecho) trecho.poltronas = toEscolha(numeros);
      // A seat that is given back and chosen again is confirmed again.
      state.confirmadas = state.confirmadas.filter((seat) => isChosen(state.trechos, seat));
      state.perdidas = [];
      state.aviso = null;
    }),
    especiaisKept: (state, { payload }: PayloadAction<PoltronaDaViagem[]>) => {
      state.confirmadas.push(...payload);
      state.aviso = null;
    },
    /**
     * Updates the occupied seats. A chosen seat taken by another person becomes lost, except while an own hold is
     * pending or its response was lost, since the seat may then be our own.
     */
    ocupadasSeen: (state, { payload }: PayloadAction<OcupadasAgora>) => {
      state.ocupadas = withConferencia(state.ocupadas, payload);
      if (isEmDuvida(state.fase)) return;
      const mine = [...(mantidaDe(state.fase)?.trechos ?? []), ...state.outras.flatMap(({ trechos }) => trechos)];
      const lost = tomadasPorOutros(state.trechos, payload, mine);
      const isStillTaken = ({ viagemId, numero }: PoltronaDaViagem) =>
        viagemId !== payload.viagemId || payload.numeros.includes(numero);
      state.perdidas = [...state.perdidas.filter(isStillTaken), ...lost];
      if (lost.length === 0) return;
      state.trechos = withoutPoltronas(state.trechos, lost);
      state.fase = nextFase(state.fase, 'poltronasLost', lost);
    },
    aoVivoTold: (state, { payload }: PayloadAction<boolean>) => {
      state.semAoVivo = !payload;
    },
    outrasSeen: (state, { payload }: PayloadAction<ReservaPropria[]>) => {
      state.outras = payload;
    },
    reservaTried: fato('reservaTried', dismiss),
    reservaMade: fato('reservaMade', settle),
    reservaUnanswered: fato('reservaUnanswered', warn),
    reservaReleased: fato('reservaReleased', (state) => {
      state.perdidas = [];
      state.aviso = null;
    }),
    reservaResumed: fato('reservaResumed', (state, { reserva }) => {
      state.trechos = reserva.trechos;
      state.aviso = null;
      settle(state);
    }),
    reservaTimed: fato('reservaTimed'),
    prorrogacaoAsked: fato('prorrogacaoAsked'),
    prorrogacaoFailed: fato('prorrogacaoFailed'),
    /** The selection stays, without the lost seats. */
    reservaGone: fato('reservaGone', (state, { perdidas, aviso }) => {
      state.perdidas = perdidas;
      state.trechos = withoutPoltronas(state.trechos, perdidas);
      warn(state, aviso);
    }),
    passageirosReady: fato('passageirosReady', dismiss),
    pedidoTried: fato('pedidoTried', dismiss),
    pedidoMade: fato('pedidoMade'),
    pedidoFailed: fato('pedidoFailed', warn),
    envioStarted: fato('envioStarted', dismiss),
    envioEnded: fato('envioEnded', warn),
    compraLeft: fato('compraLeft'),
    compraCleared: fato('compraCleared', clear),
    compraForgotten: fato('compraForgotten', clear),
    formaChosen: (state, { payload }: PayloadAction<FormaPagamento>) => {
      state.forma = payload;
      state.aviso = null;
    },
    avisoRaised: (state, { payload }: PayloadAction<AvisoCompra>) => {
      state.aviso = payload;
    },
    avisoClosed: dismiss,
  },
  selectors: {
    selectEscolha: (state) => state,
    selectFase: ({ fase }) => fase,
  },
});

declare module '../rootReducer' {
  interface LazySlices {
    compra: CompraState;
  }
}

const compraSlice = slice.injectInto(rootReducer);
export const {
  compraOpened,
  pedidoOpened,
  trechoVisited,
  poltronasChosen,
  especiaisKept,
  ocupadasSeen,
  aoVivoTold,
  outrasSeen,
  reservaTried,
  reservaMade,
  reservaUnanswered,
  reservaReleased,
  reservaResumed,
  reservaTimed,
  prorrogacaoAsked,
  prorrogacaoFailed,
  reservaGone,
  passageirosReady,
  pedidoTried,
  pedidoMade,
  pedidoFailed,
  envioStarted,
  envioEnded,
  compraLeft,
  compraCleared,
  compraForgotten,
  formaChosen,
  avisoRaised,
  avisoClosed,
} = slice.actions;

export const { selectEscolha, selectFase } = compraSlice.selectors;
