import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { selectText } from '../../../tests/support/selectText';
import { Live } from '../docs/Live';
import { MoneyInput } from './MoneyInput';
import type { MoneyInputProps } from './MoneyInput';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor' });

function start({ value = null, ...rest }: Partial<MoneyInputProps> = {}) {
  const onChange = jest.fn();
  const { container } = render(
    <Live initial={value} onChange={onChange}>
      {(centavos, change) => <MoneyInput name="valor" label="Valor" {...rest} value={centavos} onChange={change} />}
    </Live>,
  );
  return { onChange, container };
}

it('is typed from the right, centavos first, and hands over integer centavos', async () => {
  const { onChange } = start();
  await userEvent.type(field(), '123456');
  expect(field()).toHaveValue('R$\u00a01.234,56');
  expect(onChange.mock.calls).toEqual([[1], [12], [123], [1_234], [12_345], [123_456]]);
});

it('lets letters and signs fall', async () => {
  const { onChange } = start();
  await userEvent.type(field(), 'a-1,b5');
  expect(onChange).toHaveBeenLastCalledWith(15);
});

it('goes back digit by digit to zero and then to nothing', async () => {
  const { onChange } = start({ value: 12 });
  await userEvent.click(field());
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(onChange.mock.calls).toEqual([[1], [0], [null]]);
  expect(field()).toHaveValue('');
});

it('is emptied at once when all of it is deleted', async () => {
  const { onChange } = start({ value: 123_456 });
  await userEvent.clear(field());
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('starts anew when something is typed over the whole of it', async () => {
  const { onChange } = start({ value: 123_456 });
  await selectText(field(), 0, 11);
  await userEvent.keyboard('7');
  expect(onChange).toHaveBeenLastCalledWith(7);
});

it('takes a digit in the middle and leaves the caret behind it', async () => {
  start({ value: 123_456 });
  await selectText(field(), 6);
  await userEvent.keyboard('9');
  expect(field()).toHaveValue('R$\u00a012.934,56');
  expect(field().selectionStart).toBe(7);
});

it('keeps the caret where it was when a key changes nothing', async () => {
  start({ value: 123_456 });
  await selectText(field(), 6);
  await userEvent.keyboard('x');
  expect(field().selectionStart).toBe(6);
});

it('deletes the digit beside a dot or a comma, both ways', async () => {
  const { onChange } = start({ value: 123_456 });
  await selectText(field(), 9);
  await userEvent.keyboard('{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith(12_356);
  await selectText(field(), 6);
  await userEvent.keyboard('{Delete}');
  expect(onChange).toHaveBeenLastCalledWith(1_236);
});

it.each([
  ['1.234,56', 123_456],
  ['1234.56', 123_456],
  ['R$ 80', 8_000],
])('takes a pasted %s', async (text, centavos) => {
  const { onChange } = start({ value: 5 });
  await userEvent.click(field());
  await userEvent.paste(text);
  expect(onChange).toHaveBeenLastCalledWith(centavos);
});

it('leaves the value alone when what is pasted is no amount', async () => {
  const { onChange } = start({ value: 5 });
  await userEvent.click(field());
  await userEvent.paste('a combinar');
  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue('R$\u00a00,05');
});

it('refuses what is beyond its limit, says so, and forgets it with the next change that fits', async () => {
  const { onChange } = start({ value: 5_000, max: 50_000 });
  await userEvent.type(field(), '1');
  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue('R$\u00a050,00');
  expect(screen.getByRole('status')).toHaveTextContent('O máximo é R$ 500,00.');

  await userEvent.type(field(), '0');
  expect(onChange).toHaveBeenLastCalledWith(50_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('asks phones for digits, explains itself to who listens, and is no obstacle to axe', async () => {
  const { container } = start({ value: 1_000, hint: 'Entre R$ 10,00 e R$ 500,00', error: 'Informe o valor' });
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Informe o valor Digite só números; os dois últimos são os centavos.');
  expect(await axe(container)).toHaveNoViolations();
});

it('cannot be changed while disabled or read only', async () => {
  const { onChange } = start({ value: 5, readOnly: true });
  await userEvent.type(field(), '1');
  await userEvent.paste('12,00');
  expect(onChange).not.toHaveBeenCalled();
});
