import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sameTrechos, togglePoltrona, withoutPoltronas, type TrechoCompra } from '../domain/compra';
import { linkComprador, type DadosPassageiros } from '../domain/passageiro';
import type { Conta } from '../domain/wire/conta';
import type { Comprador, PassageiroPedido } from '../domain/wire/pedidos';
import type { Reserva } from '../domain/wire/reservas';
import { rootReducer } from './rootReducer';

/** What is under way: nothing, a hold being taken up again after a refresh, a hold, an order. */
export type EnvioCompra = 'parado' | 'retomando' | 'reservando' | 'pedindo';

/** Why the last step did not go on. `conexao` may simply be tried again; `vencida` opens the dialog. */
export interface AvisoCompra {
  tipo: 'escolha' | 'perdidas' | 'vencida' | 'recusa' | 'conexao';
  mensagem: string;
}

/** One attempt at taking something: its key stays while its body does, so that a retry takes nothing twice. */
export interface Tentativa {
  chave: string;
  corpo: string;
}

export interface CompraState {
  trechos: TrechoCompra[];
  /** Whose map is on screen: 0 out, 1 back. */
  trechoAtual: number;
  reserva: Reserva | null;
  /** The seats that the hold holds; the choice may have moved on since. */
  reservados: TrechoCompra[];
  tentativaReserva: Tentativa | null;
  tentativaPedido: Tentativa | null;
  dados: DadosPassageiros | null;
  /** Grows when a workflow changes `dados`, so that the form takes the change over. */
  versaoDados: number;
  /** Which passenger is the buyer, by position. */
  compradorPassageiro: number | null;
  /** The passengers as the wire takes them, once the step was sent. */
  prontos: { comprador: Comprador; passageiros: PassageiroPedido[] } | null;
  pedidoId: string | null;
  envio: EnvioCompra;
  aviso: AvisoCompra | null;
}

const initialState: CompraState = {
  trechos: [],
  trechoAtual: 0,
  reserva: null,
  reservados: [],
  tentativaReserva: null,
  tentativaPedido: null,
  dados: null,
  versaoDados: 0,
  compradorPassageiro: null,
  prontos: null,
  pedidoId: null,
  envio: 'parado',
  aviso: null,
};

const SEM_POLTRONAS: readonly number[] = [];

const slice = createSlice({
  name: 'compra',
  initialState,
  reducers: {
    /** Another trip begins; what was typed about the passengers stays, for they are the same people. */
    compraOpened: (state, { payload }: PayloadAction<{ trechos: TrechoCompra[]; pedidoId: string | null }>) => ({
      ...initialState,
      ...payload,
      dados: state.dados,
      compradorPassageiro: state.compradorPassageiro,
    }),
    trechoVisited: (state, { payload }: PayloadAction<number>) => {
      if (payload < state.trechos.length) state.trechoAtual = payload;
    },
    poltronaToggled: (state, { payload }: PayloadAction<number>) => {
      const trecho = state.trechos[state.trechoAtual];
      if (!trecho) return;
      trecho.poltronas = togglePoltrona(trecho.poltronas, payload);
      state.prontos = null;
      state.aviso = null;
    },
    envioStarted: (state, { payload }: PayloadAction<EnvioCompra>) => {
      state.envio = payload;
      state.aviso = null;
    },
    envioEnded: (state) => {
      state.envio = 'parado';
    },
    reservaTried: (state, { payload }: PayloadAction<Tentativa>) => {
      state.tentativaReserva = payload;
    },
    reservaMade: (state, { payload }: PayloadAction<{ reserva: Reserva; trechos: TrechoCompra[] }>) => {
      state.reserva = payload.reserva;
      state.reservados = payload.trechos;
      state.prontos = null;
      state.envio = 'parado';
    },
    /** The hold is gone: given back, run out, or refused. The choice of seats stays, without those that were lost. */
    reservaGone: (state, { payload }: PayloadAction<{ viagemId: string; numero: number }[]>) => {
      state.reserva = null;
      state.reservados = [];
      state.tentativaReserva = null;
      state.tentativaPedido = null;
      state.pedidoId = null;
      state.trechos = withoutPoltronas(state.trechos, payload);
      state.prontos = null;
      state.envio = 'parado';
    },
    dadosTyped: (state, { payload }: PayloadAction<DadosPassageiros>) => {
      state.dados = payload;
    },
    compradorLinked: (state, { payload }: PayloadAction<{ indice: number | null; conta: Conta | null }>) => {
      state.compradorPassageiro = payload.indice;
      if (payload.indice === null || !state.dados) return;
      state.dados = linkComprador(state.dados, payload.indice, payload.conta);
      state.versaoDados += 1;
    },
    passageirosReady: (state, { payload }: PayloadAction<NonNullable<CompraState['prontos']>>) => {
      state.prontos = payload;
      state.aviso = null;
    },
    pedidoTried: (state, { payload }: PayloadAction<Tentativa>) => {
      state.tentativaPedido = payload;
    },
    pedidoMade: (state, { payload }: PayloadAction<string>) => {
      state.pedidoId = payload;
      state.envio = 'parado';
    },
    avisoRaised: (state, { payload }: PayloadAction<AvisoCompra>) => {
      state.aviso = payload;
      state.envio = 'parado';
    },
    avisoClosed: (state) => {
      state.aviso = null;
    },
    /** The trip was given up; the people stay. */
    compraCleared: ({ dados, compradorPassageiro }) => ({ ...initialState, dados, compradorPassageiro }),
    compraForgotten: () => initialState,
  },
  selectors: {
    selectCompra: (state) => state,
    /** The seats of our own hold on that trip, which the server reports as taken. */
    selectPoltronasReservadas: (state, viagemId: string) =>
      state.reservados.find((trecho) => trecho.viagemId === viagemId)?.poltronas ?? SEM_POLTRONAS,
    /** The hold, while it is of the very seats chosen. */
    selectReservaAtual: ({ reserva, reservados, trechos }) =>
      reserva && sameTrechos(reservados, trechos) ? reserva : null,
  },
});

declare module './rootReducer' {
  interface LazySlices {
    compra: CompraState;
  }
}

export const compraSlice = slice.injectInto(rootReducer);
export const {
  compraOpened,
  trechoVisited,
  poltronaToggled,
  envioStarted,
  envioEnded,
  reservaTried,
  reservaMade,
  reservaGone,
  dadosTyped,
  compradorLinked,
  passageirosReady,
  pedidoTried,
  pedidoMade,
  avisoRaised,
  avisoClosed,
  compraCleared,
  compraForgotten,
} = slice.actions;

export const { selectCompra, selectPoltronasReservadas, selectReservaAtual } = compraSlice.selectors;
