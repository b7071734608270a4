/**
 * The outside world as the workflows see it: interfaces only. Adapters live beside this file and are chosen in
 * `src/app`. Function properties, not methods, so that `call(identity.signIn, …)` needs no `this`.
 */
import type { Grupo } from '../domain/grupos';
import type { Config } from '../domain/wire/config';
import type { ProvedorFederado } from '../domain/provedor';
import type { InstallPort, LocationPort, PushPort, SharePort, TabsPort, VersionPort } from './portsDevice';
import type { NativePort } from './portsNative';

/** Who the identity provider says is signed in. Tokens stay inside the adapter. */
export interface IdentitySession {
  sub: string;
  email: string;
  /** Apple may hide it. */
  nome: string | null;
  /** The provider's phone_number (spec §3), a Brazilian mobile in the form of the wire; absent where it has none. */
  celular?: string;
  grupos: Grupo[];
  provedor: 'itape' | ProvedorFederado;
  /** Access token expiry, in milliseconds since 1970. */
  expiraEm: number;
  /** When they last proved who they are (`auth_time`), in milliseconds since 1970; a renewal does not move it. */
  autenticadoEm: number;
}

/** What a sign-in asks for next; `done` carries the session. */
export type SignInStep =
  | { step: 'done'; session: IdentitySession }
  | { step: 'newPassword' }
  | { step: 'confirmSignUp'; email: string }
  | { step: 'resetPassword'; email: string };

/** Where a confirmation code was sent, masked by the provider: `c***@i***`. */
export interface CodeDelivery {
  destino: string;
  /** The message carries a link to follow, not a code to type. */
  porLink?: boolean;
}

/** A browser or telephone that the provider remembers. */
export interface Dispositivo {
  id: string;
  /** As it called itself when it signed in: a user agent. */
  nome: string;
  /** ISO 8601; null where the provider does not say. */
  usadoEm: string | null;
  /** The one in hand. */
  atual: boolean;
}

/** What a signed-in person does with their own login. */
export interface AccountPort {
  updatePassword: (atual: string, nova: string) => Promise<void>;
  /** The address stays what it is until the code that goes to the new one confirms it. */
  requestEmailChange: (email: string) => Promise<CodeDelivery>;
  resendEmailCode: () => Promise<CodeDelivery>;
  confirmEmailChange: (codigo: string) => Promise<void>;
  /** One page of 60 (spec §9). */
  listDevices: () => Promise<Dispositivo[]>;
  forgetDevice: (id: string) => Promise<void>;
  /** The password once more: a session whose `autenticadoEm` is now. A wrong one leaves the session as it was. */
  reauthenticate: (email: string, senha: string) => Promise<IdentitySession>;
  /** Leaves the page for a provider that asks again who it is. */
  reauthenticateWithProvider: (provedor: ProvedorFederado) => Promise<void>;
  /** The login is gone, and the tokens with it. */
  deleteUser: () => Promise<void>;
}

/**
 * Every call rejects with `IdentityError` and nothing else. A sign-in whose workflow was cancelled (redux-saga's
 * `[CANCEL]`) leaves nobody signed in, however late it succeeds.
 */
export interface IdentityPort extends AccountPort {
  /**
   * Null when nobody is signed in; kind `session` when somebody was and the provider refused to go on. Never downloads
   * the identity library for a visitor who never signed in.
   */
  currentSession: () => Promise<IdentitySession | null>;
  /** A valid access token, renewed when it is about to expire; null when anonymous; rejects as `currentSession`. */
  accessToken: () => Promise<string | null>;
  /** Forces a renewal; null when the provider refused it; kind `transient` when it could not be asked. */
  refresh: () => Promise<IdentitySession | null>;
  signIn: (email: string, senha: string) => Promise<SignInStep>;
  /**
   * Whether this page was reloaded while a NEW_PASSWORD_REQUIRED challenge was open, which is lost with it. Says so
   * once.
   */
  takeLostChallenge: () => boolean;
  /** Whether this device still holds somebody's session, as far as can be told without asking the provider. */
  isRemembered: () => boolean;
  /** Answers the NEW_PASSWORD_REQUIRED challenge. */
  submitNewPassword: (senha: string) => Promise<SignInStep>;
  /**
   * Leaves the page for the provider and comes back through /callback. The link travels along and is said again on the
   * bus (`LinkGuardado`) by whoever comes back, even where the storage was lost on the way.
   */
  signInWithProvider: (provedor: ProvedorFederado, link: string | null) => Promise<void>;
  /**
   * On /callback: exchanges the code; null when the person cancelled, or when there is nothing to exchange. Gives up
   * after OAUTH_WAIT_MS with kind `transient`.
   */
  completeRedirect: () => Promise<IdentitySession | null>;
  signUp: (email: string, senha: string, nome: string) => Promise<CodeDelivery>;
  confirmSignUp: (email: string, codigo: string) => Promise<void>;
  resendCode: (email: string) => Promise<CodeDelivery>;
  forgotPassword: (email: string) => Promise<CodeDelivery>;
  resetPassword: (email: string, codigo: string, senha: string) => Promise<void>;
  /** Revokes at the provider and forgets the tokens; gives up waiting after SIGN_OUT_WAIT_MS, never rejects. */
  signOut: () => Promise<void>;
}

