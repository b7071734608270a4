import { createSelector } from '@reduxjs/toolkit';
import type { TrechoCompra } from '../../domain/compra/compra';
import { sameTrechos } from '../../domain/compra/escolhaPoltronas';
import {
  envioDe,
  mantidaDe,
  pedidoDe,
  type EnvioCompra,
  type PassageirosProntos,
  type ReservaMantida,
} from '../../domain/compra/fases/fase';
import type { Reserva } from '../../domain/wire/compra/reservas';
import type { RootState } from '../rootReducer';
import { selectEscolha } from './compraSlice';
import type { CompraState } from './compraState';
import { selectPassageiros, type PassageirosState } from './passageiros';

/** The purchase as screens read it: what the current phase does not have is null or empty. */
export interface CompraVista extends Omit<CompraState, 'fase'>, PassageirosState {
  reserva: Reserva | null;
  fimReserva: number;
  prorrogacao: ReservaMantida['prorrogacao'];
  reservados: TrechoCompra[];
  prontos: PassageirosProntos | null;
  pedidoId: string | null;
  envio: EnvioCompra;
}

const SEM_TRECHOS: TrechoCompra[] = [];
const SEM_POLTRONAS: readonly number[] = [];

export const selectCompra = createSelector(
  [selectEscolha, selectPassageiros],
  ({ fase, ...escolha }, passageiros): CompraVista => {
    const mantida = mantidaDe(fase);
    return {
      ...escolha,
      ...passageiros,
      reserva: mantida?.reserva ?? null,
      fimReserva: mantida?.fim ?? 0,
      prorrogacao: mantida?.prorrogacao ?? 'parada',
      reservados: mantida?.trechos ?? SEM_TRECHOS,
      prontos: mantida?.prontos ?? null,
      pedidoId: pedidoDe(fase),
      envio: envioDe(fase),
    };
  },
);

/** Seats of the own hold on that trip, which the server reports as occupied. */
export const selectPoltronasReservadas = (state: RootState, viagemId: string): readonly number[] =>
  selectCompra(state).reservados.find((trecho) => trecho.viagemId === viagemId)?.poltronas ?? SEM_POLTRONAS;

/** The hold, if it matches the current selection. */
export const selectReservaAtual = (state: RootState): Reserva | null => {
  const { reserva, reservados, trechos } = selectCompra(state);
  return reserva && sameTrechos(reservados, trechos) ? reserva : null;
};
