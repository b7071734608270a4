declare module 'jest-axe' {
  import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
  export function axe(html: ElementContext | string, options?: RunOptions): Promise<AxeResults>;
  export const toHaveNoViolations: jest.ExpectExtendMap;
}
declare namespace jest {
  interface Matchers<R> {
    toHaveNoViolations(): R;
  }
}
declare module '*.css';

/** A Trusted Types policy for script addresses. Its result is typed as string, which the DOM's types expect. */
interface TrustedScriptPolicy {
  createScriptURL: (address: string) => string;
}

interface Window {
  /** Absent in browsers without Trusted Types. */
  readonly trustedTypes?: {
    createPolicy: (name: string, rules: TrustedScriptPolicy) => TrustedScriptPolicy;
  };
}

/** Defined in the website's build, whose messages are compiled already (scripts/words). */
declare const WORDS_COMPILED: true | undefined;
