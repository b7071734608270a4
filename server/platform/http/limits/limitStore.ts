/** One request that counts under one key. */
export interface Hit {
  key: string;
  windowMs: number;
}

/** How often a key was hit in its window, this time included, and when the window ends. */
export interface Count {
  count: number;
  restMs: number;
}

/** Counts in fixed windows that begin with a key's first hit. */
export interface LimitStore {
  /** Counts all keys, which differ from each other, in one step; the counts come in their order. */
  hit: (hits: readonly Hit[]) => Promise<Count[]>;
  close: () => Promise<void>;
}
