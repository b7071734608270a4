import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { instalacaoDeclined, instalacaoSeen } from '../../../store/aplicativo/aplicativo';
import { AplicativoPage } from './AplicativoPage';

describe('the page of the app', () => {
  it('shows a code for another device and the steps for this one [§2.rota.aplicativo-itape]', async () => {
    const { container } = renderScreen(<AplicativoPage />);
    expect(screen.getByRole('img', { name: 'QR Code para abrir a Itapê' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'iPhone e iPad, no Safari' }));
    expect(screen.getByText(/Adicionar à Tela de Início/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Instalar agora' })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('offers what the browser offers, and says when it is done or was refused', async () => {
    const { store, events, container } = renderScreen(<AplicativoPage />);
    act(() => void store.dispatch(instalacaoSeen('possivel')));
    await userEvent.click(screen.getByRole('button', { name: 'Instalar agora' }));
    expect(events).toEqual([{ type: 'InstalacaoPedida', payload: undefined }]);
    act(() => void store.dispatch(instalacaoDeclined()));
    expect(screen.getByText(/Quando quiser, siga os passos/)).toBeVisible();
    act(() => void store.dispatch(instalacaoSeen('instalado')));
    expect(screen.getByText('O aplicativo já está instalado aqui.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });
});
