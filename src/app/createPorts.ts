import type { Bus } from '../events/bus';
import { systemClock } from '../services/clock';
import { consoleLog } from '../services/consoleLog';
import { createAuthorizedFetch, type HttpOptions } from '../services/http/authorizedFetch';
import { createFiles } from '../services/http/createFiles';
import { createHttp } from '../services/http/createHttp';
import { createStream } from '../services/http/createStream';
import type { IdentityPort, NativePort, NavigationPort, Ports, VersionPort } from '../services/ports';
import { cryptoRandom } from '../services/random';
import { createStorage } from '../services/storage/createStorage';
import { readDispositivo } from '../services/storage/dispositivo';
import { createTabs } from '../services/tabs';

export interface PortOptions {
  bus: Bus;
  identity: IdentityPort;
  navigation: NavigationPort;
  anonimo: HttpOptions['anonimo'];
  externa: HttpOptions['externa'];
  native: NativePort;
  version: VersionPort;
  fetch: typeof fetch;
}

/** The outside world of the browser, chosen once. */
export function createPorts(options: PortOptions): Ports {
  const { bus, identity, navigation, anonimo, externa, native, version, fetch } = options;
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
    externa,
    onSessaoRecusada,
  });
  return {
    http: createHttp(send, { onSessaoRecusada }),
    files: createFiles(send, { onSessaoRecusada }),
    stream: createStream(send, cryptoRandom),
    identity,
    navigation,
    storage,
    clock: systemClock,
    random: cryptoRandom,
    log: consoleLog,
    tabs: createTabs((motivo) => bus.emit('SessaoMudouEmOutraAba', { motivo })),
    native,
    version,
  };
}
