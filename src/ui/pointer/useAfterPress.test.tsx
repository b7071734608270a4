import { fireEvent, render, screen } from '@testing-library/react';
import { useAfterPress } from './useAfterPress';

const tell = jest.fn();
const Field = () => {
  const afterPress = useAfterPress();
  return <input aria-label="Nome" onBlur={() => afterPress(tell)} />;
};
const leave = () => fireEvent.blur(screen.getByRole('textbox'));

beforeEach(() => {
  jest.useFakeTimers();
  tell.mockClear();
});
afterEach(() => jest.useRealTimers());

it('acts at once where the keyboard leaves the field', () => {
  render(<Field />);
  leave();
  expect(tell).toHaveBeenCalledTimes(1);
});

it.each(['mouseUp', 'dragEnd'] as const)(
  'waits for the %s of a press that leaves the field, and its click',
  (ending) => {
    render(<Field />);
    fireEvent.mouseDown(document.body);
    leave();
    jest.runAllTimers();
    expect(tell).not.toHaveBeenCalled();
    fireEvent[ending](document.body);
    fireEvent.click(document.body);
    expect(tell).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(tell).toHaveBeenCalledTimes(1);
  },
);

it('acts at once again after the press', () => {
  render(<Field />);
  fireEvent.mouseDown(document.body);
  fireEvent.mouseUp(document.body);
  leave();
  expect(tell).toHaveBeenCalledTimes(1);
});

it('hears of presses while a field is there, and of none afterwards', () => {
  const removed = jest.spyOn(document, 'removeEventListener');
  const first = render(<Field />);
  const second = render(<Field />);
  first.unmount();
  expect(removed).not.toHaveBeenCalledWith('mousedown', expect.anything(), true);
  second.unmount();
  expect(removed).toHaveBeenCalledWith('mousedown', expect.anything(), true);
});

it('forgets a press whose end it could not hear', () => {
  const first = render(<Field />);
  fireEvent.mouseDown(document.body);
  first.unmount();
  render(<Field />);
  leave();
  expect(tell).toHaveBeenCalledTimes(1);
});
