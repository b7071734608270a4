import type { Stage } from '../stage/globals';
import { AGORA, VESPERA_DA_MUDANCA } from './moments';

/** Shows the last minute of a hold. */
const FIM_DA_RESERVA_MS = 45_000;

/** Time at which a story takes place. */
export function momentOf(clock: Stage['clock'], holdEndsAt: Date): Date {
  if (clock === 'holdEnding') return new Date(holdEndsAt.getTime() - FIM_DA_RESERVA_MS);
  return clock === 'dstDay' ? VESPERA_DA_MUDANCA : AGORA;
}

/** Runs the page's clock from `moment`. Returns the function that restores real time. */
export function startClock(moment: Date): () => void {
  const Real = Date;
  const begun = Real.now();
  const now = () => moment.getTime() + Real.now() - begun;
  const Played = new Proxy(Real, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  globalThis.Date = Played;
  return () => {
    if (globalThis.Date === Played) globalThis.Date = Real;
  };
}
