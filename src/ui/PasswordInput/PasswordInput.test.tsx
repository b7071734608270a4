import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PasswordInput } from './PasswordInput';

const base = { name: 'senha', label: 'Senha', value: 'senha123', onChange: () => undefined };

it('hides what is typed until asked to show it, and hides it again', async () => {
  render(<PasswordInput {...base} autoComplete="current-password" />);
  const input = screen.getByLabelText('Senha');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('tells the password manager what it is for', () => {
  render(<PasswordInput {...base} autoComplete="new-password" />);
  expect(screen.getByLabelText('Senha')).toHaveAttribute('autocomplete', 'new-password');
});

it('is described by its error, and has no accessibility violations', async () => {
  const { container } = render(
    <PasswordInput {...base} autoComplete="new-password" hint="Mínimo de 6" error="Senha curta demais" />,
  );
  expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Senha curta demais');
  expect(await axe(container)).toHaveNoViolations();
});
