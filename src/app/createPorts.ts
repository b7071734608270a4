import type { Bus } from '../events/bus';
import { systemClock } from '../services/clock';
import { createAuthorizedFetch, type HttpOptions } from '../services/http/authorizedFetch';
import { createFiles, type HandOver } from '../services/http/createFiles';
import { createHttp } from '../services/http/createHttp';
import { createStream } from '../services/http/createStream';
import type { ConfigPort, IdentityPort, LogPort, NavigationPort, Ports } from '../services/ports';
import type { NativePort } from '../services/portsNative';
import type { VersionPort } from '../services/portsDevice';
import { createInstall } from '../services/install';
import { browserLocation } from '../services/location';
import { createLazyPush } from '../services/push/lazyPush';
import { cryptoRandom } from '../services/random';
import { createShare } from '../services/share';
import { createStorage } from '../services/storage/createStorage';
import { readDispositivo } from '../services/storage/dispositivo';
import { createTabs } from '../services/tabs';
import { together } from './loading/together';

const loadWebPush = together(
  'avisos-web',
  () => import(/* webpackChunkName: "avisos-web" */ '../services/push/webPush'),
);

export interface PortOptions {
  bus: Bus;
  identity: IdentityPort;
  navigation: NavigationPort;
  anonimo: HttpOptions['anonimo'];
  entrou: HttpOptions['entrou'];
  externa: HttpOptions['externa'];
  native: NativePort;
  version: VersionPort;
  config: ConfigPort;
  fetch: typeof fetch;
  log: LogPort;
  /** Origin of the API; empty in a browser, where it is the page's own. */
  origin: string;
  /** Implementations of the mobile app's shell that replace the browser's. */
  device?: (Partial<Pick<Ports, 'push' | 'share'>> & { handOver?: HandOver }) | undefined;
}

/** Creates the browser's adapters. */
export function createPorts(options: PortOptions): Ports {
  const { bus, identity, native, version, config, fetch, log, origin, device = {} } = options;
  const { navigation, anonimo, entrou, externa } = options;
  const storage = createStorage(
    () => window.localStorage,
    () => window.sessionStorage,
  );
  const onSessaoRecusada = () => bus.emit('SessaoRecusada');
  const send = createAuthorizedFetch({
    fetch,
    identity,
    clock: systemClock,
    dispositivo: () => readDispositivo(storage, cryptoRandom),
    anonimo,
    entrou,
    externa,
    onSessaoRecusada,
  });
  return {
    http: createHttp(send, { onSessaoRecusada }),
    files: createFiles(send, { onSessaoRecusada }, device.handOver),
    share:
      device.share ??
      createShare(
        () => origin || window.location.origin,
        () => navigator,
      ),
    install: createInstall(
      () => window,
      () => bus.emit('InstalacaoMudou'),
    ),
    push: device.push ?? createLazyPush(async () => (await loadWebPush()).webPush()),
    stream: createStream(send, cryptoRandom),
    config,
    identity,
    navigation,
    storage,
    location: browserLocation(() => window.navigator.geolocation),
    clock: systemClock,
    random: cryptoRandom,
    log,
    tabs: createTabs((motivo) => bus.emit('SessaoMudouEmOutraAba', { motivo })),
    native,
    version,
  };
}
