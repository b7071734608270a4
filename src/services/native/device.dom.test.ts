import { installFakeNative, removeFakeNative, type FakeNative } from '../../../tests/support/fakeNative';

const PLUGINS = ['App', 'Browser', 'Share', 'Filesystem', 'PushNotifications', 'SystemBars'];
let shell: FakeNative;

/** The adapters on the real @capacitor/core, which reads the shell when first loaded. */
async function load<T>(platform: 'android' | 'ios', plugins: string[], take: () => Promise<T>): Promise<T> {
  shell = installFakeNative(platform, plugins);
  let taken: T | undefined;
  await jest.isolateModulesAsync(async () => {
    taken = await take();
  });
  return taken as T;
}
const sharing = (plugins = PLUGINS) => load('android', plugins, () => import('./nativeShare'));
const pushing = (platform: 'android' | 'ios', plugins = PLUGINS) =>
  load(platform, plugins, () => import('./nativePush'));
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(removeFakeNative);

describe('sharing from the mobile app', () => {
  it('opens the system’s own sheet, and knows a change of mind from a failure', async () => {
    const { nativeShare } = await sharing();
    const port = nativeShare('https://app.itape.com.br');
    expect(await port?.share('São Paulo para Rio', '/minhas-viagens?pedido=1')).toBe('shared');
    expect(shell.calls.at(-1)).toEqual([
      'Share.share',
      expect.objectContaining({ url: 'https://app.itape.com.br/minhas-viagens?pedido=1' }),
    ]);
    shell.answers['Share.share'] = new Error('Share canceled');
    expect(await port?.share('x', '/')).toBe('dismissed');
    shell.answers['Share.share'] = new Error('no app');
    expect(await port?.share('x', '/')).toBe('failed');
  });

  it('offers a file where to: the web view itself saves none', async () => {
    const { nativeHandOver } = await sharing();
    shell.answers['Filesystem.writeFile'] = { uri: 'file:///cache/bilhete.pdf' };
    await nativeHandOver()?.(new Blob(['%PDF-1.7']), 'bilhete.pdf');
    expect(shell.calls).toEqual([
      ['Filesystem.writeFile', { path: 'bilhete.pdf', data: btoa('%PDF-1.7'), directory: 'CACHE' }],
      ['Share.share', expect.objectContaining({ files: ['file:///cache/bilhete.pdf'] })],
    ]);
    shell.answers['Share.share'] = new Error('Share canceled');
    await expect(nativeHandOver()?.(new Blob(['x']), 'x.pdf')).resolves.toBeUndefined();
    shell.answers['Filesystem.writeFile'] = new Error('full');
    await expect(nativeHandOver()?.(new Blob(['x']), 'x.pdf')).rejects.toThrow('full');
  });

  it('is left to the page in a shell without the plugins', async () => {
    const { nativeShare, nativeHandOver } = await sharing(['App']);
    expect([nativeShare('x'), nativeHandOver()]).toEqual([null, null]);
  });
});

describe.each(['android', 'ios'] as const)('notices on %s', (platform) => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 15) Chrome/131.0';

  it('are asked of the person, then of the system, which answers by an event', async () => {
    const { createNativePush } = await pushing(platform);
    const push = createNativePush(userAgent);
    shell.answers['PushNotifications.checkPermissions'] = { receive: 'prompt' };
    shell.answers['PushNotifications.requestPermissions'] = { receive: 'granted' };
    expect(await push.state()).toBe('possivel');
    const registered = push.register(null);
    await settle();
    shell.emit('PushNotifications', 'registration', { value: 'token' });
    expect(await registered).toEqual({
      ok: true,
      registro: { canal: platform, nome: 'Chrome no Android', endereco: 'token' },
    });
    await push.unregister();
    expect(shell.calls.at(-1)?.[0]).toBe('PushNotifications.unregister');
  });

  it('are none where the person or the system says no', async () => {
    const { createNativePush } = await pushing(platform);
    const push = createNativePush(userAgent);
    shell.answers['PushNotifications.checkPermissions'] = { receive: 'denied' };
    shell.answers['PushNotifications.requestPermissions'] = { receive: 'denied' };
    expect([await push.state(), await push.register(null)]).toEqual(['recusado', { ok: false, motivo: 'recusado' }]);
    shell.answers['PushNotifications.requestPermissions'] = { receive: 'granted' };
    const failing = push.register(null);
    await settle();
    shell.emit('PushNotifications', 'registrationError', { error: 'no Firebase' });
    expect(await failing).toEqual({ ok: false, motivo: 'indisponivel' });
  });

  it('are none in a shell without the plugin', async () => {
    const { createNativePush } = await pushing(platform, ['App']);
    const push = createNativePush(userAgent);
    expect([await push.state(), await push.register(null)]).toEqual([
      'indisponivel',
      { ok: false, motivo: 'indisponivel' },
    ]);
    await push.unregister();
  });

  it('say where they lead when one is pressed', async () => {
    const { onNoticePressed } = await pushing(platform);
    const opened: string[] = [];
    onNoticePressed((link) => opened.push(link));
    await settle();
    shell.emit('PushNotifications', 'pushNotificationActionPerformed', {
      notification: { data: { link: '/minhas-viagens' } },
    });
    shell.emit('PushNotifications', 'pushNotificationActionPerformed', {});
    expect(opened).toEqual(['/minhas-viagens', '']);
  });
});

describe('the system’s bars', () => {
  it.each([
    ['rgb(12, 63, 56)', 'DARK'],
    ['rgb(255, 255, 255)', 'LIGHT'],
    ['rgba(0, 0, 0, 0)', 'DARK'],
  ])('are read on the header’s ground: %s', async (ground, style) => {
    document.body.innerHTML = `<header style="background-color: ${ground}"></header>`;
    window.matchMedia = (() => ({ addEventListener: () => undefined })) as unknown as typeof window.matchMedia;
    const { followScheme } = await load('android', PLUGINS, () => import('./statusBar'));
    followScheme(window);
    await settle();
    expect(shell.calls).toContainEqual(['SystemBars.setStyle', { style }]);
  });
});
