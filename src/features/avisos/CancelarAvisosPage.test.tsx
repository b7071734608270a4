import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderScreen } from '../../../tests/support/renderScreen';
import { submissionReached } from '../../store/submissions';
import { CancelarAvisosPage } from './CancelarAvisosPage';

const CODIGO = 'a'.repeat(43);
const show = (codigo = CODIGO) => renderScreen(<CancelarAvisosPage />, { path: `/cancelar-avisos?codigo=${codigo}` });

describe('the page behind a reminder’s link', () => {
  it('does nothing until somebody presses, then says what comes all the same', async () => {
    const { store, events, container } = show();
    expect(events).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Não quero mais receber' }));
    expect(events).toEqual([{ type: 'LembretesRecusados', payload: { codigo: CODIGO } }]);
    act(() => void store.dispatch(submissionReached('recusaLembretes', { phase: 'done', acao: null, valor: null })));
    expect(screen.getByText(/Bilhetes, recibos e devoluções continuam chegando por e-mail/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says why it could not, and lets one try again', () => {
    const { store } = show();
    act(
      () =>
        void store.dispatch(
          submissionReached('recusaLembretes', {
            phase: 'refused',
            acao: null,
            erros: [{ mensagem: 'Este link não é nosso.' }],
          }),
        ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Este link não é nosso.');
    expect(screen.getByRole('button', { name: 'Não quero mais receber' })).toBeEnabled();
  });

  it.each(['', 'curto', '<script>'])('offers another way where the link is broken: %s', async (codigo) => {
    const { container } = show(codigo);
    expect(screen.getByText('Este link não veio inteiro')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir Minha conta' })).toHaveAttribute('href', '/minha-conta');
    expect(await axe(container)).toHaveNoViolations();
  });
});
