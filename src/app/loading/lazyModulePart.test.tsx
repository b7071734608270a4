import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePorts } from '../../../tests/support/fakePorts';
import { renderScreen } from '../../../tests/support/renderScreen';
import { AppContext } from '../AppContext';
import { createApp } from '../createStore';
import { lazyModule, type LazyModule, usePrefetch } from './lazyModule';

const show = (Step: React.ComponentType, app = createApp(fakePorts())) =>
  renderScreen(
    <AppContext value={app}>
      <h1>Comprar viagem</h1>
      <Step />
    </AppContext>,
  );
const passageiros = (): LazyModule => ({ Screen: () => <p>passageiros</p> });

describe('a lazy step', () => {
  it('holds its place until its code is here', async () => {
    show(lazyModule(() => Promise.resolve(passageiros()), { kind: 'part', titulo: 'Passageiros' }));
    expect(screen.getByRole('status')).toHaveTextContent('Carregando esta etapa');
    expect(await screen.findByText('passageiros')).toBeVisible();
  });

  it('that was fetched meanwhile shows at once, with what it needs', async () => {
    const app = createApp(fakePorts());
    const install = jest.fn();
    const step = lazyModule(() => Promise.resolve({ ...passageiros(), install }), {
      kind: 'part',
      titulo: 'Passageiros',
    });
    step.prefetch(app);
    await waitFor(() => expect(install).toHaveBeenCalledWith(app));
    show(step, app);
    expect(screen.getByText('passageiros')).toBeVisible();
  });

  it('that did not come says so in its place, under the page’s own heading, and can be asked for again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let load: () => Promise<LazyModule> = () => Promise.reject(new Error('ChunkLoadError'));
    const step = lazyModule(() => load(), { kind: 'part', titulo: 'Passageiros' });
    step.prefetch(createApp(fakePorts()));
    show(step);
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta etapa não abriu');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);

    load = () => Promise.resolve(passageiros());
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('passageiros')).toBeVisible();
  });

  it('passes on what it is given, and holds the place of a whole page where it is one', async () => {
    const load = () => Promise.resolve({ Screen: ({ nome }: { nome: string }) => <h1>{nome}</h1> });
    const Step = lazyModule(load, { kind: 'page', titulo: 'Relatório' });
    const { container } = renderScreen(
      <AppContext value={createApp(fakePorts())}>
        <Step nome="Caixa 12" />
      </AppContext>,
    );
    expect(container).toHaveTextContent('Carregando página');
    expect(await screen.findByRole('heading', { level: 1, name: 'Caixa 12' })).toBeVisible();
  });

  it('that opens over the page takes no place in it meanwhile', async () => {
    const over = lazyModule(() => Promise.resolve({ Screen: () => <p>diálogo</p> }), {
      kind: 'over',
      titulo: 'Operadores',
    });
    show(over);
    expect(screen.queryByRole('status')).toBeNull();
    expect(await screen.findByText('diálogo')).toBeVisible();
  });

  it('that the page can do without tells its page alone that it did not come', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onFail = jest.fn();
    const Part = lazyModule<{ campo: string }>(() => Promise.reject(new Error('ChunkLoadError')), {
      kind: 'quiet',
      onFail,
    });
    show(() => <Part campo="dataIda" />);
    await waitFor(() => expect(onFail).toHaveBeenCalledWith({ campo: 'dataIda' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that the page can do without stands there in the first frame once its code came', async () => {
    const Part = lazyModule(() => Promise.resolve({ Screen: () => <p>nota fiscal</p> }), { kind: 'quiet' });
    await Part.load();
    show(Part);
    expect(screen.getByText('nota fiscal')).toBeVisible();
    await act(async () => undefined);
  });

  it('is fetched by the page that leads to it', async () => {
    const install = jest.fn();
    const steps = [
      lazyModule(() => Promise.resolve({ ...passageiros(), install }), { kind: 'part', titulo: 'Passageiros' }),
    ];
    const Page = () => {
      usePrefetch(steps);
      return null;
    };
    const app = createApp(fakePorts());
    show(Page, app);
    await waitFor(() => expect(install).toHaveBeenCalledWith(app));
  });

  it('of a version that is gone offers the new one', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = createApp(fakePorts({ version: { afterFailedLoad: async () => 'outdated' } }));
    show(
      lazyModule(() => Promise.reject(new Error('ChunkLoadError')), { kind: 'part', titulo: 'Pagamento' }),
      app,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Recarregar a página' }));
    expect(app.ports.version.reload).toHaveBeenCalledTimes(1);
  });
});
