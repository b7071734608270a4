/** Minimum time between checks for a new version when a tab becomes visible. */
export const LOOK_PAUSE_MS = 10 * 60_000;

/** The part of the browser in use. */
export interface VersionWatchWorld {
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  now: () => number;
}

/** Checks for a new version when a tab becomes visible again after a while. */
export function watchVersion({ document, now }: VersionWatchWorld, look: () => void): void {
  let last = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now() - last < LOOK_PAUSE_MS) return;
    last = now();
    look();
  });
}
