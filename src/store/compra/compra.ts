import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FormaPagamento } from '../../domain/pagamento/cartao';
import {
  sameTrechos,
  toEscolha,
  togglePoltrona,
  withoutPoltronas,
  type TrechoCompra,
} from '../../domain/compra/compra';
import { linkComprador } from '../../domain/compra/passageiros/linkComprador';
import type { DadosPassageiros } from '../../domain/compra/passageiros/passageiro';
import type { Conta } from '../../domain/wire/conta/conta';
import { tomadasPorOutros, type OcupadasAgora, type PoltronaDaViagem } from '../../domain/compra/poltronasAoVivo';
import type { Reserva, ReservaPropria } from '../../domain/wire/compra/reservas';
import {
  compraVazia as initialState,
  type AvisoCompra,
  type CompraState,
  type EnvioCompra,
  type Tentativa,
} from './compraState';
import { rootReducer } from '../rootReducer';

export type { AvisoCompra, CompraState, EnvioCompra, Tentativa } from './compraState';

const SEM_POLTRONAS: readonly number[] = [];

const slice = createSlice({
  name: 'compra',
  initialState,
  reducers: {
    /** Opens another trip; the typed passengers are kept. */
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
      state.perdidas = [];
      state.prontos = null;
      state.aviso = null;
    },
    /** Replaces the selected seats of the current leg. */
    poltronasChosen: (state, { payload }: PayloadAction<number[]>) => {
      const trecho = state.trechos[state.trechoAtual];
      if (!trecho) return;
      trecho.poltronas = toEscolha(payload);
      state.perdidas = [];
      state.prontos = null;
      state.aviso = null;
    },
    /**
     * Updates the occupied seats. A chosen seat taken by another person becomes lost, except while an own hold is
     * pending or its response was lost, since the seat may then be our own.
     */
    ocupadasSeen: (state, { payload }: PayloadAction<OcupadasAgora>) => {
      state.ocupadas = payload;
      const isInDoubt = state.envio !== 'parado' || (state.reserva === null && state.tentativaReserva !== null);
      if (isInDoubt) return;
      const mine = [...state.reservados, ...state.outras.flatMap(({ trechos }) => trechos)];
      const lost = tomadasPorOutros(state.trechos, payload, mine);
      const isStillTaken = ({ viagemId, numero }: PoltronaDaViagem) =>
        viagemId !== payload.viagemId || payload.numeros.includes(numero);
      state.perdidas = [...state.perdidas.filter(isStillTaken), ...lost];
      if (lost.length === 0) return;
      state.trechos = withoutPoltronas(state.trechos, lost);
      state.prontos = null;
    },
    outrasSeen: (state, { payload }: PayloadAction<ReservaPropria[]>) => {
      state.outras = payload;
    },
    envioStarted: (state, { payload }: PayloadAction<EnvioCompra>) => {
      state.envio = payload;
      state.aviso = null;
    },
    envioEnded: (state) => {
      state.envio = 'parado';
      state.prorrogacao = 'parada';
    },
    reservaTried: (state, { payload }: PayloadAction<Tentativa>) => {
      state.tentativaReserva = payload;
    },
    reservaMade: (state, { payload }: PayloadAction<{ reserva: Reserva; trechos: TrechoCompra[]; fim: number }>) => {
      state.reserva = payload.reserva;
      state.fimReserva = payload.fim;
      state.prorrogacao = 'parada';
      state.reservados = payload.trechos;
      state.perdidas = [];
      state.outras = state.outras.filter(({ id }) => id !== payload.reserva.id);
      state.prontos = null;
      state.envio = 'parado';
    },
    /** Adopts a restored hold; its seats become the selection. */
    reservaResumed: (state, { payload }: PayloadAction<{ reserva: ReservaPropria; fim: number }>) => {
      const { id, expiraEm, restanteMs, prorrogavel, preco, trechos } = payload.reserva;
      state.reserva = { id, expiraEm, restanteMs, prorrogavel, preco };
      state.fimReserva = payload.fim;
      state.prorrogacao = 'parada';
      state.reservados = trechos;
      state.trechos = trechos;
      state.perdidas = [];
      state.outras = state.outras.filter((outra) => outra.id !== id);
      state.tentativaReserva = null;
      state.prontos = null;
      state.aviso = null;
      state.envio = 'parado';
    },
    prorrogacaoMoved: (state, { payload }: PayloadAction<CompraState['prorrogacao']>) => {
      state.prorrogacao = payload;
    },
    /** Updates the hold's remaining time. */
    reservaTimed: (state, { payload }: PayloadAction<{ reserva: Reserva; fim: number }>) => {
      if (state.reserva?.id !== payload.reserva.id) return;
      const { expiraEm, restanteMs, prorrogavel } = payload.reserva;
      state.reserva = { ...state.reserva, expiraEm, restanteMs, prorrogavel };
      state.fimReserva = payload.fim;
      state.prorrogacao = 'parada';
    },
    /** Clears the hold after release, expiry or refusal. The selection stays, without the lost seats. */
    reservaGone: (state, { payload }: PayloadAction<PoltronaDaViagem[]>) => {
      state.reserva = null;
      state.fimReserva = 0;
      state.prorrogacao = 'parada';
      state.perdidas = payload;
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
    /** Restores a draft from elsewhere or from before a reload; the form adopts it. */
    dadosRestored: (state, { payload }: PayloadAction<Pick<CompraState, 'dados' | 'compradorPassageiro'>>) => {
      state.dados = payload.dados;
      state.compradorPassageiro = payload.compradorPassageiro;
      state.versaoDados += 1;
    },
    compradorLinked: (state, { payload }: PayloadAction<{ indice: number | null; conta: Conta | null }>) => {
      const antes = state.compradorPassageiro;
      state.compradorPassageiro = payload.indice;
      if (!state.dados) return;
      state.dados = linkComprador(state.dados, { antes, ...payload });
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
    formaChosen: (state, { payload }: PayloadAction<FormaPagamento>) => {
      state.forma = payload;
      state.aviso = null;
    },
    avisoRaised: (state, { payload }: PayloadAction<AvisoCompra>) => {
      state.aviso = payload;
      state.envio = 'parado';
    },
    avisoClosed: (state) => {
      state.aviso = null;
    },
    /** Drops the trip and keeps the passengers. */
    compraCleared: ({ dados, compradorPassageiro }) => ({ ...initialState, dados, compradorPassageiro }),
    compraForgotten: () => initialState,
  },
  selectors: {
    selectCompra: (state) => state,
    /** Seats of the own hold on that trip, which the server reports as occupied. */
    selectPoltronasReservadas: (state, viagemId: string) =>
      state.reservados.find((trecho) => trecho.viagemId === viagemId)?.poltronas ?? SEM_POLTRONAS,
    /** The hold, if it matches the current selection. */
    selectReservaAtual: ({ reserva, reservados, trechos }) =>
      reserva && sameTrechos(reservados, trechos) ? reserva : null,
  },
});

declare module '../rootReducer' {
  interface LazySlices {
    compra: CompraState;
  }
}

export const compraSlice = slice.injectInto(rootReducer);
export const {
  compraOpened,
  trechoVisited,
  poltronaToggled,
  poltronasChosen,
  ocupadasSeen,
  outrasSeen,
  envioStarted,
  envioEnded,
  reservaTried,
  reservaMade,
  reservaResumed,
  reservaTimed,
  prorrogacaoMoved,
  reservaGone,
  dadosTyped,
  dadosRestored,
  compradorLinked,
  passageirosReady,
  pedidoTried,
  pedidoMade,
  formaChosen,
  avisoRaised,
  avisoClosed,
  compraCleared,
  compraForgotten,
} = slice.actions;

export const { selectCompra, selectPoltronasReservadas, selectReservaAtual } = compraSlice.selectors;
