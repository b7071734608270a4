import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaPessoa } from '../../../../tests/support/signedInFlow';
import type { IdentitySession } from '../../../services/ports';
import { sessaoStarted } from '../../../store/sessao/sessao';
import { type Submission, submissionReached } from '../../../store/submissions';
import { SenhaCard } from './SenhaCard';

function open(provedor: IdentitySession['provedor'] = 'itape') {
  const shown = renderScreen(<SenhaCard />, { path: '/minha-conta' });
  act(() => void shown.store.dispatch(sessaoStarted(umaPessoa({ provedor }))));
  const reach = (to: Submission) => act(() => void shown.store.dispatch(submissionReached('senhaConta', to)));
  return { ...shown, reach };
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Alterar senha' }));

describe('the password', () => {
  it('is changed by who knows the old one, and the form begins anew', async () => {
    const shown = open();
    await userEvent.type(screen.getByLabelText(/^Senha atual/), 'senha123');
    await userEvent.type(screen.getByLabelText(/^Nova senha/), 'nova1');
    await userEvent.tab();
    expect(screen.getByText('A senha precisa de pelo menos 6 caracteres')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Nova senha/), '234');
    await send();
    expect(shown.events).toEqual([{ type: 'SenhaTrocaEnviada', payload: { atual: 'senha123', nova: 'nova1234' } }]);
    shown.reach({ phase: 'done', acao: null, valor: null });
    expect(screen.getByLabelText(/^Senha atual/)).toHaveValue('');
  });

  it('that breaks the policy leads back to its field, and is not sent', async () => {
    const shown = open();
    await userEvent.type(screen.getByLabelText(/^Senha atual/), 'senha123');
    await userEvent.type(screen.getByLabelText(/^Nova senha/), 'semnumero');
    await send();
    expect(screen.getByLabelText(/^Nova senha/)).toHaveFocus();
    expect(screen.getByText('A senha precisa de pelo menos um número')).toBeVisible();
    expect(screen.getByLabelText(/^Senha atual/)).toHaveValue('senha123');
    expect(shown.events).toEqual([]);
  });

  it('that was refused is told in our words and the provider’s', () => {
    const shown = open();
    const detalhe = 'Authentication Error';
    shown.reach({ phase: 'refused', acao: null, erros: [{ mensagem: 'Senha atual incorreta.', detalhe }] });
    expect(screen.getByRole('alert')).toHaveTextContent('Senha atual incorreta.Detalhe técnicoAuthentication Error');
  });

  it.each([
    ['google', /Você entra com o Google: não há senha na Itapê/],
    ['apple', /Você entra com a Apple: não há senha na Itapê/],
  ] as const)('does not exist with %s, honestly', (provedor, text) => {
    open(provedor);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Alterar senha' })).toBeNull();
  });
});
