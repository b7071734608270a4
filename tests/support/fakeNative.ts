type Platform = 'android' | 'ios';
type Listener = (data: unknown) => void;

/** Test access to the simulated shell. */
export interface FakeNative {
  /** Emits an event of a plugin, such as `App`'s `appUrlOpen`. */
  emit: (plugin: string, event: string, data?: unknown) => void;
  /** Results of plugin calls by `Plugin.method`: an Error rejects, a function is called. */
  answers: Record<string, unknown>;
  /** Plugin calls in order: `['Browser.open', options]`. */
  calls: [string, unknown][];
}

const methods: Record<string, string[]> = {
  App: ['getLaunchUrl', 'minimizeApp', 'exitApp', 'getState'],
  Browser: ['open', 'close'],
  Preferences: ['keys', 'get', 'set', 'remove'],
  SecureStoragePlugin: ['keys', 'get', 'set', 'remove'],
  Share: ['share'],
  Filesystem: ['writeFile'],
  PushNotifications: ['checkPermissions', 'requestPermissions', 'register', 'unregister'],
  SystemBars: ['setStyle'],
};

const headerOf = (name: string) => ({
  name,
  methods: [
    { name: 'addListener', rtype: 'callback' },
    { name: 'removeListener', rtype: 'callback' },
    ...(methods[name] ?? []).map((method) => ({ name: method, rtype: 'promise' })),
  ],
});

/** Removes the simulated shell. */
export function removeFakeNative(): void {
  for (const key of ['Capacitor', 'androidBridge', 'webkit']) Reflect.deleteProperty(window, key);
}

/** Simulates a telephone for @capacitor/core. Install before its first import. */
export function installFakeNative(platform: Platform, plugins = ['App', 'Browser']): FakeNative {
  removeFakeNative();
  const listeners: Record<string, Listener[]> = {};
  const answers: Record<string, unknown> = {};
  const calls: [string, unknown][] = [];
  const postMessage = (): void => undefined;
  if (platform === 'android') window.androidBridge = { postMessage };
  else window.webkit = { messageHandlers: { bridge: { postMessage } } };

  const nativeCallback = (plugin: string, method: string, options: { eventName: string }, listener: Listener) => {
    const name = `${plugin}.${options.eventName}`;
    if (method === 'addListener') (listeners[name] ??= []).push(listener);
    return name;
  };
  const nativePromise = async (plugin: string, method: string, options: unknown): Promise<unknown> => {
    const name = `${plugin}.${method}`;
    calls.push([name, options]);
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    if (typeof answer === 'function') return (answer as (given: unknown) => unknown)(options);
    return answer ?? {};
  };
  const PluginHeaders = plugins.map(headerOf);
  Object.assign(window, { Capacitor: { PluginHeaders, nativeCallback, nativePromise, logJs: postMessage } });
  return {
    emit: (plugin, event, data = {}) => (listeners[`${plugin}.${event}`] ?? []).forEach((listener) => listener(data)),
    answers,
    calls,
  };
}
