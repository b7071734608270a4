import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Live } from '../docs/Live';
import { NumberStepper } from './NumberStepper';
import type { NumberStepperProps } from './NumberStepper';

const number = () => screen.getByRole('spinbutton', { name: 'Adultos' });
const more = () => screen.getByRole('button', { name: 'Aumentar, Adultos' });
const less = () => screen.getByRole('button', { name: 'Diminuir, Adultos' });

function start({ value = 1, ...rest }: Partial<NumberStepperProps> = {}) {
  const onChange = jest.fn();
  const { container } = render(
    <Live initial={value} onChange={onChange}>
      {(current, change) => (
        <NumberStepper
          name="adultos"
          label="Adultos"
          min={1}
          max={12}
          valueText={(count) => (count === 1 ? '1 adulto' : `${count} adultos`)}
          {...rest}
          value={current}
          onChange={change}
        />
      )}
    </Live>,
  );
  return { onChange, container };
}

it('goes up and down by its buttons, and says the new number', async () => {
  const { onChange } = start();
  await userEvent.click(more());
  await userEvent.click(more());
  expect(screen.getByRole('status')).toHaveTextContent('3 adultos');
  await userEvent.click(less());
  expect(onChange.mock.calls).toEqual([[2], [3], [2]]);
});

it('stops at its ends without losing the focus of whoever pressed', async () => {
  const { onChange } = start({ value: 2 });
  await userEvent.click(less());
  await userEvent.click(less());
  expect(onChange.mock.calls).toEqual([[1]]);
  expect(less()).toHaveAttribute('aria-disabled', 'true');
  expect(less()).toHaveFocus();
});

it('is one stop of the keyboard, with the keys of a spin button', async () => {
  const { onChange } = start({ value: 3 });
  await userEvent.tab();
  expect(number()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}{End}{ArrowUp}{Home}');
  expect(onChange.mock.calls).toEqual([[4], [3], [8], [3], [12], [1]]);
  expect(number()).toHaveAttribute('aria-valuenow', '1');
  expect(number()).toHaveAttribute('aria-valuetext', '1 adulto');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('takes a typed number once it fits', async () => {
  const { onChange } = start({ min: 5, max: 40, value: 6 });
  await userEvent.clear(number());
  await userEvent.type(number(), '3');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(number(), '0');
  expect(onChange).toHaveBeenLastCalledWith(30);
});

it('brings a typed number into its bounds when it is left, and an emptied one back', async () => {
  const { onChange } = start({ value: 4 });
  await userEvent.clear(number());
  await userEvent.type(number(), '99');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(12);
  expect(number()).toHaveValue('12');

  await userEvent.clear(number());
  await userEvent.tab();
  expect(number()).toHaveValue('12');
});

it('does nothing while disabled', async () => {
  const { onChange } = start({ disabled: true, value: 3 });
  await userEvent.click(more());
  expect(number()).toBeDisabled();
  expect(onChange).not.toHaveBeenCalled();
});

it('says its bounds and its error, without accessibility violations', async () => {
  const { container } = start({ error: 'Uma criança viaja com um adulto' });
  expect(number()).toBeInvalid();
  expect(number()).toHaveAccessibleDescription('Uma criança viaja com um adulto');
  expect(number()).toHaveAttribute('aria-valuemin', '1');
  expect(number()).toHaveAttribute('aria-valuemax', '12');
  expect(await axe(container)).toHaveNoViolations();
});
