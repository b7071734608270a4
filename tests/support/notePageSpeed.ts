/** A shift of the layout, with the elements that moved. */
export interface Shift {
  value: number;
  sources: string[];
}

/** Figures of a page since the last reading. */
export interface PageSpeed {
  /** Sum of all shifts that no input explains. */
  cls: number;
  shifts: Shift[];
  /** Longest delay from an input to the next frame, in ms; 0 without one of 16 ms or more. */
  inp: number;
  /** Tasks of 50 ms or more, and the time by which they passed it, in ms. */
  longTasks: number;
  blockedMs: number;
  /** Longest of those tasks, in ms. */
  longestMs: number;
}

declare global {
  interface Window {
    velocidade?: PageSpeed;
  }
}

/** Runs in the page before its own code: notes shifts, inputs and long tasks, those before its start too. */
export function notePageSpeed(): void {
  const speed = {
    cls: 0,
    shifts: new Array<{ value: number; sources: string[] }>(),
    inp: 0,
    longTasks: 0,
    blockedMs: 0,
    longestMs: 0,
  };
  window.velocidade = speed;
  type Noted = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    interactionId?: number;
    sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  };
  const rect = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName}.${node.getAttribute('class') ?? ''}` : (node?.nodeName ?? 'gone');
  const takes: Record<string, (entry: Noted) => void> = {
    'layout-shift': ({ value, hadRecentInput, sources = [] }) => {
      if (hadRecentInput) return;
      speed.cls += value;
      const moved = sources.map((one) => `${nameOf(one.node)} ${rect(one.previousRect)} → ${rect(one.currentRect)}`);
      speed.shifts.push({ value, sources: moved });
    },
    event: ({ duration, interactionId }) => {
      if (interactionId) speed.inp = Math.max(speed.inp, duration);
    },
    longtask: ({ duration }) => {
      speed.longTasks += 1;
      speed.blockedMs += duration - 50;
      speed.longestMs = Math.max(speed.longestMs, duration);
    },
  };
  for (const [type, take] of Object.entries(takes)) {
    const observer = new PerformanceObserver((list) => (list.getEntries() as Noted[]).forEach(take));
    // The typings lack the threshold, which only events know.
    const watched = { type, buffered: true, durationThreshold: 16 };
    observer.observe(watched);
  }
}
