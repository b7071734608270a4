import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ErrorSummary } from './ErrorSummary';

const errors = [
  { name: 'nome', message: 'Informe um nome válido' },
  { name: '', message: 'CPF já cadastrado' },
];

it('takes focus when errors appear, not on every change of them', async () => {
  const { container, rerender } = render(
    <>
      <ErrorSummary errors={[]} />
      <input name="nome" aria-label="Nome" />
    </>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  rerender(
    <>
      <ErrorSummary errors={errors} />
      <input name="nome" aria-label="Nome" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();

  await userEvent.click(screen.getByRole('textbox', { name: 'Nome' }));
  rerender(
    <>
      <ErrorSummary errors={errors.slice(0, 1)} />
      <input name="nome" aria-label="Nome" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
});

it('takes no field away whose change brings an error back, but the focus of a button that sends again', async () => {
  const form = (shown: typeof errors) => (
    <>
      <ErrorSummary errors={shown} />
      <input name="nome" aria-label="Nome" />
      <button type="button">Enviar</button>
    </>
  );
  const { rerender } = render(form(errors));
  expect(screen.getByRole('alert')).toHaveFocus();
  rerender(form([]));
  await userEvent.click(screen.getByRole('textbox', { name: 'Nome' }));
  rerender(form(errors));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  rerender(form([]));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  rerender(form(errors));
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('leads from an entry to its field; what has no field is plain text', async () => {
  render(
    <>
      <ErrorSummary errors={errors} />
      <input name="nome" aria-label="Nome" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Informe um nome válido' }));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'CPF já cadastrado' })).not.toBeInTheDocument();
});
