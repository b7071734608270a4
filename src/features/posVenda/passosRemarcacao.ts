import type { PosVendaState } from '../../store/posVenda/posVenda';
import { msg } from '../../words/t';

/** State of an exchange whose conditions are known. */
export type Remarcando = Extract<PosVendaState, { phase: 'ready' } & { acao: 'remarcar' }>;

/** The steps of an exchange, in their order. */
export const passosRemarcacao = ['partida', 'poltrona', 'confirmacao'] as const;
export type PassoRemarcacao = (typeof passosRemarcacao)[number];

export const rotulosPasso: Record<PassoRemarcacao, string> = {
  partida: msg('Partida'),
  poltrona: msg('Poltrona'),
  confirmacao: msg('Confirmação'),
};

export const titulosPasso: Record<PassoRemarcacao, string> = {
  partida: msg('Escolha o dia e a partida'),
  poltrona: msg('Escolha a poltrona'),
  confirmacao: msg('Confira a diferença'),
};

/** The step before; null for the first. */
export const passoAnterior = (passo: PassoRemarcacao): PassoRemarcacao | null =>
  passosRemarcacao[passosRemarcacao.indexOf(passo) - 1] ?? null;

/** The step after; the last stays. */
export const passoSeguinte = (passo: PassoRemarcacao): PassoRemarcacao =>
  passosRemarcacao[passosRemarcacao.indexOf(passo) + 1] ?? passo;
