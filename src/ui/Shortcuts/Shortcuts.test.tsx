import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Responsive } from '../breakpoint/responsive';
import { Button } from '../Button/Button';
import { DataTable } from '../DataTable/DataTable';
import { Dialog } from '../Dialog/Dialog';
import { LinkButton } from '../LinkButton/LinkButton';
import { TextInput } from '../TextInput/TextInput';
import { Shortcut } from './Shortcut';
import { Shortcuts } from './Shortcuts';

const press = (key: string) => userEvent.keyboard(`{Alt>}${key}{/Alt}`);
const help = async () => within(await screen.findByRole('dialog', { name: 'Atalhos' }, { timeout: 10_000 }));

function show({ narrow = false, onPress = jest.fn(), disabled = false } = {}) {
  return render(
    <Responsive value={narrow}>
      <Shortcut keys="Alt+1">
        <Button onClick={onPress} disabled={disabled}>
          Filtros
        </Button>
      </Shortcut>
      <Shortcut keys="Alt+2">
        <TextInput name="codigo" label="Código" value="" onChange={() => undefined} />
      </Shortcut>
      <Shortcut keys="Alt+3">
        <LinkButton href="#fechar">Fechar caixa</LinkButton>
      </Shortcut>
      <Shortcuts groups={[{ title: 'Nas listas', keys: [{ keys: 'Enter', label: 'Abrir' }] }]} />
    </Responsive>,
  );
}

it('presses a button and a link, and leads to a field', async () => {
  const onPress = jest.fn();
  const { container } = show({ onPress });
  await press('1');
  expect(onPress).toHaveBeenCalledTimes(1);
  await press('2');
  expect(screen.getByRole('textbox', { name: 'Código' })).toHaveFocus();
  await press('3');
  expect(window.location.hash).toBe('#fechar');
  expect(screen.getByRole('button', { name: 'Filtros' })).toHaveAttribute('aria-keyshortcuts', 'Alt+1');
  expect(await axe(container)).toHaveNoViolations();
});

it('does nothing for a disabled button, for other modifiers, nor for the key alone', async () => {
  const onPress = jest.fn();
  show({ onPress, disabled: true });
  await press('1');
  const { unmount } = show({ onPress });
  await userEvent.keyboard('1');
  await userEvent.keyboard('{Alt>}{Control>}1{/Control}{/Alt}');
  expect(onPress).not.toHaveBeenCalled();
  unmount();
});

it('lists what can be done, by the names of the controls, and rests while it is open', async () => {
  const onPress = jest.fn();
  show({ onPress });
  await userEvent.click(screen.getByRole('button', { name: 'Atalhos' }));
  const list = await help();
  const read = (role: string) => list.getAllByRole(role).map(({ textContent }) => textContent);
  expect(read('term')).toEqual(['Alt+1', 'Alt+2', 'Alt+3', 'Alt+A', 'Enter']);
  expect(read('definition')).toEqual(['Filtros', 'Código', 'Fechar caixa', 'Ver esta lista', 'Abrir']);
  await press('1');
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('1');
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('rests while a dialog of the page is open', async () => {
  const onPress = jest.fn();
  show({ onPress });
  render(
    <Dialog open title="Sangria" onClose={() => undefined}>
      <p>Quanto?</p>
    </Dialog>,
  );
  await screen.findByRole('dialog', { name: 'Sangria' });
  await press('1');
  expect(onPress).not.toHaveBeenCalled();
});

it('has no button on a narrow window, where its key still works', async () => {
  show({ narrow: true });
  expect(screen.queryByRole('button', { name: 'Atalhos' })).toBeNull();
  await press('a');
  expect((await help()).getByText('Filtros')).toBeVisible();
});

describe('a list that is worked through', () => {
  const open = (row: string) => screen.getByRole('button', { name: `Abrir ${row}` });
  const list = (compact: boolean) =>
    render(
      <>
        <DataTable
          compact={compact}
          caption="Pedidos"
          columns={[{ id: 'codigo', header: 'Pedido', cell: (row: string) => row }]}
          rows={['K7M2Q9', 'P4T8XA', 'R2D7WC']}
          keyOf={(row) => row}
          actions={(row) => <Button>{`Abrir ${row}`}</Button>}
        />
        <Shortcuts />
      </>,
    );

  it('is reached by a key, and gone through by arrow keys, Home and End', async () => {
    list(true);
    await press('l');
    expect(open('K7M2Q9')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(open('P4T8XA')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(open('R2D7WC')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(open('R2D7WC')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(open('P4T8XA')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(open('K7M2Q9')).toHaveFocus();
    await press('a');
    expect((await help()).getByText('Ir para a lista')).toBeInTheDocument();
  });

  it('is another thing than a table to read, which leaves the keys to the page', async () => {
    list(false);
    open('K7M2Q9').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(open('K7M2Q9')).toHaveFocus();
    await press('a');
    expect((await help()).queryByText('Ir para a lista')).toBeNull();
  });
});
