import { act, renderHook } from '@testing-library/react';
import { useReveal } from './useReveal';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('parts that are shown at once', () => {
  it('wait until all are known', () => {
    const { result } = renderHook(useReveal);
    pass(2_999);
    expect(result.current[0]).toBe(false);
    act(() => result.current[1]());
    expect(result.current[0]).toBe(true);
    pass(10_000);
    expect(result.current[0]).toBe(true);
  });

  it('are shown after three seconds, whatever is known', () => {
    const { result } = renderHook(useReveal);
    pass(3_000);
    expect(result.current[0]).toBe(true);
  });
});
