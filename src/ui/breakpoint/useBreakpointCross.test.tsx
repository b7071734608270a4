import { act, render } from '@testing-library/react';
import { useBreakpointCross } from './useBreakpointCross';

/** A media query list whose width we decide. */
function fakeMatchMedia() {
  const listeners = new Set<() => void>();
  const asked: string[] = [];
  const matchMedia = (query: string) => {
    asked.push(query);
    return {
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    };
  };
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
  return { asked, cross: () => act(() => listeners.forEach((listener) => listener())), listeners };
}

function Probe({ onCross }: { onCross: () => void }) {
  useBreakpointCross(onCross);
  return null;
}

afterEach(() => Object.defineProperty(window, 'matchMedia', { value: undefined, configurable: true }));

it('reports each crossing of 960 px to the newest listener, and none after it is gone', () => {
  const { asked, cross, listeners } = fakeMatchMedia();
  const first = jest.fn();
  const second = jest.fn();
  const { rerender, unmount } = render(<Probe onCross={first} />);
  expect(asked).toEqual(['(min-width: 960px)']);
  cross();
  rerender(<Probe onCross={second} />);
  cross();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
  unmount();
  expect(listeners.size).toBe(0);
});

it('does nothing where the window knows no media queries', () => {
  Object.defineProperty(window, 'matchMedia', { value: undefined, configurable: true });
  expect(() => render(<Probe onCross={() => undefined} />)).not.toThrow();
});
