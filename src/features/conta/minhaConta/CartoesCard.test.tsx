import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { offline, succeeded } from '../../../../tests/support/builders';
import { umCartaoSalvo } from '../../../../tests/support/cartaoBuilders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { submissionReached } from '../../../store/submissions';
import { CartoesCard } from './CartoesCard';

const vencido = umCartaoSalvo({ id: 'c3', final4: '1111', validade: '2020-01', vencido: true });
const show = (reply: Replies[string] = succeeded([umCartaoSalvo(), vencido])) =>
  renderScreen(<CartoesCard />, { ports: { replies: { 'GET /Cartoes': reply } } });
const dialog = () => screen.findByRole('dialog', { name: 'Remover Visa final 4242?' });
const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Remover cartão Visa final 4242' }));

describe('saved cards on the account page', () => {
  it('stand with brand, end and validity; an expired one says so', async () => {
    const { container } = show();
    const rows = within(await screen.findByRole('list', { name: 'Cartões guardados' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/Visa final 4242.*Validade 08\/29/);
    expect(rows[0]).not.toHaveTextContent('Vencido');
    expect(rows[1]).toHaveTextContent(/Visa final 1111.*Vencido.*Validade 01\/20/);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are removed after a question, which closes once it is done', async () => {
    const { events, store, baseElement } = show();
    await ask();
    expect(await axe(baseElement)).toHaveNoViolations();
    expect(events).toEqual([]);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Remover cartão' }));
    expect(events).toEqual([{ type: 'CartaoSalvoRemovido', payload: { id: 'c1' } }]);
    act(() => void store.dispatch(submissionReached('cartaoSalvo', { phase: 'sending', acao: null })));
    act(() => void store.dispatch(submissionReached('cartaoSalvo', { phase: 'done', acao: null, valor: null })));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stay where the person thinks better of it, or where the server refuses, which is said', async () => {
    const { events, store } = show();
    await ask();
    const refusal = { phase: 'refused', acao: null, erros: [{ mensagem: 'Sem conexão.' }] } as const;
    act(() => void store.dispatch(submissionReached('cartaoSalvo', refusal)));
    expect(within(await dialog()).getByRole('alert')).toHaveTextContent('Sem conexão.');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Manter cartão' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(events).toEqual([]);
    await ask();
    expect(within(await dialog()).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are explained where there is none, and can be loaded again where they could not be read', async () => {
    const { unmount } = show(succeeded([]));
    expect(await screen.findByText(/Nenhum cartão guardado/)).toBeVisible();
    unmount();
    show(offline());
    expect(await screen.findByText('Não conseguimos abrir seus cartões')).toBeVisible();
  });
});
