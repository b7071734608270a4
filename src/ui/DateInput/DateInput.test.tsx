import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { composeStories } from '@storybook/react-webpack5';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectText } from '../../../tests/support/selectText';
import * as stories from './DateInput.stories';

const { Default: Filled, Empty, WithError } = composeStories(stories);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Data de ida' });
const nativeField = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[type=date]')!;

it('sets the slashes while the person types digits, and deletes them again', async () => {
  render(<Empty />);
  await userEvent.type(field(), '05122026');
  expect(field()).toHaveValue('05/12/2026');
  // The mask's slashes take no key of their own.
  await userEvent.keyboard('{Backspace>7/}');
  expect(field()).toHaveValue('0');
});

it('takes a date typed with slashes and short numbers', async () => {
  render(<Empty />);
  await userEvent.type(field(), '5/1/2027');
  expect(field()).toHaveValue('05/01/2027');
});

it('leaves the caret where the person corrects a digit', async () => {
  render(<Filled />);
  await selectText(field(), 1, 2);
  await userEvent.keyboard('3');
  expect(field()).toHaveValue('03/12/2026');
  // Before the next digit, past the slash.
  expect(field().selectionStart).toBe(3);
});

it('takes a pasted day of a calendar, and deletes a digit in the middle', async () => {
  render(<Empty />);
  await userEvent.click(field());
  await userEvent.paste('2026-12-05');
  expect(field()).toHaveValue('05/12/2026');
  await selectText(field(), 1);
  await userEvent.keyboard('{Backspace}');
  expect(field()).toHaveValue('51/22/026');
});

it('masks what was typed before the page came alive, and hands it over', async () => {
  const onInputChange = jest.fn();
  const page = <Empty onInputChange={onInputChange} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  await userEvent.type(field(), '05122026');
  expect(field()).toHaveValue('05122026');
  const alive = await act(async () => hydrateRoot(root, page));
  expect(field()).toHaveValue('05/12/2026');
  expect(onInputChange).toHaveBeenLastCalledWith('05/12/2026');
  act(() => alive.unmount());
  root.remove();
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
