import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePorts } from '../../../tests/support/fakePorts';
import { renderScreen } from '../../../tests/support/renderScreen';
import { AppContext } from '../AppContext';
import { conexaoChanged } from '../../store/aplicativo/interface';
import { createApp } from '../createStore';
import { lazyModule, type LazyModule } from './lazyModule';

const app = () => createApp(fakePorts());
const within = (Screen: React.ComponentType, given = app()) =>
  renderScreen(
    <AppContext value={given}>
      <Screen />
    </AppContext>,
  );

describe('a lazy screen', () => {
  it('brings what it needs before it shows', async () => {
    const order: string[] = [];
    const Screen = () => {
      order.push('shown');
      return <p>viagens</p>;
    };
    const given = app();
    const install = jest.fn(() => void order.push('installed'));
    within(
      lazyModule(() => Promise.resolve({ Screen, install }), { kind: 'page', titulo: 'Viagens' }),
      given,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Carregando página');
    expect(await screen.findByText('viagens')).toBeVisible();
    expect(order[0]).toBe('installed');
    expect(install).toHaveBeenCalledWith(given);
  });

  it('can be tried again where its code did not come', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let load: () => Promise<LazyModule> = () => Promise.reject(new Error('ChunkLoadError'));
    const given = app();
    within(
      lazyModule(() => load(), { kind: 'page', titulo: 'Viagens' }),
      given,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta página não abriu');
    expect(given.ports.log.error).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'ChunkLoadError' }),
      'Viagens',
    );

    load = () => Promise.resolve({ Screen: () => <p>viagens</p> });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('viagens')).toBeVisible();
  });
});

describe('a lazy screen of a version that is gone', () => {
  const gone = () => Promise.reject(new Error('ChunkLoadError'));
  const answering = (answer: 'reloading' | 'outdated') => {
    const afterFailedLoad = jest.fn(async () => answer);
    return { afterFailedLoad, app: createApp(fakePorts({ version: { afterFailedLoad } })) };
  };

  it('goes on loading while the page is taken anew [SW1]', async () => {
    const { app: given, afterFailedLoad } = answering('reloading');
    within(lazyModule(gone, { kind: 'page', titulo: 'Viagens' }), given);
    await waitFor(() => expect(afterFailedLoad).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('status')).toHaveTextContent('Carregando página');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(given.ports.log.error).not.toHaveBeenCalled();
  });

  it('amid a payment says that nothing is lost, and is taken anew when the person wants it [SW1]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { app: given } = answering('outdated');
    within(lazyModule(gone, { kind: 'page', titulo: 'Pagamento' }), given);
    expect(await screen.findByRole('alert')).toHaveTextContent('Sua reserva e seu pedido estão guardados.');
    expect(given.ports.version.reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Recarregar a página' }));
    expect(given.ports.version.reload).toHaveBeenCalledTimes(1);
  });
});

describe('a lazy part', () => {
  it('is done without where it does not come', async () => {
    const given = app();
    const Part = lazyModule(() => Promise.reject(new Error('ChunkLoadError')), { kind: 'quiet' });
    within(
      () => (
        <p>
          busca <Part />
        </p>
      ),
      given,
    );
    expect(await screen.findByText('busca')).toBeVisible();
    expect(given.ports.log.error).toHaveBeenCalledTimes(1);
  });
});

describe('a lazy screen without a network', () => {
  it('says so, leads to what opens without one, and opens by itself once it is back', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let load: () => Promise<LazyModule> = () => Promise.reject(new Error('ChunkLoadError'));
    const { store } = within(lazyModule(() => load(), { kind: 'page', titulo: 'Viagens' }));
    act(() => void store.dispatch(conexaoChanged(false)));
    expect(await screen.findByText('Esta página precisa de internet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Embarque' })).toHaveAttribute('href', '/embarque');
    expect(screen.queryByRole('link', { name: 'Minhas viagens' })).toBeNull();

    load = () => Promise.resolve({ Screen: () => <p>viagens</p> });
    act(() => void store.dispatch(conexaoChanged(true)));
    expect(await screen.findByText('viagens')).toBeVisible();
  });
});
