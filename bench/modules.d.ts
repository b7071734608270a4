/** Typings of packages in bench/package.json, which the default install leaves out. */
declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill: () => void }>;
}
declare module 'lighthouse' {
  interface Audit {
    numericValue?: number;
    errorMessage?: string;
    details?: unknown;
  }
  interface Result {
    lhr: {
      audits: Record<string, Audit | undefined>;
      categories: Record<string, { score: number | null } | undefined>;
    };
  }
  export default function lighthouse(
    url: string,
    flags: {
      port: number;
      logLevel: string;
      onlyCategories: string[];
      throttlingMethod: 'devtools' | 'simulate';
      disableStorageReset?: boolean;
    },
    config?: undefined,
    page?: import('puppeteer-core').Page,
  ): Promise<Result | undefined>;
}
declare module '*/postgresServer.mjs' {
  export function startPostgres(options?: {
    durable?: boolean;
    inMemory?: boolean;
  }): Promise<{ url: string; stop: () => Promise<void> }>;
}
declare module '*/groups.mjs' {
  /** Expands names of groups; all when none is given. */
  export function groupNames(names: readonly string[]): string[];
}
declare module '*/report.mjs' {
  /** Adds to a report what an earlier run of the same sample said of the changes that were not tried again. */
  export function keepEarlier(file: string, earlier: string): void;
  /** Counts a run's changes; `held` says whether enough were noticed. */
  export function countReport(file: string): { text: string; held: boolean };
}
