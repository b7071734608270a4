import { act, screen, waitFor } from '@testing-library/react';
import { offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpResult } from '../../../services/ports';
import { avisosSeen } from '../../../store/avisos/avisos';
import { dispositivosListed } from '../../../store/conta/minhaConta';
import { OutrosCards } from './OutrosCards';

const answers: Record<string, HttpResult<unknown>> = {
  'GET /Creditos': succeeded({ saldoCentavos: 0, validades: [], lancamentos: [] }),
  'GET /Cupons': succeeded([]),
  'GET /Avisos': succeeded({ email: true, aparelhos: [], canais: { web: 'x', android: true, ios: true } }),
  'GET /Cartoes': succeeded([]),
};

function show(replies: Replies) {
  const onKnown = jest.fn();
  return { ...renderScreen(<OutrosCards onKnown={onKnown} />, { ports: { replies } }), onKnown };
}

describe('the cards of the account whose data are read', () => {
  it('are known once each read has ended, in a failure too, and what the device may do and which devices there are', async () => {
    const { onKnown, store } = show({ ...answers, 'GET /Cartoes': offline() });
    expect(await screen.findByText('Não conseguimos abrir seus cartões')).toBeVisible();
    expect(await screen.findByText(/Você não tem crédito/)).toBeVisible();
    act(() => void store.dispatch(avisosSeen('oferecer')));
    expect(onKnown).not.toHaveBeenCalled();
    act(() => void store.dispatch(dispositivosListed([])));
    expect(onKnown).toHaveBeenCalledTimes(1);
  });

  it.each(Object.keys(answers))('wait for %s', async (slow) => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { onKnown, store } = show({ ...answers, [slow]: () => held.then(() => answers[slow] ?? offline()) });
    act(() => {
      store.dispatch(avisosSeen('oferecer'));
      store.dispatch(dispositivosListed([]));
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(onKnown).not.toHaveBeenCalled();
    await act(async () => answer());
    await waitFor(() => expect(onKnown).toHaveBeenCalledTimes(1));
  });
});
