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

/** A Trusted Types policy for addresses of scripts. What it makes is typed as text, since the DOM's types take text there. */
interface TrustedScriptPolicy {
  createScriptURL: (address: string) => string;
}

interface Window {
  /** Absent where the browser has no Trusted Types. */
  readonly trustedTypes?: {
    createPolicy: (name: string, rules: TrustedScriptPolicy) => TrustedScriptPolicy;
  };
}
