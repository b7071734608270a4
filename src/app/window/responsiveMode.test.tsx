import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderScreen } from '../../../tests/support/renderScreen';
import { larguraCrossed } from '../../store/aplicativo/interface';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Drawer } from '../../ui/Drawer/Drawer';
import { FilterPanel } from '../../ui/FilterPanel/FilterPanel';
import { Menu } from '../../ui/Menu/Menu';
import { Popover } from '../../ui/Popover/Popover';
import { ResponsiveMode } from './ResponsiveMode';

/** Every kind of overlay, beside content laid out by width. */
function Everything() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  return (
    <>
      <FilterPanel chosenCount={0} found="2 viagens encontradas" done="Ver 2 viagens">
        Classe
      </FilterPanel>
      <Menu label="Minha conta" items={[{ id: 'sair', label: 'Sair' }]} />
      <Popover label="Taxas">Nenhuma.</Popover>
      <button onClick={() => setOpen('dialog')}>Escolher</button>
      <button onClick={() => setOpen('drawer')}>Detalhar</button>
      <Dialog open={open === 'dialog'} title="Escolha" onClose={() => setOpen(null)}>
        .
      </Dialog>
      <Drawer open={open === 'drawer'} title="Detalhes" onClose={() => setOpen(null)}>
        .
      </Drawer>
    </>
  );
}

const show = () =>
  renderScreen(
    <ResponsiveMode>
      <Everything />
    </ResponsiveMode>,
  );
const cross = ({ store }: ReturnType<typeof show>, responsivo: boolean) =>
  act(() => void store.dispatch(larguraCrossed(responsivo)));

describe('the store’s responsive mode', () => {
  it('lays the page out, either way [§2.largura.1]', () => {
    const app = show();
    expect(screen.queryByRole('button', { name: 'Filtrar' })).toBeNull();
    cross(app, true);
    expect(screen.getByRole('button', { name: 'Filtrar' })).toBeVisible();
    expect(screen.queryByText('Classe')).toBeNull();
    cross(app, false);
    expect(screen.getByText('Classe')).toBeVisible();
  });

  it('closes the sheet of the filters, which stand beside the list then [§2.largura.1]', async () => {
    const app = show();
    cross(app, true);
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(await screen.findByRole('dialog', { name: 'Filtros' })).toHaveTextContent('Classe');
    cross(app, false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Classe')).toBeVisible();
  });

  describe.each([true, false])('toggled to %s', (responsivo) => {
    it.each([
      ['Minha conta', 'menu', 'Minha conta'],
      ['Taxas', 'dialog', 'Taxas'],
      ['Escolher', 'dialog', 'Escolha'],
      ['Detalhar', 'dialog', 'Detalhes'],
    ])('closes what %s opened, a %s [§2.largura.1]', async (button, role, name) => {
      const app = show();
      cross(app, !responsivo);
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByRole(role, { name })).toBeInTheDocument();
      cross(app, responsivo);
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    });
  });
});
