import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { object, string } from 'yup';
import { Button } from '../Button/Button';
import { FormColorInput } from './FormColorInput';
import { SchemaForm } from './SchemaForm';

const schema = async () =>
  object({
    cor: string()
      .default('')
      .matches(/^#[0-9a-f]{6}$/i, 'Use #rrggbb'),
  });

function open(cor = '#0a5cff') {
  const onSubmit = jest.fn<void, [{ cor: string }]>();
  const { container } = render(
    <SchemaForm label="Teste" schema={schema} initialValues={{ cor }} onSubmit={onSubmit}>
      {() => (
        <>
          <FormColorInput name="cor" label="Cor principal" />
          <Button type="submit">Salvar</Button>
        </>
      )}
    </SchemaForm>,
  );
  return { container, onSubmit };
}
const typed = () => screen.getByRole('textbox', { name: /Cor principal/ });
const palette = () => screen.getByLabelText<HTMLInputElement>('Cor principal: escolher na paleta');

it('takes a colour from the palette as well as from the keyboard', async () => {
  const user = userEvent.setup();
  const { onSubmit } = open();
  expect(palette().value).toBe('#0a5cff');
  fireEvent.change(palette(), { target: { value: '#112233' } });
  expect(typed()).toHaveValue('#112233');
  await user.clear(typed());
  await user.type(typed(), '#ABCDEF');
  expect(palette().value).toBe('#abcdef');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ cor: '#ABCDEF' });
});

it('keeps what is no colour yet, refuses it, and has a name for both controls', async () => {
  const user = userEvent.setup();
  const { container, onSubmit } = open('');
  await user.type(typed(), '#12');
  expect(palette().value).toBe('#000000');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Use #rrggbb')).toBeVisible();
  expect(typed()).toHaveValue('#12');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
});
