import { startWorkflow } from '../../../tests/support/startWorkflow';
import { IdentityError } from '../../services/identityError';
import { call, type Flow, takeEvent } from './effects';
import { interfaceEvents } from '../aplicativo/interface';
import { onEvent } from './supervised';

const fails = (error: unknown) => {
  let runs = 0;
  return {
    runs: () => runs,
    *workflow(): Flow {
      yield* takeEvent('BuscaEnviada');
      runs += 1;
      yield* call(() => Promise.reject(error as Error));
    },
  };
};
const busca = {
  busca: {
    idaVolta: false,
    localidadeOrigem: '1',
    localidadeDestino: '2',
    dataPartida: '2026-12-01',
    dataVolta: null,
  },
};

/** A workflow of one event that always fails, and the event of each run. */
function startOffline() {
  const seen: unknown[] = [];
  const workflow = onEvent(['SenhaEsquecida'], async () => {
    return function* run(event): Flow {
      seen.push(event.payload);
      yield* call(() => Promise.reject(new Error('offline')));
    };
  });
  return { app: startWorkflow(workflow), seen };
}

describe('supervised', () => {
  it('waits for its events again after a failure', async () => {
    const { workflow, runs } = fails(new Error('bug'));
    const app = startWorkflow(workflow);
    app.emit('BuscaEnviada', busca);
    await app.settle();
    app.emit('BuscaEnviada', busca);
    await app.settle();
    expect(runs()).toBe(2);
    expect(app.ports.log.error).toHaveBeenCalledTimes(2);
  });

  it('shows the communication alert and keeps the session when the failure is nobody’s fault [§4.guard.4, §8.outras.1]', async () => {
    const app = startWorkflow(fails(new IdentityError('transient', 'Network Error', 'NetworkError')).workflow);
    app.emit('BuscaEnviada', busca);
    await app.settle();
    expect(app.state().interface.alerta).toBe(true);
    expect(app.ports.log.error).toHaveBeenCalledTimes(1);
    expect(app.ports.identity.signOut).not.toHaveBeenCalled();
  });

  it('logs out, cleans up and leads home when the provider ends the session [§4.guard.4, §8.outras.1]', async () => {
    const app = startWorkflow(fails(new IdentityError('session', 'Authentication Error', 'UserNotFound')).workflow);
    app.ports.navigation.path = '/minhas-viagens';
    app.emit('BuscaEnviada', busca);
    await app.settle();
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(app.ports.storage.clear).toHaveBeenCalledTimes(1);
    expect(app.ports.identity.signOut).toHaveBeenCalledTimes(1);
    expect(app.ports.tabs.announce).toHaveBeenCalledWith('expirada');
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.state().interface.alerta).toBe(false);
  });

  it('stops a workflow that fails without waiting for anything', async () => {
    let runs = 0;
    const hot = function* hot(): Flow {
      runs += 1;
      yield* call(() => Promise.reject(new Error('bug')));
    };
    const app = startWorkflow(hot);
    for (let turn = 0; turn < 10; turn += 1) await app.settle();
    expect(runs).toBe(5);
    expect(app.ports.log.error).toHaveBeenLastCalledWith(new Error('hot keeps failing and was stopped'));
  });

  it('goes on with one whose failures lie more than a second apart, however many', async () => {
    jest.useFakeTimers();
    const { workflow, runs } = fails(new Error('bug'));
    const app = startWorkflow(workflow);
    const fail = async (times: number, ms: number) => {
      for (let time = 0; time < times; time += 1) {
        app.emit('BuscaEnviada', busca);
        await app.settle();
        jest.advanceTimersByTime(ms);
      }
    };
    await fail(4, 1);
    jest.advanceTimersByTime(1_000);
    await fail(6, 300);
    expect(runs()).toBe(10);
    await fail(6, 1);
    expect(runs()).toBeLessThan(16);
    jest.useRealTimers();
  });
});

describe('onEvent', () => {
  it('runs again with the same event when the person asks for another try', async () => {
    const seen: unknown[] = [];
    let broken = true;
    const workflow = onEvent(['SenhaEsquecida'], async () => {
      return function* run(event): Flow {
        seen.push(event.payload);
        if (broken) yield* call(() => Promise.reject(new Error('offline')));
      };
    });
    const app = startWorkflow([workflow, interfaceEvents]);
    app.emit('SenhaEsquecida', { email: 'ana@itape.test' });
    await app.settle();
    expect(app.state().interface.alerta).toBe(true);

    broken = false;
    app.emit('NovaTentativaPedida');
    await app.settle();
    expect(seen).toEqual([{ email: 'ana@itape.test' }, { email: 'ana@itape.test' }]);
    expect(app.state().interface.alerta).toBe(false);
  });

  it('does not run again where the person closes the alert, and then waits for its event', async () => {
    const { app, seen } = startOffline();
    for (const event of ['SenhaEsquecida', 'AlertaDispensado', 'SenhaEsquecida'] as const) {
      if (event === 'SenhaEsquecida') app.emit(event, { email: `${seen.length}@itape.test` });
      else app.emit(event);
      await app.settle();
    }
    expect(seen).toEqual([{ email: '0@itape.test' }, { email: '1@itape.test' }]);
  });

  it('runs with a newer event where it comes in the place of another try', async () => {
    const { app, seen } = startOffline();
    for (const email of ['ana@itape.test', 'bia@itape.test']) {
      app.emit('SenhaEsquecida', { email });
      await app.settle();
    }
    expect(seen).toEqual([{ email: 'ana@itape.test' }, { email: 'bia@itape.test' }]);
  });

  it('treats code that cannot be fetched like any other failed call', async () => {
    const app = startWorkflow(onEvent(['SenhaEsquecida'], () => Promise.reject(new Error('ChunkLoadError'))));
    app.emit('SenhaEsquecida', { email: 'ana@itape.test' });
    await app.settle();
    expect(app.state().interface.alerta).toBe(true);
  });
});

describe('a workflow whose code a deploy took away', () => {
  const gone = new Error('ChunkLoadError');

  it.each([
    ['is left to the page that is being loaded anew', 'reloading', false],
    ['is answered as any other failure amid a payment', 'outdated', true],
  ] as const)('%s [SW1]', async (_, answer, alerta) => {
    const afterFailedLoad = jest.fn(async () => answer);
    const app = startWorkflow(
      onEvent(['EntrarPedido'], () => Promise.reject(gone)),
      { version: { afterFailedLoad } },
    );
    app.emit('EntrarPedido');
    await app.settle();
    expect(afterFailedLoad).toHaveBeenCalledWith(gone);
    expect(app.state().interface.alerta).toBe(alerta);
  });
});
