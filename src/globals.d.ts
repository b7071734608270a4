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
