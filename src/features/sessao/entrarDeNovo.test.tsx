import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { umaIdentidade } from '../../../tests/support/builders';
import { renderScreen } from '../../../tests/support/renderScreen';
import { entrarOpened, etapaReached } from '../../store/sessao/entrar';
import { sessaoInterrompida } from '../../store/sessao/sessao';
import { EntrarDialog } from './EntrarDialog';

const { sub, email } = umaIdentidade();
const AVISO = /As poltronas e o que você digitou continuam aqui/;

describe('the sign-in over a purchase whose session died', () => {
  it('says what it is for, with the e-mail filled in', async () => {
    const { store } = renderScreen(<EntrarDialog />);
    act(() => {
      store.dispatch(sessaoInterrompida({ sub, email }));
      store.dispatch(entrarOpened(email));
    });
    const dialog = await screen.findByRole('dialog', { name: 'Entrar' });
    expect(within(dialog).getByText(AVISO)).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox', { name: /E-mail/ })).toHaveValue(email);
    expect(await axe(dialog)).toHaveNoViolations();
    act(() => void store.dispatch(etapaReached({ etapa: 'esqueciSenha' })));
    expect(screen.queryByText(AVISO)).not.toBeInTheDocument();
  });

  it('is the usual one for anybody else', async () => {
    const { store } = renderScreen(<EntrarDialog />);
    act(() => void store.dispatch(entrarOpened('')));
    expect(await screen.findByRole('dialog', { name: 'Entrar' })).toBeInTheDocument();
    expect(screen.queryByText(AVISO)).not.toBeInTheDocument();
  });
});
