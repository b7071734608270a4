import { jest } from '@jest/globals';
import { webNative } from '../../src/services/native/webNative';
import type { HttpRequest, HttpResult, Ports, StoredValue } from '../../src/services/ports';
import { AGORA, refused, succeeded, umaIdentidade } from './builders';
import { umaConfig } from './cartaoBuilders';
import { umaReservaPropria } from './viagemBuilders';

/** Replies by `METHOD /path` (without query); a function receives the request. */
export type Replies = Record<
  string,
  HttpResult<unknown> | ((request: HttpRequest) => HttpResult<unknown> | Promise<HttpResult<unknown>>)
>;

export type FakePorts = { [P in keyof Ports]: { [F in keyof Ports[P]]: Ports[P][F] } } & {
  navigation: { path: string };
};

export interface PortOverrides extends Partial<{ [P in keyof Ports]: Partial<Ports[P]> }> {
  replies?: Replies;
}

function storedValue(): StoredValue {
  let value: string | null = null;
  return {
    read: jest.fn(() => value),
    write: jest.fn((text: string) => void (value = text)),
    remove: jest.fn(() => void (value = null)),
  };
}

function fakeStorage(): Ports['storage'] {
  const values = {
    provedor: storedValue(),
    dispositivo: storedValue(),
    sessaoAnterior: storedValue(),
    iniciandoLoginFederado: storedValue(),
    conta: storedValue(),
    linkRedirect: storedValue(),
    buscasRecentes: storedValue(),
    avisos: storedValue(),
    banco: storedValue(),
    trajetos: storedValue(),
    desenhoOnibus: storedValue(),
    formularios: storedValue(),
  };
  const clear = jest.fn(() => {
    for (const [key, value] of Object.entries(values)) if (key !== 'dispositivo') value.remove();
  });
  return { ...values, clear, remembers: jest.fn(() => true) };
}

interface Keyed {
  what: string;
  result: HttpResult<unknown> | null;
}

/**
 * Answers from the table; a call without a reply fails the test. Idempotency keys work as on the server: a key serves
 * one request, and a success is replayed without effect.
 */
function fakeHttp(replies: Replies): Ports['http'] {
  const keys = new Map<string, Keyed>();
  const answer = async (request: HttpRequest): Promise<HttpResult<unknown>> => {
    const key = `${request.method} ${request.path.split('?')[0]}`;
    const reply = replies[key] ?? usualReplies[key];
    if (!reply) throw new Error(`no reply was prepared for ${key}`);
    return typeof reply === 'function' ? reply(request) : reply;
  };
  const once = async (request: HttpRequest, chave: string): Promise<HttpResult<unknown>> => {
    const what = `${request.method} ${request.path} ${JSON.stringify(request.body)}`;
    const known = keys.get(chave) ?? { what, result: null };
    keys.set(chave, known);
    if (known.what !== what) return refused(422, 'Esta chave de idempotência já foi usada em outro pedido.');
    if (known.result?.ok) return known.result;
    return (known.result = await answer(request));
  };
  return {
    request: jest.fn((request: HttpRequest) =>
      request.idempotencyKey === undefined ? answer(request) : once(request, request.idempotencyKey),
    ) as Ports['http']['request'],
  };
}

/** Default replies of every purchase: no holds in other tabs, an active hold without a draft, Pix available, no saved cards. */
const usualReplies: Replies = {
  'GET /Reservas': succeeded([]),
  'GET /Reservas/r1': succeeded(umaReservaPropria()),
  'GET /Reservas/r1/Rascunho': succeeded(null),
  'GET /Cartoes': succeeded([]),
  'GET /Pagamentos/Meios': succeeded({
    pix: { disponivel: true, motivo: null },
    boleto: { disponivel: false },
    carteiras: [],
  }),
};

