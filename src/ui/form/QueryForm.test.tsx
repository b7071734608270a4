import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Leitura } from '../../domain/base/leitura';
import { Button } from '../Button/Button';
import { QueryForm } from './QueryForm';

type Campo = 'codigo' | 'final';

function read({ codigo, final }: Record<Campo, string>): Leitura<string, Campo> {
  if (codigo && final) return { ok: true, valor: `${codigo}-${final}` };
  return {
    ok: false,
    erros: { ...(!codigo && { codigo: 'Informe o código' }), ...(!final && { final: 'Informe os dígitos' }) },
  };
}

function start(clears = false) {
  const onSubmit = jest.fn();
  const { container } = render(
    <QueryForm
      label="Consulta"
      fields={[
        { name: 'codigo', label: 'Código' },
        { name: 'final', label: 'Dígitos' },
      ]}
      initialValues={{ codigo: '', final: '4' }}
      read={read}
      submit={<Button type="submit">Consultar</Button>}
      clears={clears}
      onSubmit={onSubmit}
    />,
  );
  return { container, onSubmit };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Consultar' }));

describe('a query without react-final-form', () => {
  it('hands over what the domain read, and keeps what was typed', async () => {
    const { onSubmit } = start();
    await userEvent.type(field('Código'), 'K7');
    await send();
    expect(onSubmit).toHaveBeenCalledWith('K7-4');
    expect(field('Código')).toHaveValue('K7');
  });

  it('is empty for the next entry where one follows the other', async () => {
    start(true);
    await userEvent.type(field('Código'), 'K7{Enter}');
    expect(field('Código')).toHaveValue('');
    expect(field('Código')).toHaveFocus();
  });

  it('leads to its first invalid field, and takes back the error of a field that changes', async () => {
    const { container, onSubmit } = start();
    await userEvent.clear(field('Dígitos'));
    await send();
    expect(field('Código')).toHaveFocus();
    expect(field('Código')).toHaveAccessibleDescription('Informe o código');
    expect(field('Dígitos')).toHaveAccessibleDescription('Informe os dígitos');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.type(field('Código'), 'K');
    expect(field('Código')).not.toBeInvalid();
    expect(field('Dígitos')).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
