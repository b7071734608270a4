import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ToastStack } from './ToastStack';
import type { ToastMessage } from './ToastStack';

const saved: ToastMessage = { id: '1', kind: 'success', message: 'Cadastro concluído!' };
const refused: ToastMessage = { id: '2', kind: 'danger', message: 'Erro na validação do usuario' };

function show(toasts: ToastMessage[]) {
  const onDismiss = jest.fn();
  const stack = (list: ToastMessage[]) => <ToastStack toasts={list} durationMs={5000} onDismiss={onDismiss} />;
  const { rerender, container } = render(stack(toasts));
  return { onDismiss, container, update: (list: ToastMessage[]) => rerender(stack(list)) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('in time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('goes by itself when its time is over, and not before', () => {
    const { onDismiss } = show([saved]);
    pass(4999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('gives a later toast its own time', () => {
    const { onDismiss, update } = show([saved]);
    pass(3000);
    update([saved, refused]);
    pass(2000);
    expect(onDismiss.mock.calls).toEqual([['1']]);
    update([refused]);
    pass(3000);
    expect(onDismiss.mock.calls).toEqual([['1'], ['2']]);
  });

  it('waits while the person points at it, and begins anew after', () => {
    const { onDismiss } = show([saved]);
    pass(4000);
    fireEvent.mouseEnter(screen.getByRole('region', { name: 'Avisos' }));
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.mouseLeave(screen.getByRole('region', { name: 'Avisos' }));
    pass(5000);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('waits while focus is in it', () => {
    const { onDismiss } = show([saved]);
    act(() => screen.getByRole('button', { name: 'Fechar aviso' }).focus());
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Fechar aviso' }).blur());
    pass(5000);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('does not make the next toast wait because the last one left under the pointer', () => {
    const { onDismiss, update } = show([saved]);
    fireEvent.mouseEnter(screen.getByRole('region', { name: 'Avisos' }));
    update([]);
    update([refused]);
    pass(5000);
    expect(onDismiss).toHaveBeenCalledWith('2');
  });
});

it('closes by its button; a click elsewhere closes none', async () => {
  const { onDismiss } = show([saved]);
  await userEvent.click(document.body);
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  expect(onDismiss).toHaveBeenCalledWith('1');
});

it('closes the newest on Esc', async () => {
  const { onDismiss } = show([saved, refused]);
  await userEvent.keyboard('{Escape}');
  expect(onDismiss.mock.calls).toEqual([['2']]);
});

it('interrupts for what went wrong, waits its turn for what went well', async () => {
  const { container } = show([saved, refused]);
  expect(screen.getByRole('status')).toHaveTextContent('Cadastro concluído!');
  expect(screen.getByRole('alert')).toHaveTextContent('Erro na validação do usuario');
  expect(await axe(container)).toHaveNoViolations();
});
