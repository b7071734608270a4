import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { LoadFailure } from '../loading/LoadFailure';
import { createApp } from '../createStore';
import { fakePorts } from '../../../tests/support/fakePorts';
import { type TellFailure, watchFailures } from '../../services/falhas/watchFailures';

const flush = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a page that listens to its errors', () => {
  let page: EventTarget;
  let collected: Parameters<TellFailure>[];
  let brought: number;
  let tell: TellFailure;
  beforeEach(() => {
    page = new EventTarget();
    collected = [];
    brought = 0;
    tell = watchFailures(page as Window, () => {
      brought += 1;
      return Promise.resolve((...heard) => void collected.push(heard));
    });
  });
  const crash = (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error }));

  it('loads the collector with the first error, once', async () => {
    expect(brought).toBe(0);
    const error = new TypeError('x');
    crash(error);
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    await flush();
    expect([brought, collected]).toEqual([
      1,
      [
        [error, 'janela'],
        [error, 'promessa'],
      ],
    ]);
  });

  it('tries again with the next error where the collector could not be loaded, and raises nothing itself', async () => {
    const heard = jest.fn();
    process.on('unhandledRejection', heard);
    let isOnline = false;
    const offline = watchFailures(new EventTarget() as Window, () =>
      isOnline
        ? Promise.resolve((error) => void collected.push([error, 'janela']))
        : Promise.reject(new Error('offline')),
    );
    offline(new Error('lost'), 'janela');
    await flush();
    isOnline = true;
    offline(new Error('kept'), 'janela');
    await flush();
    process.off('unhandledRejection', heard);
    expect([heard.mock.calls, collected.map(([error]) => String(error))]).toEqual([[], ['Error: kept']]);
  });

  const log = () => ({ ...fakePorts().log, error: (error: unknown) => tell(error, 'aplicativo') });

  it('hears of a component that threw, by the boundary that caught it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new TypeError('render');
    const Broken = () => {
      throw error;
    };
    render(
      <Provider store={createApp(fakePorts()).store}>
        <LoadFailure onError={log().error} onRetry={jest.fn()} onReload={jest.fn()}>
          <Broken />
        </LoadFailure>
      </Provider>,
    );
    await flush();
    expect(collected).toEqual([[error, 'aplicativo']]);
  });

  it('hears of a workflow that threw, by the supervisor that starts it again', async () => {
    const error = new TypeError('workflow');
    let runs = 0;
    createApp({ ...fakePorts(), log: log() }).runWorkflow(function* fragile() {
      runs += 1;
      if (runs === 1) throw error;
      yield* [];
    });
    await flush();
    expect([runs, collected]).toEqual([2, [[error, 'aplicativo']]]);
  });
});