/** In-memory ports with nobody signed in; every function is a spy. */
export function fakePorts({ replies = {}, ...overrides }: PortOverrides = {}): FakePorts {
  const navigation: FakePorts['navigation'] = {
    path: '/home',
    go: jest.fn((path: string) => void (navigation.path = path)),
    replace: jest.fn((path: string) => void (navigation.path = path)),
    leave: jest.fn(),
    current: jest.fn(() => navigation.path),
    ...overrides.navigation,
  };
  return {
    http: { ...fakeHttp(replies), ...overrides.http },
    config: { read: jest.fn(async () => umaConfig()), ...overrides.config },
    identity: { ...fakeIdentity(), ...overrides.identity },
    navigation,
    storage: { ...fakeStorage(), ...overrides.storage },
    location: {
      current: jest.fn(async () => ({ ok: false as const, motivo: 'indisponivel' as const })),
      ...overrides.location,
    },
    clock: {
      now: () => new Date(AGORA.getTime() + (Date.now() - start)),
      monotonic: () => Date.now() - start,
      ...overrides.clock,
    },
    random: { uuid: jest.fn(newUuid()), ...overrides.random },
    log: { error: jest.fn(), info: jest.fn(), ...overrides.log },
    stream: { open: jest.fn(() => ({ close: jest.fn() })), ...overrides.stream },
    share: { share: jest.fn(async () => 'shared' as const), ...overrides.share },
    install: {
      state: () => 'manual' as const,
      prompt: jest.fn(async () => 'indisponivel' as const),
      ...overrides.install,
    },
    push: {
      state: jest.fn(async () => 'indisponivel' as const),
      register: jest.fn(async () => ({ ok: false as const, motivo: 'indisponivel' as const })),
      unregister: jest.fn(async () => undefined),
      ...overrides.push,
    },
    files: { save: jest.fn(async () => succeeded(null)), ...overrides.files },
    tabs: { announce: jest.fn(), ...overrides.tabs },
    native: { ...webNative, ...overrides.native },
    version: {
      isOutdated: jest.fn(async () => false),
      afterFailedLoad: jest.fn(async () => 'current' as const),
      reload: jest.fn(),
      ...overrides.version,
    },
  };
}

/** Unique ids, so that a workflow that reuses an old key fails. */
function newUuid(): () => string {
  let made = 0;
  return () => `99999999-9999-4999-8999-${String(999_999_999_999 - made++)}`;
}

/** Fake timers move `Date.now()`, and the fake clock with it. */
let start = Date.now();

/** Puts the fake clock back to `AGORA`: files that share a module registry would begin minutes after it. */
export function restartClock(): void {
  start = Date.now();
}

const fakeIdentity = (): Ports['identity'] => ({
  currentSession: jest.fn(async () => null),
  accessToken: jest.fn(async () => null),
  refresh: jest.fn(async () => umaIdentidade()),
  signIn: jest.fn(async () => ({ step: 'newPassword' as const })),
  takeLostChallenge: jest.fn(() => false),
  isRemembered: jest.fn(() => false),
  submitNewPassword: jest.fn(async () => ({ step: 'newPassword' as const })),
  signInWithProvider: jest.fn(async () => undefined),
  completeRedirect: jest.fn(async () => null),
  signUp: jest.fn(async () => ({ destino: 'a***@i***' })),
  confirmSignUp: jest.fn(async () => undefined),
  resendCode: jest.fn(async () => ({ destino: 'a***@i***' })),
  forgotPassword: jest.fn(async () => ({ destino: 'a***@i***' })),
  resetPassword: jest.fn(async () => undefined),
  updatePassword: jest.fn(async () => undefined),
  requestEmailChange: jest.fn(async () => ({ destino: 'n***@i***' })),
  resendEmailCode: jest.fn(async () => ({ destino: 'n***@i***' })),
  confirmEmailChange: jest.fn(async () => undefined),
  listDevices: jest.fn(async () => []),
  forgetDevice: jest.fn(async () => undefined),
  reauthenticate: jest.fn(async () => umaIdentidade()),
  reauthenticateWithProvider: jest.fn(async () => undefined),
  deleteUser: jest.fn(async () => undefined),
  signOut: jest.fn(async () => undefined),
});
