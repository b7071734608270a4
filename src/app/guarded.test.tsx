import { act, screen } from '@testing-library/react';
import { umaIdentidade } from '../../tests/support/builders';
import { renderScreen } from '../../tests/support/renderScreen';
import { rotas } from '../domain/rotas';
import { becameAnonymous, sessaoStarted } from '../store/sessao';
import { Guarded } from './Guarded';

const { sub, email, nome, provedor, expiraEm, autenticadoEm } = umaIdentidade();
const pessoa = { sub, email, nome, provedor, expiraEm, autenticadoEm };
const show = (path: string) => renderScreen(<Guarded rota={rotas.minhasViagens}>meus bilhetes</Guarded>, { path });

describe('Guarded', () => {
  it('shows nothing of a page before it is known who is here, nor to nobody', () => {
    const { store } = show('/minhas-viagens');
    expect(screen.queryByText('meus bilhetes')).toBeNull();
    act(() => void store.dispatch(becameAnonymous()));
    expect(screen.queryByText('meus bilhetes')).toBeNull();
    expect(screen.getByRole('main')).toBeInTheDocument();
  });

  it('shows it to a signed-in person, and takes it away when the session ends', () => {
    const { store } = show('/minhas-viagens');
    act(() => void store.dispatch(sessaoStarted(pessoa)));
    expect(screen.getByText('meus bilhetes')).toBeInTheDocument();
    act(() => void store.dispatch(becameAnonymous()));
    expect(screen.queryByText('meus bilhetes')).toBeNull();
  });

  it('lets the chatbot pass', () => {
    show('/minhas-viagens?origem=chatbot');
    expect(screen.getByText('meus bilhetes')).toBeInTheDocument();
  });
});
