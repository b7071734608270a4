import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { interfaceSlice } from '../../../store/aplicativo/interface';
import { LinkPendenteDialog } from './LinkPendenteDialog';

const show = (linkPendente: string | null) =>
  renderScreen(<LinkPendenteDialog />, { state: { interface: { ...interfaceSlice.getInitialState(), linkPendente } } });

describe('LinkPendenteDialog', () => {
  it.each([
    ['Abrir o link', 'LinkConfirmado'],
    ['Continuar aqui', 'LinkRecusado'],
  ])('asks before what is under way is left: %s [DL2]', async (button, type) => {
    const { events } = show('/home');
    expect(screen.getByRole('dialog', { name: 'Abrir o link?' })).toHaveTextContent('continua em Minhas viagens');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(events.map((event) => event.type)).toEqual([type]);
    expect(await axe(document.body)).toHaveNoViolations();
  });

  it('asks nothing when no link waits', () => {
    show(null);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
