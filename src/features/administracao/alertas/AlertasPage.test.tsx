import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { alertasAbertos } from '../../../../tests/bodies/administracaoBodies';
import { offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpResult } from '../../../services/ports';
import { AlertasPage } from './AlertasPage';

const open = (reply: HttpResult<unknown>) =>
  renderScreen(<AlertasPage />, { ports: { replies: { 'GET /Administracao/Alertas': reply } } });
const items = async () => within(await screen.findByRole('list', { name: 'Alertas abertos' })).getAllByRole('listitem');

describe('alerts', () => {
  it('say what they mean, since when, what to do, and who has seen them', async () => {
    const { container } = open(succeeded(alertasAbertos));
    const [broken, , seen] = await items();
    expect(broken).toHaveTextContent(/Regra quebrada.*Ninguém viu ainda.*K7M2QX.*Espere o próximo giro/);
    expect(seen).toHaveTextContent(/Otto Operação, em 21\/11\/2026/);
    expect(seen && within(seen).queryByRole('button')).toBeNull();
    expect(screen.getByText('3 alertas')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are acknowledged, and messages sent again, by buttons that name their alert', async () => {
    const { events } = open(succeeded(alertasAbertos));
    await items();
    await userEvent.click(
      screen.getByRole('button', { name: 'Estou ciente do alerta “parado há mais de 15 minutos”' }),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Enviar de novo do alerta “email pedido-emitido/ }));
    expect(events).toEqual([
      { type: 'AlertaVisto', payload: { id: alertasAbertos.alertas[0]?.id } },
      { type: 'MensagemReenviada', payload: { id: alertasAbertos.alertas[1]?.id } },
    ]);
  });

  it('are found by their words', async () => {
    open(succeeded(alertasAbertos));
    await items();
    await userEvent.type(screen.getByLabelText(/Procurar/), 'k7m2qx devolução PIX');
    expect(await items()).toHaveLength(1);
    expect(screen.getByText('1 de 3 alertas')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/Procurar/), ' zzz');
    expect(screen.getByRole('heading', { name: 'Nada encontrado' })).toBeVisible();
  });

  it('may be none, or not be there to be read', async () => {
    const { unmount } = open(succeeded({ total: 0, alertas: [] }));
    expect(await screen.findByRole('heading', { name: 'Nenhum alerta aberto' })).toBeVisible();
    unmount();
    open(offline());
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });
});
