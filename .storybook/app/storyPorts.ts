import { createAuthorizedFetch } from '../../src/services/http/authorizedFetch';
import { createFiles } from '../../src/services/http/createFiles';
import { createHttp } from '../../src/services/http/createHttp';
import { createStream } from '../../src/services/http/createStream';
import { webNative } from '../../src/services/native/webNative';
import type { BoundNavigation } from '../../src/services/navigation';
import type { LogPort, Ports } from '../../src/services/ports';
import { createStorage } from '../../src/services/storage/createStorage';
import type { Bus } from '../../src/events/bus';
import { storyConfig } from './storyCard';
import type { StoryIdentity } from './storyIdentity';

/** Position returned in every story: the cathedral square. */
const SAO_PAULO = { lat: -23.55, lon: -46.63 };

export interface StoryWorld {
  bus: Bus;
  fetch: typeof fetch;
  identity: StoryIdentity;
  navigation: BoundNavigation;
  anonimo: () => boolean;
  entrou: () => boolean;
  externa: () => { sessaoClientId: string; estabelecimentoId: number } | null;
}

/** In-memory storage, empty at the start of each story. */
function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

const log: LogPort = {
  error: (error, where) => console.info('the app would log an error', where ?? '', error),
  info: (message, details) => console.info(message, details ?? ''),
};

/** Random ids that differ within a run and repeat in every run. */
function countingRandom(): Ports['random'] {
  let count = 0;
  return { uuid: () => `00000000-0000-4000-9000-${String(++count).padStart(12, '0')}` };
}

/** Ports of a story. HTTP and storage adapters are the product's own over simulated back ends. */
export function createStoryPorts({ bus, fetch, identity, navigation, externa, ...who }: StoryWorld): Ports {
  const local = memory();
  const session = memory();
  const clock = { now: () => new Date(), monotonic: () => performance.now() };
  const random = countingRandom();
  const onSessaoRecusada = () => bus.emit('SessaoRecusada');
  const dispositivo = () => 'historia';
  const send = createAuthorizedFetch({ fetch, identity, clock, dispositivo, externa, onSessaoRecusada, ...who });
  return {
    http: createHttp(send, { onSessaoRecusada }),
    files: createFiles(send, { onSessaoRecusada }),
    share: { share: () => Promise.resolve('copied') },
    install: { state: () => 'manual', prompt: () => Promise.resolve('indisponivel') },
    push: {
      state: () => Promise.resolve('possivel'),
      register: () => Promise.resolve({ ok: false, motivo: 'recusado' }),
      unregister: () => Promise.resolve(),
    },
    stream: createStream(send, random),
    storage: createStorage(
      () => local,
      () => session,
    ),
    config: { read: async () => storyConfig },
    location: { current: async () => ({ ok: true, ponto: SAO_PAULO }) },
    tabs: { announce: () => undefined },
    native: webNative,
    version: { isOutdated: async () => false, afterFailedLoad: async () => 'current', reload: () => undefined },
    identity,
    navigation,
    clock,
    random,
    log,
  };
}
