import { act } from '@testing-library/react';

export interface FakeWidth {
  /** Sets the window's width and notifies the affected media queries. */
  resize: (px: number) => void;
}

const limits = (query: string) => ({
  min: Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0),
  max: Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Infinity),
});

/** A window of controllable width, which jsdom lacks. Reverted by `removeFakeWidth`. */
export function installFakeWidth(initial: number): FakeWidth {
  let width = initial;
  const lists: { query: string; listeners: Set<(event: { matches: boolean }) => void> }[] = [];
  const matches = (query: string) => width >= limits(query).min && width <= limits(query).max;
  const matchMedia = (query: string) => {
    const listeners = new Set<(event: { matches: boolean }) => void>();
    lists.push({ query, listeners });
    return {
      get matches() {
        return matches(query);
      },
      media: query,
      addEventListener: (_: string, listener: (event: { matches: boolean }) => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: (event: { matches: boolean }) => void) => listeners.delete(listener),
    };
  };
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
  return {
    resize: (px) =>
      act(() => {
        const before = lists.map(({ query }) => matches(query));
        width = px;
        lists.forEach(({ query, listeners }, index) => {
          if (matches(query) !== before[index]) listeners.forEach((listener) => listener({ matches: matches(query) }));
        });
      }),
  };
}

export const removeFakeWidth = (): void =>
  void Object.defineProperty(window, 'matchMedia', { value: undefined, configurable: true });
