import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { failed, offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { Replies } from '../../../../tests/support/fakePorts';
import { TermosDeUsoPage } from './TermosDeUsoPage';

const open = (reply: Replies[string]) =>
  renderScreen(<TermosDeUsoPage />, { ports: { replies: { 'GET /Contrato/': reply } } });
const conteudo = '<h2>1. Compra</h2><p onclick="x()">O preço é final.</p><script>alert(1)</script>';

describe('the terms of use', () => {
  it('are the contract of the registration, made safe, and can be printed [§2.rota.termos-de-uso]', async () => {
    const { container, events } = open(succeeded({ versao: 1, conteudo }));
    const first = await screen.findByRole('heading', { level: 2, name: '1. Compra' });
    expect(first).toBeVisible();
    // Portuguese on pages of other languages too.
    expect(first.closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
    expect(container.querySelector('script, [onclick]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(events).toEqual([{ type: 'ImpressaoPedida', payload: { bilhete: null } }]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('may be asked for again', async () => {
    const replies = [offline(), succeeded({ versao: 1, conteudo })];
    open(() => replies.shift() ?? offline());
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('O preço é final.')).toBeVisible();
  });

  it('are told not to be there where the company has published none', async () => {
    const mensagem = 'A empresa ainda não publicou os termos de uso. Tente de novo mais tarde.';
    const erros = [{ codigo: 'TERMOS_NAO_PUBLICADOS', mensagem }];
    open(failed({ kind: 'refused', status: 409, erros }));
    expect(await screen.findByText(mensagem)).toBeVisible();
  });
});
