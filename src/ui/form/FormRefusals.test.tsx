import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { FormRefusals } from './FormRefusals';
import { FormTextInput } from './FormTextInput';
import { SchemaForm } from './SchemaForm';

const schema = () => Promise.resolve(object({ codigo: string().default('') }));
const none: never[] = [];
const erros = [{ campo: 'codigo', mensagem: 'Este código já existe.' }, { mensagem: 'Tente de novo.' }];

it('shows the server’s reason at its field, until the refused value is another one', async () => {
  const form = (refused: typeof erros) => (
    <SchemaForm label="Cupom" schema={schema} initialValues={{ codigo: 'A' }} keepDirty onSubmit={() => undefined}>
      <FormRefusals erros={refused}>
        <FormTextInput name="codigo" label="Código" />
      </FormRefusals>
    </SchemaForm>
  );
  const { rerender } = render(form(none));
  const field = screen.getByRole('textbox', { name: 'Código' });
  expect(field).toBeValid();
  rerender(form(erros));
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Este código já existe.'));
  await userEvent.type(field, 'B');
  expect(field).toBeValid();
  await userEvent.type(field, '{Backspace}');
  expect(field).toBeInvalid();
  rerender(form(none));
  expect(field).toBeValid();
});
