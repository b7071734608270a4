import type { Tentativa } from '../../src/domain/base/tentativa';
import type { FaseCompra, ReservaMantida } from '../../src/domain/compra/fases/fase';
import type { CompraVista } from '../../src/store/compra/compra';
import { compraVazia } from '../../src/store/compra/compraState';
import { passageirosSlice } from '../../src/store/compra/passageiros';
import type { RootState } from '../../src/store/rootReducer';
import { umaReserva } from './viagemBuilders';

/** A purchase as screens see it, and a hold whose response was lost. */
export type CompraDada = Partial<CompraVista> & { tentativaReserva?: Tentativa };

const mantidaDe = ({ reserva, fimReserva, reservados, prorrogacao, prontos }: CompraDada): ReservaMantida => ({
  reserva: reserva ?? umaReserva(),
  fim: fimReserva ?? 0,
  trechos: reservados ?? [],
  chave: null,
  prorrogacao: prorrogacao ?? 'parada',
  prontos: prontos ?? null,
});

function faseDe(dada: CompraDada): FaseCompra {
  const { pedidoId, reserva, envio = 'parado', tentativaReserva = null } = dada;
  const tentativa = { chave: 'chave', corpo: '{}' };
  if (pedidoId) {
    if (envio === 'reservando') throw new Error('an order is not being held');
    return { phase: 'ordered', pedidoId, mantida: reserva ? mantidaDe(dada) : null, tentativa: null, envio };
  }
  if (envio === 'pedindo') return { phase: 'ordering', mantida: mantidaDe(dada), tentativa };
  if (envio === 'reservando' || envio === 'retomando') {
    return { phase: 'holding', tentativa, restoring: envio === 'retomando' };
  }
  if (reserva) return { phase: 'held', mantida: mantidaDe(dada), tentativa: null };
  return { phase: 'choosing', tentativa: tentativaReserva };
}

/** The state of a purchase that screens see so, in the phase that follows from it. */
export function umaCompra(dada: CompraDada = {}): Pick<RootState, 'compra' | 'passageiros'> {
  const { trechos, trechoAtual, ocupadas, semAoVivo, perdidas, confirmadas, outras, forma, aviso } = {
    ...compraVazia,
    ...dada,
  };
  const { dados, versaoDados, compradorPassageiro, deNovo } = { ...passageirosSlice.getInitialState(), ...dada };
  return {
    compra: {
      trechos,
      trechoAtual,
      ocupadas,
      semAoVivo,
      perdidas,
      confirmadas,
      outras,
      forma,
      aviso,
      fase: faseDe(dada),
    },
    passageiros: { dados, versaoDados, compradorPassageiro, deNovo },
  };
}
