import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { avisosSeen, lembretesChosen } from '../../../store/avisos/avisos';
import { submissionReached } from '../../../store/submissions';
import { AvisosCard } from './AvisosCard';

const telefone = { dispositivo: 'app-1', canal: 'android', nome: 'Pixel 9', criadoEm: '2026-05-12T12:00:00Z' };
const avisos = succeeded({ email: true, aparelhos: [telefone], canais: { web: 'x', android: true, ios: true } });
const show = () => renderScreen(<AvisosCard />, { ports: { replies: { 'GET /Avisos': avisos } } });
const lembretes = () => screen.findByRole('switch', { name: 'Lembretes por e-mail' });
const aqui = () => screen.queryByRole('switch', { name: 'Avisos neste aparelho' });

describe('notices on the account page', () => {
  it('are switched by channel: by e-mail, on this device, on each other one', async () => {
    const { events, store, container } = show();
    await userEvent.click(await lembretes());
    act(() => void store.dispatch(avisosSeen('oferecer')));
    await userEvent.click(screen.getByRole('switch', { name: 'Avisos neste aparelho' }));
    act(() => void store.dispatch(avisosSeen('ativo')));
    await userEvent.click(screen.getByRole('switch', { name: 'Avisos neste aparelho' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remover Pixel 9' }));
    expect(events).toEqual([
      { type: 'AvisosAbertos', payload: undefined },
      { type: 'LembretesEscolhidos', payload: { email: false } },
      { type: 'AvisosAceitos', payload: undefined },
      { type: 'AvisosDesligados', payload: { dispositivo: null } },
      { type: 'AvisosDesligados', payload: { dispositivo: 'app-1' } },
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('show what was just chosen, and hold still until the server has it', async () => {
    const { store } = show();
    await lembretes();
    act(() => {
      store.dispatch(lembretesChosen(false));
      store.dispatch(submissionReached('lembretes', { phase: 'sending', acao: null }));
    });
    expect(await lembretes()).not.toBeChecked();
    expect(await lembretes()).toBeDisabled();
  });

  it.each([
    ['indisponivel', /instale o aplicativo/],
    ['recusado', /Libere as notificações/],
  ] as const)('say why this device cannot be told: %s', async (estado, text) => {
    const { store } = show();
    await lembretes();
    act(() => void store.dispatch(avisosSeen(estado)));
    expect(screen.getByText(text)).toBeVisible();
    expect(aqui()).toBeNull();
  });

  it('offer another try where they could not be read', async () => {
    const failed = { ok: false as const, failure: { kind: 'transient' as const, motivo: 'rede' as const } };
    renderScreen(<AvisosCard />, { ports: { replies: { 'GET /Avisos': failed } } });
    expect(await screen.findByText('Não conseguimos abrir os avisos')).toBeVisible();
  });
});
