import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { succeeded } from '../../../tests/support/builders';
import { fakePorts } from '../../../tests/support/fakePorts';
import { renderScreen } from '../../../tests/support/renderScreen';
import { AppContext } from '../AppContext';
import { createApp } from '../createStore';
import { AppRoutes } from './router';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Endereço">{pathname + search}</output>;
}
const show = (path: string) => {
  const app = createApp(fakePorts({ replies: { 'GET /Localidades': succeeded([]) } }));
  return renderScreen(
    <AppContext value={app}>
      <AppRoutes />
      <Address />
    </AppContext>,
    { path, ports: { replies: { 'GET /Localidades': succeeded([]) } } },
  );
};

describe('the router', () => {
  it('shows home at /home [§2.rota.home]', async () => {
    show('/home');
    expect(await screen.findByRole('button', { name: 'Buscar viagens' })).toBeVisible();
  });

  it.each([
    ['/', '/home'],
    ['/?idaVolta=true', '/home?idaVolta=true'],
    ['/home/', '/home'],
  ])('redirects %s to %s [§2.rota.vazia]', async (path, home) => {
    show(path);
    await waitFor(() => expect(screen.getByRole('status', { name: 'Endereço' })).toHaveTextContent(home));
    expect(screen.getByRole('status', { name: 'Endereço' }).textContent).toBe(home);
    expect(screen.getByRole('button', { name: 'Buscar viagens' })).toBeVisible();
  });

  it.each(['/inventada', '/resultado-busca-viagens/x', '/callback/x', '/%2e%2e/etc'])(
    'leads from %s to home [§2.rota.outra]',
    async (path) => {
      show(path);
      await waitFor(() => expect(screen.getByRole('status', { name: 'Endereço' })).toHaveTextContent(/^\/home$/));
      expect(screen.getByRole('button', { name: 'Buscar viagens' })).toBeVisible();
    },
  );
});
