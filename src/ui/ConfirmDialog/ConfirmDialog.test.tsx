import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

const base = {
  open: true,
  title: 'Cancelar passagem?',
  children: 'O valor volta em até 30 dias.',
  confirmLabel: 'Cancelar passagem',
};

it('does the deed, or goes back', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(<ConfirmDialog {...base} danger onConfirm={onConfirm} onCancel={onCancel} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar passagem' }));
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('holds still while the deed is under way', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(<ConfirmDialog {...base} loading onConfirm={onConfirm} onCancel={onCancel} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar passagem' }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled();
});

it('has no accessibility violations', async () => {
  render(<ConfirmDialog {...base} onConfirm={() => undefined} onCancel={() => undefined} />);
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('confirms once, though its button is pressed twice while it goes away', async () => {
  const onConfirm = jest.fn();
  function Asking() {
    const [open, setOpen] = useState(true);
    const confirm = () => {
      onConfirm();
      setOpen(false);
    };
    return (
      <ConfirmDialog open={open} title="Devolver?" confirmLabel="Devolver" onConfirm={confirm} onCancel={jest.fn()}>
        O valor sai do caixa.
      </ConfirmDialog>
    );
  }
  render(<Asking />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Devolver' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('stays open with the reason of a refusal, and may be confirmed again', async () => {
  const onConfirm = jest.fn();
  const { rerender } = render(<ConfirmDialog {...base} onConfirm={onConfirm} onCancel={jest.fn()} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<ConfirmDialog {...base} error="Já não pode ser cancelada." onConfirm={onConfirm} onCancel={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Já não pode ser cancelada.');
  expect(screen.getByText('O valor volta em até 30 dias.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar passagem' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
