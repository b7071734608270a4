import { installFakeWidth, removeFakeWidth } from '../../../tests/support/fakeWidth';
import { succeeded, umaIdentidade } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { createBus } from '../../events/bus';
import type { BusEvent } from '../../events/catalogue';
import { workflows } from '../../sagas/root';
import { listenToWindow } from './windowEvents';

afterEach(removeFakeWidth);

/** Records the events that the window emits at a width. */
function listening(width: number) {
  const fake = installFakeWidth(width);
  const bus = createBus();
  const events: BusEvent[] = [];
  bus.on('*', (type, payload) => events.push({ type, payload } as BusEvent));
  listenToWindow(bus, () => '/minhas-viagens');
  return { ...fake, events };
}
const crossed = (responsivo: boolean) => ({ type: 'LarguraCruzada', payload: { responsivo } });

describe('what the window notices', () => {
  it('is each crossing of 960 px, either way, and nothing in between [§2.largura.1, §9.largura.1]', () => {
    const { events, resize } = listening(1280);
    expect(events).toEqual([]);
    for (const width of [1000, 960, 959, 360, 960, 2000]) resize(width);
    expect(events).toEqual([crossed(true), crossed(false)]);
  });

  it('is a narrow window from the start [§9.largura.1]', () => {
    expect(listening(360).events).toEqual([crossed(true)]);
  });

  it('is the network going and coming back', () => {
    const { events } = listening(1280);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(events).toEqual([
      { type: 'ConexaoMudada', payload: { online: false } },
      { type: 'ConexaoMudada', payload: { online: true } },
    ]);
  });

  it('is a page taken from the back-forward cache, which is judged anew [GU4]', () => {
    const { events } = listening(1280);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(events).toEqual([]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(events).toEqual([{ type: 'PaginaRestaurada', payload: { path: '/minhas-viagens' } }]);
  });
});

describe('crossing 960 px', () => {
  it('toggles responsive mode, and leaves an unfinished registration and its session alone [§2.largura.1] [RG7]', async () => {
    const app = startWorkflow(workflows, {
      identity: { currentSession: async () => umaIdentidade({ provedor: 'google' }) },
      replies: { 'GET /Conta/ObterPorCognitoId': succeeded(null) },
    });
    app.emit('AppIniciado');
    await app.settle();
    // The modal's workflow is a lazy chunk.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await app.settle();
    expect(app.state().conta.phase).toBe('incomplete');
    for (const responsivo of [true, false]) {
      app.emit('LarguraCruzada', { responsivo });
      await app.settle();
      expect(app.state().interface.responsivo).toBe(responsivo);
    }
    expect(app.state().conta.phase).toBe('incomplete');
    expect(app.state().sessao.login.phase).toBe('signedIn');
    expect(app.ports.identity.signOut).not.toHaveBeenCalled();
  });
});
