import type { NomeFase } from './fase';
import type { DadosDoFato } from './fatos';

/** Phases of a purchase, in the order in which a purchase without failures passes them. */
export const fases = ['choosing', 'holding', 'held', 'ordering', 'ordered'] as const satisfies NomeFase[];

const fromAnywhere = <P extends NomeFase>(to: P): Record<NomeFase, P> => ({
  choosing: to,
  holding: to,
  held: to,
  ordering: to,
  ordered: to,
});
const whileHeld = { held: 'held', ordering: 'ordering', ordered: 'ordered' } as const;
const whileAtRest = { choosing: 'choosing', held: 'held', ordered: 'ordered' } as const;

/**
 * The machine of a purchase: for each fact, the phases in which it counts and the phase that follows. In any other
 * phase a fact comes too late, and changes nothing. `npm run docs:fluxos` draws the table into docs/fluxos.md.
 */
export const transicoes = {
  /** A trip was opened, from the results or by its address. */
  compraOpened: { choosing: 'choosing', held: 'choosing', ordered: 'choosing' },
  /** An order was opened by its address. */
  pedidoOpened: { choosing: 'ordered', held: 'ordered', ordered: 'ordered' },
  /** Another seat, or none, was chosen. */
  poltronasChosen: whileAtRest,
  /** Chosen seats were taken by other people. */
  poltronasLost: whileAtRest,
  /** A hold of the chosen seats was requested, or the one in the address again. */
  reservaTried: { choosing: 'holding', holding: 'holding' },
  reservaMade: { holding: 'held' },
  /** The response was lost; the seats may be held. */
  reservaUnanswered: { holding: 'choosing' },
  /** The hold was given up for other seats, which are requested next. */
  reservaReleased: { held: 'holding', ordered: 'holding' },
  /** A hold of another tab was adopted. */
  reservaResumed: { choosing: 'held', held: 'held', ordered: 'held' },
  /** The server told the remaining time of the hold. */
  reservaTimed: whileHeld,
  prorrogacaoAsked: { held: 'held', ordered: 'ordered' },
  /** The extension was refused, or not answered. */
  prorrogacaoFailed: whileHeld,
  /** There is no hold: it expired, or was refused. */
  reservaGone: fromAnywhere('choosing'),
  passageirosReady: { held: 'held', ordered: 'ordered' },
  /** The order was requested, or its update after a correction. */
  pedidoTried: { held: 'ordering', ordered: 'ordered' },
  /** The order exists, even where its hold expired meanwhile. */
  pedidoMade: { choosing: 'ordered', ordering: 'ordered', ordered: 'ordered' },
  /** The order was refused, or not answered. */
  pedidoFailed: { ordering: 'held', ordered: 'ordered' },
  /** A request about the order started: its state, its conclusion or its card. */
  envioStarted: { ordered: 'ordered' },
  envioEnded: { ordered: 'ordered' },
  /** The screen was left: pending requests were aborted, and may have arrived. */
  compraLeft: { ...whileAtRest, holding: 'choosing', ordering: 'held' },
  /** The trip was given up. */
  compraCleared: { choosing: 'choosing', held: 'choosing', ordered: 'choosing' },
  /** The purchase is over: bought, or the session ended. */
  compraForgotten: fromAnywhere('choosing'),
} as const satisfies Record<keyof DadosDoFato, Partial<Record<NomeFase, NomeFase>>>;

export type Transicoes = typeof transicoes;
/** A fact about a purchase, an action of the store. */
export type Fato = keyof Transicoes;

/** The phase that follows a fact; undefined where the fact comes too late. */
export const faseSeguinte = (fato: Fato, phase: NomeFase): NomeFase | undefined => {
  const row: Partial<Record<NomeFase, NomeFase>> = transicoes[fato];
  return row[phase];
};
