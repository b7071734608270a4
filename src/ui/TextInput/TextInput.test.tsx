import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { TextInput } from './TextInput';

const field = () => screen.getByRole('textbox', { name: 'Nome completo' });
const base = { name: 'nome', label: 'Nome completo', value: '', onChange: () => undefined };

it('hands over each character as it is typed', async () => {
  const onChange = jest.fn();
  render(<TextInput {...base} onChange={onChange} />);
  await userEvent.type(field(), 'An');
  expect(onChange.mock.calls).toEqual([['A'], ['n']]);
});

it('is described by its hint, and by its error in place of it', () => {
  const { rerender } = render(<TextInput {...base} hint="Como no documento" />);
  expect(field()).toHaveAccessibleDescription('Como no documento');
  expect(field()).toBeValid();

  rerender(<TextInput {...base} hint="Como no documento" error="Informe um nome válido" />);
  expect(field()).toHaveAccessibleDescription('Informe um nome válido');
  expect(field()).toBeInvalid();
});

it('is required for assistive technology only, so that the browser shows no bubble of its own', () => {
  render(<TextInput {...base} required />);
  expect(field()).toHaveAttribute('aria-required', 'true');
  expect(field()).not.toHaveAttribute('required');
});

it('keeps two fields of one name apart', () => {
  render(
    <>
      <TextInput {...base} />
      <TextInput {...base} label="Nome do comprador" />
    </>,
  );
  expect(field().id).not.toBe(screen.getByRole('textbox', { name: 'Nome do comprador' }).id);
});

it('cannot be typed into while disabled or read only', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<TextInput {...base} disabled onChange={onChange} />);
  await userEvent.type(field(), 'x');
  rerender(<TextInput {...base} readOnly onChange={onChange} />);
  await userEvent.type(field(), 'x');
  expect(onChange).not.toHaveBeenCalled();
});

it('has no accessibility violations, with error and without', async () => {
  const { container } = render(
    <>
      <TextInput {...base} hint="Como no documento" />
      <TextInput {...base} error="Informe um nome válido" />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});
