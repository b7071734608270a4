/** The app inside the book: the real one over simulated ports. */
import { composeStory, setProjectAnnotations } from '@storybook/react-webpack5';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import preview from '../../.storybook/preview';
import { type AppParameters, appStory, runningApp } from '../../.storybook/app/appStory';
import { brokenServer, inTurn, pedidos, recorded } from '../../.storybook/app/recordings';

setProjectAnnotations([preview]);
// Screens are lazy chunks, which a loaded machine takes long to load.
configure({ asyncUtilTimeout: 25_000 });

const RESULTADO =
  '/resultado-busca-viagens?idaVolta=false&localidadeOrigem=1&localidadeDestino=4&dataPartida=2026-11-22';

function open(app: AppParameters, globals: Record<string, string> = {}) {
  const Story = composeStory({ parameters: { app }, globals }, { title: 'Teste', ...appStory });
  return render(<Story />);
}

it('shows a screen of the product with what the API was recorded to say', async () => {
  open({ path: RESULTADO });
  expect(await screen.findByText(/viagens encontradas/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/São Paulo.*Rio de Janeiro/);
});

it('stands in the day of the recordings, and leaves the clock as it was', async () => {
  const { unmount } = open({ path: '/home' });
  await screen.findByRole('banner');
  expect(new Date().toISOString().slice(0, 10)).toBe('2026-11-21');
  const RealDate = Date;
  unmount();
  expect(Date).not.toBe(RealDate);
});

it('gives a story another answer than the usual', async () => {
  open({ path: RESULTADO, api: { 'GET /Viagens': recorded('semViagens') } });
  expect(await screen.findByText('Nenhuma viagem neste dia')).toBeVisible();
});

it('answers a retry otherwise', async () => {
  const usual = { status: 200, body: { data: [] } };
  open({ path: RESULTADO, api: { 'GET /Viagens': inTurn(brokenServer, usual) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhuma viagem neste dia')).toBeVisible();
});

it('lets nothing through without a network', async () => {
  open({ path: RESULTADO }, { network: 'offline' });
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});

it('knows who the story or the toolbar says is there', async () => {
  open({ path: '/minhas-viagens', identity: 'cliente' });
  expect((await screen.findAllByText(/São Paulo/))[0]).toBeVisible();
  await waitFor(() => expect(runningApp().store.getState().conta.phase).toBe('complete'));
});

it('sends whoever is not signed in to the sign-in', async () => {
  open({ path: '/minhas-viagens' });
  expect(await screen.findByRole('dialog', { name: /Entrar/ })).toBeVisible();
});

it('ends a session that the API refuses', async () => {
  open({ path: '/minhas-viagens' }, { identity: 'sessaoVencida' });
  expect(await screen.findByText('Sua sessão expirou, atualizando sessão!')).toBeVisible();
});

it('opens the Pix of the order that was recorded', async () => {
  open({ path: `/pagamento-pix?pedido=${pedidos.pendente}`, identity: 'cliente' });
  expect(await screen.findByRole('button', { name: 'Já paguei' })).toBeVisible();
  expect(runningApp().calls.map(({ method, path }) => `${method} ${path}`)).toContain(
    `POST /Pedidos/${pedidos.pendente}/Pix`,
  );
});
