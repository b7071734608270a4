import { render, screen } from '@testing-library/react';
import { installFakeWidth, removeFakeWidth } from '../../../tests/support/fakeWidth';
import { Responsive, useResponsive } from './responsive';
import { useBreakpointCross } from './useBreakpointCross';

function Probe({ onCross }: { onCross: () => void }) {
  useBreakpointCross(onCross);
  return <output>{useResponsive() ? 'responsivo' : 'largo'}</output>;
}
const mode = () => screen.getByRole('status').textContent;

afterEach(removeFakeWidth);

describe('responsive mode', () => {
  it('begins below 960 px, and each crossing is reported to the newest listener', () => {
    const { resize } = installFakeWidth(1280);
    const first = jest.fn();
    const second = jest.fn();
    const { rerender, unmount } = render(<Probe onCross={first} />);
    expect(mode()).toBe('largo');
    resize(960);
    expect(first).not.toHaveBeenCalled();
    resize(959);
    expect(mode()).toBe('responsivo');
    rerender(<Probe onCross={second} />);
    resize(1280);
    expect(mode()).toBe('largo');
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
    unmount();
    resize(360);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('is what the app says where the app says it, whatever the window is', () => {
    const { resize } = installFakeWidth(1280);
    const crossed = jest.fn();
    const at = (value: boolean) => (
      <Responsive value={value}>
        <Probe onCross={crossed} />
      </Responsive>
    );
    const { rerender } = render(at(true));
    expect(mode()).toBe('responsivo');
    resize(360);
    resize(1280);
    expect(crossed).not.toHaveBeenCalled();
    rerender(at(false));
    expect(mode()).toBe('largo');
    expect(crossed).toHaveBeenCalledTimes(1);
  });

  it('is off where the window knows no media queries', () => {
    removeFakeWidth();
    render(<Probe onCross={() => undefined} />);
    expect(mode()).toBe('largo');
  });
});
