import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Field } from './Field';
import { useField } from './useField';
import type { FieldTexts } from './useField';

function Plain({ label, error, hint }: FieldTexts) {
  const field = useField({ error, hint });
  return (
    <Field {...field} label={label} error={error} hint={hint}>
      <input id={field.id} aria-describedby={field.describedBy} />
    </Field>
  );
}

const control = () => screen.getByRole('textbox', { name: 'Campo' });

it('ties label, hint and error to the control', async () => {
  const { container, rerender } = render(<Plain label="Campo" hint="Ajuda" />);
  expect(control()).toHaveAccessibleDescription('Ajuda');
  rerender(<Plain label="Campo" hint="Ajuda" error="Erro" />);
  expect(control()).toHaveAccessibleDescription('Erro');
  expect(await axe(container)).toHaveNoViolations();
});

it('points to no text where there is none', () => {
  render(<Plain label="Campo" />);
  expect(control()).not.toHaveAttribute('aria-describedby');
});

it('has room for a counter beside its help', async () => {
  const { container } = render(
    <Field id="campo" helpId="campo-ajuda" label="Campo" hint="Ajuda" error="Erro" aside={<p>Restam 3</p>}>
      <input id="campo" aria-describedby="campo-ajuda" />
    </Field>,
  );
  expect(control()).toHaveAccessibleDescription('Erro');
  expect(screen.getByText('Restam 3')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('keeps its help readable while the control is off, for it may say why', () => {
  render(
    <Field id="campo" helpId="campo-ajuda" label="Campo" hint="Disponível depois do laudo" disabled>
      <input id="campo" disabled aria-describedby="campo-ajuda" />
    </Field>,
  );
  expect(screen.getByText('Disponível depois do laudo').parentElement).not.toHaveClass('Mui-disabled');
});
