import { act, render, screen } from '@testing-library/react';
import { TripList } from './TripList';

type Report = (entries: { target: Element; borderBoxSize: { blockSize: number }[] }[]) => void;
const reports = new Map<Element, Report>();

/** A ResizeObserver that reports on demand; jsdom has none. */
class FakeResizeObserver {
  readonly report: Report;
  constructor(report: Report) {
    this.report = report;
  }
  observe(element: Element) {
    reports.set(element, this.report);
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  reports.clear();
  Object.defineProperty(window, 'ResizeObserver', { value: FakeResizeObserver, configurable: true });
});
afterEach(() => Object.defineProperty(window, 'ResizeObserver', { value: undefined, configurable: true }));

const reportHeight = (row: Element, blockSize: number) =>
  act(() => reports.get(row)?.([{ target: row, borderBoxSize: [{ blockSize }] }]));
const reportList = () => act(() => reports.get(screen.getByRole('list'))?.([]));

const items = Array.from({ length: 300 }, (_, i) => String(i));
const open = () => {
  const drawn: string[] = [];
  const draw = (id: string) => {
    drawn.push(id);
    return <article>{id}</article>;
  };
  render(<TripList items={items} keyOf={(id) => id} renderItem={draw} />);
  return drawn;
};
const rows = () => screen.getAllByRole('listitem');
const places = () => rows().map(({ style }) => style.transform);

it('reads no layout while it is mounted', () => {
  const read = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  const heights = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  const scroll = jest.spyOn(window, 'scrollTo');
  open();
  expect([read, heights, scroll].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  [read, heights, scroll].forEach((spy) => spy.mockRestore());
});

it('draws the first screen, and the rows beyond it once that stands', () => {
  open();
  const first = rows().length;
  expect(first).toBeGreaterThan(3);
  reportList();
  expect(rows().length).toBe(first + 4);
});

it('moves the rows below one that grows, without rendering any', () => {
  const drawn = open();
  reportList();
  expect(places().slice(0, 3)).toEqual([0, 176, 352].map((top) => `translate3d(0, ${top}px, 0)`));
  reportHeight(rows()[1] as Element, 165);
  drawn.length = 0;
  reportHeight(rows()[1] as Element, 170.5);
  expect(places().slice(0, 3)).toEqual([0, 176, 358.5].map((top) => `translate3d(0, ${top}px, 0)`));
  expect(drawn).toEqual([]);
});
