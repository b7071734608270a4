import { createInstall } from './install';

function aWindow(standalone = false) {
  const events = new EventTarget();
  const target = {
    addEventListener: events.addEventListener.bind(events),
    matchMedia: () => ({ matches: standalone }) as MediaQueryList,
  };
  const onChange = jest.fn();
  const install = createInstall(() => target, onChange);
  const offer = (prompt: () => Promise<{ outcome: string }>) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    events.dispatchEvent(event);
    return event;
  };
  return { install, onChange, offer, events };
}

describe('installing as an app', () => {
  it('is by hand until the browser offers, and the offer is kept for whoever asks', async () => {
    const { install, offer, onChange } = aWindow();
    expect(install.state()).toBe('manual');
    expect(await install.prompt()).toBe('indisponivel');

    const event = offer(async () => ({ outcome: 'accepted' }));
    expect(event.defaultPrevented).toBe(true);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(install.state()).toBe('possivel');
    expect(await install.prompt()).toBe('aceita');
  });

  it('asks once an offer, whatever the answer', async () => {
    const { install, offer } = aWindow();
    offer(async () => ({ outcome: 'dismissed' }));
    expect(await install.prompt()).toBe('recusada');
    expect(install.state()).toBe('manual');
    offer(() => Promise.reject(new Error('used')));
    expect(await install.prompt()).toBe('indisponivel');
  });

  it('knows when it is done, and when the page is the app already', () => {
    const { install, events, onChange } = aWindow();
    events.dispatchEvent(new Event('appinstalled'));
    expect(install.state()).toBe('instalado');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(aWindow(true).install.state()).toBe('instalado');
  });
});
