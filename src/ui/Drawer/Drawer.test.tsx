import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { installFakeWidth, removeFakeWidth } from '../../../tests/support/fakeWidth';
import type { CloseReason } from '../Dialog/Dialog';
import { Drawer } from './Drawer';

function Page({ onClose }: { onClose?: (reason: CloseReason) => void }) {
  const [open, setOpen] = useState(false);
  const close = (reason: CloseReason) => {
    setOpen(false);
    onClose?.(reason);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filtrar
      </button>
      <Drawer
        open={open}
        title="Filtros"
        onClose={close}
        actions={
          <button type="button" onClick={() => setOpen(false)}>
            Ver 12 viagens
          </button>
        }
      >
        <label>
          <input type="checkbox" /> Leito
        </label>
      </Drawer>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Filtrar' });
const drawer = () => screen.queryByRole('dialog', { name: 'Filtros' });
const gone = () => waitFor(() => expect(drawer()).not.toBeInTheDocument());

it('takes focus in, keeps it in, and gives it back when Esc closes it', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await userEvent.click(opener());
  const inside = within(screen.getByRole('dialog', { name: 'Filtros' }));
  await userEvent.tab();
  expect(inside.getByRole('button', { name: 'Fechar' })).toHaveFocus();
  await userEvent.tab();
  expect(inside.getByRole('checkbox', { name: 'Leito' })).toHaveFocus();
  await userEvent.tab();
  expect(inside.getByRole('button', { name: 'Ver 12 viagens' })).toHaveFocus();
  await userEvent.tab();
  expect(document.querySelector('.it-drawer')?.contains(document.activeElement)).toBe(true);

  await userEvent.keyboard('{Escape}');
  await gone();
  expect(onClose.mock.calls).toEqual([['pessoa']]);
  await waitFor(() => expect(opener()).toHaveFocus());
});

it('never hides from assistive technology what has the focus', async () => {
  const { container } = render(<Page />);
  const focusWasHidden: boolean[] = [];
  const setAttribute = container.setAttribute.bind(container);
  jest.spyOn(container, 'setAttribute').mockImplementation((name, value) => {
    if (name === 'aria-hidden') focusWasHidden.push(container.contains(document.activeElement));
    setAttribute(name, value);
  });
  await userEvent.click(opener());
  expect(focusWasHidden).toEqual([false]);
});

it('closes by its button, and by a press beside it', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await gone();
  await userEvent.click(opener());
  await userEvent.click(document.querySelector('.MuiBackdrop-root')!);
  await gone();
  expect(onClose.mock.calls).toEqual([['pessoa'], ['pessoa']]);
});

it('closes when the width crosses 960 px, either way, and says that nobody asked for it [§2.largura.1]', async () => {
  const { resize } = installFakeWidth(800);
  try {
    const onClose = jest.fn();
    render(<Page onClose={onClose} />);
    resize(1200);
    expect(onClose).not.toHaveBeenCalled();
    for (const width of [800, 1200]) {
      await userEvent.click(opener());
      resize(width);
      await gone();
    }
    expect(onClose.mock.calls).toEqual([['responsivo'], ['responsivo']]);
  } finally {
    removeFakeWidth();
  }
});

it('has no accessibility violations from either edge', async () => {
  const props = { open: true, title: 'Filtros', onClose: () => undefined };
  const { rerender } = render(<Drawer {...props}>Leito</Drawer>);
  const rules = { rules: { region: { enabled: false } } };
  expect(await axe(document.body, rules)).toHaveNoViolations();
  rerender(
    <Drawer {...props} from="end">
      Leito
    </Drawer>,
  );
  expect(await axe(document.body, rules)).toHaveNoViolations();
});
