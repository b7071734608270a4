import { browser } from '@wdio/globals';
import { notePageSpeed, type PageSpeed, type Shift } from '../../support/notePageSpeed';

/** Begins to note the speed of every page that is opened from now on. */
export async function watchPageSpeed(): Promise<{ end: () => Promise<unknown> }> {
  // `__name` is a helper that the test loader wraps functions in.
  const names = await browser.addInitScript(() => void Object.assign(window, { __name: (same: unknown) => same }));
  const script = await browser.addInitScript(notePageSpeed);
  return { end: () => Promise.all([names.remove(), script.remove()]) };
}

/** Readings of the journey's present step, for its line of the report. */
let readings: Record<string, PageSpeed> = {};

/** The readings since the last call. */
export function takeReadings(): Record<string, PageSpeed> | undefined {
  const taken = readings;
  readings = {};
  return Object.keys(taken).length > 0 ? taken : undefined;
}

/** Reads what the page noted since the last reading, once its last frame is drawn and its observers have heard of it. */
const readPage = (): Promise<PageSpeed> =>
  browser.executeAsync((done: (speed: PageSpeed) => void) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const speed = window.velocidade;
        if (!speed) throw new Error('the page is not watched');
        done(structuredClone(speed));
        Object.assign(speed, { cls: 0, shifts: [], inp: 0, longTasks: 0, blockedMs: 0, longestMs: 0 });
      }, 50),
    );
  });

/**
 * Sum of a step's shifts that no input explains, which is at least its CLS. The goal is 0. The rest is the header, whose
 * sign-in becomes a menu while the assistant's button goes, and the date in the purchase's summary: together 0.005 at
 * most. Shifts are geometry, and the same on a busy machine. Delays of inputs and long tasks stand in the report alone:
 * three lanes and their products share two cores, and the same step differs tenfold from one run to the next, so that a
 * bound that holds would find nothing.
 */
const MAX_CLS = 0.006;

/**
 * Notes the speed of a step for the report.
 * @returns the shifts, where they are more than a step may have; empty for a steady one.
 */
export async function shiftsOf(step: string): Promise<Shift[]> {
  const speed = await readPage();
  readings[step] = speed;
  return speed.cls > MAX_CLS ? speed.shifts : [];
}

/** Shifts of a step in thousandths, each with what moved; empty where nothing has moved at all. */
export async function allShiftsOf(step: string): Promise<string[]> {
  const speed = await readPage();
  readings[step] = speed;
  return speed.shifts
    .filter(({ value }) => value >= 0.0005)
    .map(({ value, sources }) => `${value.toFixed(3)} ${sources.join(' | ')}`);
}
