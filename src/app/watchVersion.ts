/** A tab that is looked at again asks at most this often whether it is still of today. */
export const LOOK_PAUSE_MS = 10 * 60_000;

/** What of the browser is used. */
export interface VersionWatchWorld {
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  now: () => number;
}

/** Who comes back to a tab after a while may find it of yesterday: then `look` asks the server. */
export function watchVersion({ document, now }: VersionWatchWorld, look: () => void): void {
  let last = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now() - last < LOOK_PAUSE_MS) return;
    last = now();
    look();
  });
}
