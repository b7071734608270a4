import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { installFakeWidth, removeFakeWidth } from '../../../tests/support/fakeWidth';
import { Dialog, type CloseReason } from './Dialog';

function Page({ onClose, dismissable }: { onClose?: (reason: CloseReason) => void; dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = (reason: CloseReason) => {
    setOpen(false);
    onClose?.(reason);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ler os termos
      </button>
      <Dialog open={open} title="Termos de uso" onClose={onClose && close} dismissable={dismissable}>
        <p>A passagem vale por um ano.</p>
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Ler os termos' });
const dialog = () => screen.queryByRole('dialog', { name: 'Termos de uso' });
const focusIsInside = () => document.querySelector('.it-dialog')?.contains(document.activeElement);

it('takes focus in, keeps it in, and gives it back when it closes', async () => {
  render(<Page onClose={() => undefined} />);
  await userEvent.click(opener());
  expect(focusIsInside()).toBe(true);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(focusIsInside()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Ler os termos' })).toHaveFocus();
});

it('never hides from assistive technology what has the focus', async () => {
  const { container } = render(<Page onClose={() => undefined} />);
  const focusWasHidden: boolean[] = [];
  const setAttribute = container.setAttribute.bind(container);
  jest.spyOn(container, 'setAttribute').mockImplementation((name, value) => {
    if (name === 'aria-hidden') focusWasHidden.push(container.contains(document.activeElement));
    setAttribute(name, value);
  });
  await userEvent.click(opener());
  expect(focusWasHidden).toEqual([false]);
});

it('closes by its button', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(onClose.mock.calls).toEqual([['pessoa']]);
});

it('closes when the width crosses 960 px, either way, and says that nobody asked for it [§2.largura.1]', async () => {
  const { resize } = installFakeWidth(1200);
  try {
    const onClose = jest.fn();
    render(<Page onClose={onClose} />);
    resize(800);
    expect(onClose).not.toHaveBeenCalled();
    for (const width of [1200, 800]) {
      await userEvent.click(opener());
      resize(width);
      await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    }
    expect(onClose.mock.calls).toEqual([['responsivo'], ['responsivo']]);
  } finally {
    removeFakeWidth();
  }
});

it('when leaving costs something, ignores Esc and keeps the button', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} dismissable={false} />);
  await userEvent.click(opener());
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('without a way out shows none', async () => {
  render(<Page />);
  await userEvent.click(opener());
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
});

it('has no accessibility violations', async () => {
  render(<Page onClose={() => undefined} />);
  await userEvent.click(opener());
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('hands the focus to the page’s heading where what opened it is gone', async () => {
  const page = (opened: boolean) => (
    <main>
      <h1 tabIndex={-1}>Passagens de ônibus</h1>
      {!opened && <button type="button">Selecionar</button>}
    </main>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Selecionar' }).focus();
  const withDialog = (
    <>
      {page(true)}
      <Dialog open title="Entrar" onClose={() => undefined}>
        <p>Quem é você?</p>
      </Dialog>
    </>
  );
  rerender(withDialog);
  rerender(page(true));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Passagens de ônibus' })).toHaveFocus());
});
