import { act, render, screen } from '@testing-library/react';
import { useScrollStop } from './useScrollStop';

let report: () => void;
const observed: Element[] = [];

/** A ResizeObserver that reports on demand; jsdom has none. */
class FakeResizeObserver {
  constructor(callback: () => void) {
    report = callback;
  }
  observe(element: Element) {
    observed.push(element);
  }
  disconnect() {
    observed.length = 0;
  }
}

beforeEach(() => Object.defineProperty(window, 'ResizeObserver', { value: FakeResizeObserver, configurable: true }));
afterEach(() => Object.defineProperty(window, 'ResizeObserver', { value: undefined, configurable: true }));

function Box() {
  return (
    <div {...useScrollStop()} aria-label="Termos">
      <p>A passagem vale por um ano.</p>
    </div>
  );
}

function holds(height: number, shown: number) {
  const box = screen.getByLabelText('Termos');
  Object.defineProperty(box, 'scrollHeight', { value: height, configurable: true });
  Object.defineProperty(box, 'clientHeight', { value: shown, configurable: true });
  act(() => report());
  return box;
}

it('is a stop of the Tab key only while the box holds more than it shows', () => {
  render(<Box />);
  expect(holds(400, 400)).not.toHaveAttribute('tabindex');
  expect(holds(900, 400)).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('group', { name: 'Termos' })).toBeVisible();
  expect(holds(300, 400)).not.toHaveAttribute('tabindex');
});

it('watches the box and what is in it, and stops when it goes', () => {
  const { unmount } = render(<Box />);
  expect(observed).toEqual([screen.getByLabelText('Termos'), screen.getByText('A passagem vale por um ano.')]);
  unmount();
  expect(observed).toEqual([]);
});
