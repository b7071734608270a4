import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePorts } from '../../tests/support/fakePorts';
import { renderScreen } from '../../tests/support/renderScreen';
import { AppContext } from './AppContext';
import { createApp } from './createStore';
import { lazyPart } from './lazyPart';
import { type LazyModule, lazyScreen } from './lazyScreen';

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
      lazyScreen('Viagens', () => Promise.resolve({ Screen, install })),
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
      lazyScreen('Viagens', () => load()),
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

describe('a lazy part', () => {
  it('is done without where it does not come', async () => {
    const given = app();
    const Part = lazyPart(() => Promise.reject(new Error('ChunkLoadError')));
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
