import { composeStories } from '@storybook/react-webpack5';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './DateInput.stories';

const { Default: Filled, Empty, WithError } = composeStories(stories);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Data de ida' });
const nativeField = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[type=date]')!;

it('sets the slashes while the person types digits, and deletes them again', async () => {
  render(<Empty />);
  await userEvent.type(field(), '05122026');
  expect(field()).toHaveValue('05/12/2026');
  await userEvent.keyboard('{Backspace>9/}');
  expect(field()).toHaveValue('0');
});

it('takes a date typed with slashes and short numbers', async () => {
  render(<Empty />);
  await userEvent.type(field(), '5/1/2027');
  expect(field()).toHaveValue('05/01/2027');
});

it('leaves the caret where the person corrects a digit', async () => {
  render(<Filled />);
  await userEvent.type(field(), '3', { initialSelectionStart: 1, initialSelectionEnd: 2 });
  expect(field()).toHaveValue('03/12/2026');
  expect(field().selectionStart).toBe(2);
});

it('opens the system calendar with the typed day and the bounds, and takes what is picked there', async () => {
  const showPicker = jest.fn();
  const { container } = render(<Filled />);
  const native = nativeField(container);
  Object.assign(native, { showPicker });
  await userEvent.click(screen.getByRole('button', { name: 'Abrir calendário, data de ida' }));
  expect(showPicker).toHaveBeenCalledTimes(1);
  expect(native).toHaveValue('2026-12-05');
  expect(native).toHaveAttribute('min', '2026-11-21');
  expect(native).toHaveAttribute('max', '2027-01-20');

  fireEvent.change(native, { target: { value: '2026-12-24' } });
  expect(field()).toHaveValue('24/12/2026');
});

it('ties its error to the field', () => {
  render(<WithError />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Informe uma data válida (DD/MM/AAAA)');
});

it('can neither be typed nor picked while disabled', () => {
  render(<Filled disabled />);
  expect(field()).toBeDisabled();
  expect(screen.getByRole('button', { name: /calendário/ })).toBeDisabled();
});