/** A failed call, told apart by what the person can do about it. */
export type HttpFailure =
  | { kind: 'identity'; codigo: string }
  | {
      kind: 'refused';
      status: number;
      erros: { codigo: string; mensagem: string; campo?: string }[];
      /** Only with POLTRONA_OCUPADA: the seats that somebody else took. */
      poltronas?: { viagemId: string; numero: number }[];
    }
  | { kind: 'transient'; motivo: 'rede' | 'tempo' | 'servidor' }
  /** HTTP 429: nothing was done. `segundos` comes from `Retry-After`; null where it is missing or unreadable. */
  | { kind: 'transient'; motivo: 'limite'; segundos: number | null };

export type HttpResult<T> = { ok: true; value: T } | { ok: false; failure: HttpFailure };

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with its query: `/Localidades?termo=rio`. */
  path: string;
  body?: unknown;
  /** Sent as `Idempotency-Key`; required by every POST that takes a seat or money. */
  idempotencyKey?: string;
  /** Sent as `X-Documento-Final`: what proves a right to ask without standing in an address, which is logged. */
  documentoFinal?: string;
  /** For what honestly takes longer than any answer, as a file on a slow network. */
  timeoutMs?: number;
  /** Goes on where the page is left meanwhile; for what is said last. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

export interface HttpPort {
  /** Resolves with the reply's `data` or with the failure; never rejects but for an abort. */
  request: <T>(request: HttpRequest) => Promise<HttpResult<T>>;
}

/** The assistant, wherever it answers; only its panel has one. */
export interface ChatbotPort {
  /** Resolves with the reply's `data` or with the failure; never rejects. */
  post: <T>(path: '/Mensagens' | '/Atendimentos', body: unknown, idempotencyKey?: string) => Promise<HttpResult<T>>;
}

export interface NavigationPort {
  go: (path: string) => void;
  replace: (path: string) => void;
  /** Path and query of the page on screen. */
  current: () => string;
}

/** The storage keys of spec §3, the cached account of §4, and the last searches. Survives disabled, full or private storage. */
export interface StoragePort {
  provedor: StoredValue;
  dispositivo: StoredValue;
  sessaoAnterior: StoredValue;
  iniciandoLoginFederado: StoredValue;
  /** Whose account is known to be complete, and the first name (`domain/contaGuardada`). */
  conta: StoredValue;
  linkRedirect: StoredValue;
  /** Ids of places alone, to search once more by one press. */
  buscasRecentes: StoredValue;
  /** Whether this device is told of trips (`ativo`), or its person did not want to be asked (`dispensado`). */
  avisos: StoredValue;
  /** Whether the browser keeps what it is told, or forgets it with the page. */
  remembers: () => boolean;
  /** Everything of ours but `dispositivo` (spec §4). */
  clear: () => void;
}

export interface StoredValue {
  read: () => string | null;
  write: (value: string) => void;
  remove: () => void;
}

export interface ClockPort {
  now: () => Date;
  /** Milliseconds that only ever grow, and that no change of the device's time moves: `performance.now()`. */
  monotonic: () => number;
}

export interface RandomPort {
  /** A fresh idempotency key. */
  uuid: () => string;
}

/** Where this web runs, as the server tells it. */
export interface ConfigPort {
  /** Rejects where it cannot be asked. */
  read: () => Promise<Config>;
}

export interface LogPort {
  error: (error: unknown, where?: string) => void;
  info: (message: string, details?: Record<string, unknown>) => void;
}

/** Server-sent events of one resource; `close` ends the stream. */
export interface StreamPort {
  open: (path: string, onMessage: (data: unknown) => void, onError: () => void) => { close: () => void };
}

/** Files of the product, handed to the person: a ticket's PDF, its calendar entry. */
export interface FilesPort {
  /**
   * Downloads what lies below `/api` with the token and saves it under that name; never rejects. With a body it is
   * asked for by POST: what narrows it may be personal, and stands in no address.
   */
  save: (path: string, nome: string, body?: unknown) => Promise<HttpResult<null>>;
}

export interface Ports {
  http: HttpPort;
  config: ConfigPort;
  identity: IdentityPort;
  navigation: NavigationPort;
  storage: StoragePort;
  location: LocationPort;
  clock: ClockPort;
  random: RandomPort;
  log: LogPort;
  stream: StreamPort;
  files: FilesPort;
  share: SharePort;
  install: InstallPort;
  push: PushPort;
  tabs: TabsPort;
  native: NativePort;
  version: VersionPort;
}
