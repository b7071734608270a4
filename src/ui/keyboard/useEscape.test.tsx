import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEscape } from './useEscape';

function Probe({ active = true, act }: { active?: boolean; act: () => void }) {
  useEscape(active, act);
  return null;
}

it('hears Esc while active, and no other key', async () => {
  const act = jest.fn();
  const { rerender } = render(<Probe act={act} />);
  await userEvent.keyboard('a{Enter}');
  expect(act).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(act).toHaveBeenCalledTimes(1);
  rerender(<Probe active={false} act={act} />);
  await userEvent.keyboard('{Escape}');
  expect(act).toHaveBeenCalledTimes(1);
});

it('is answered once, though two would', async () => {
  const first = jest.fn();
  const second = jest.fn();
  render(
    <>
      <Probe act={first} />
      <Probe act={second} />
    </>,
  );
  await userEvent.keyboard('{Escape}');
  expect(first.mock.calls.length + second.mock.calls.length).toBe(1);
});
