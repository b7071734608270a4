/**
 * Ports of the workflows: interfaces only. Adapters live beside this file and are chosen in `src/app`. Function
 * properties instead of methods, so that `call(identity.signIn, …)` needs no `this`.
 */
import type { Grupo } from '../domain/sessao/grupos';
import type { Config } from '../domain/wire/base/config';
import type { ProvedorFederado } from '../domain/sessao/provedor';
import type { InstallPort, LocationPort, PushPort, SharePort, TabsPort, VersionPort } from './portsDevice';
import type { NativePort } from './portsNative';

/** The signed-in person. Tokens stay inside the adapter. */
export interface IdentitySession {
  sub: string;
  email: string;
  /** Null when Apple hides it. */
  nome: string | null;
  /** The provider's phone_number (spec §3), a Brazilian mobile in wire format; absent without one. */
  celular?: string;
  grupos: Grupo[];
  provedor: 'itape' | ProvedorFederado;
  /** Access token expiry, in milliseconds since 1970. */
  expiraEm: number;
  /** Last authentication (`auth_time`) in milliseconds since 1970; a token renewal does not change it. */
  autenticadoEm: number;
}

/** Next step of a sign-in; `done` carries the session. */
export type SignInStep =
  | { step: 'done'; session: IdentitySession }
  | { step: 'newPassword' }
  | { step: 'confirmSignUp'; email: string }
  | { step: 'resetPassword'; email: string };

/** Recipient of a confirmation code, masked by the provider: `c***@i***`. */
export interface CodeDelivery {
  destino: string;
  /** True when the message contains a link instead of a code. */
  porLink?: boolean;
}

/** A browser or telephone that the provider remembers. */
export interface Dispositivo {
  id: string;
  /** User agent at sign-in. */
  nome: string;
  /** ISO 8601; null when the provider does not state it. */
  usadoEm: string | null;
  /** True for this device. */
  atual: boolean;
}

/** Account calls of a signed-in person. */
export interface AccountPort {
  updatePassword: (atual: string, nova: string) => Promise<void>;
  /** Sends a code to the new address; the old one stays until the code confirms the new one. */
  requestEmailChange: (email: string) => Promise<CodeDelivery>;
  resendEmailCode: () => Promise<CodeDelivery>;
  confirmEmailChange: (codigo: string) => Promise<void>;
  /** The first page of 60 (spec §9). */
  listDevices: () => Promise<Dispositivo[]>;
  forgetDevice: (id: string) => Promise<void>;
  /** Verifies the password: returns a session whose `autenticadoEm` is now. A wrong one leaves the session unchanged. */
  reauthenticate: (email: string, senha: string) => Promise<IdentitySession>;
  /** Leaves the page for a reauthentication at the provider. */
  reauthenticateWithProvider: (provedor: ProvedorFederado) => Promise<void>;
  /** Deletes the login and its tokens. */
  deleteUser: () => Promise<void>;
}

/**
 * Every call rejects with `IdentityError` only. A cancelled sign-in (`[CANCEL]`) leaves nobody signed in, even if it succeeds later.
 */
export interface IdentityPort extends AccountPort {
  /**
   * The session; null when nobody is signed in; rejects with kind `session` when the provider refused the stored one.
   * Never downloads the identity library for a visitor who never signed in.
   */
  currentSession: () => Promise<IdentitySession | null>;
  /** A valid access token, renewed shortly before expiry; null when anonymous; rejects like `currentSession`. */
  accessToken: () => Promise<string | null>;
  /** Forces a renewal; null when the provider refused it; rejects with kind `transient` when it is unreachable. */
  refresh: () => Promise<IdentitySession | null>;
  signIn: (email: string, senha: string) => Promise<SignInStep>;
  /** True when this page was reloaded during a NEW_PASSWORD_REQUIRED challenge, which is lost. Returns true once. */
  takeLostChallenge: () => boolean;
  /** True when this device holds a stored session; decided without a request to the provider. */
  isRemembered: () => boolean;
  /** Answers the NEW_PASSWORD_REQUIRED challenge. */
  submitNewPassword: (senha: string) => Promise<SignInStep>;
  /**
   * Leaves the page for the provider and returns through /callback. The link is carried along and emitted on return
   * (`LinkGuardado`), even if the storage was lost.
   */
  signInWithProvider: (provedor: ProvedorFederado, link: string | null) => Promise<void>;
  /** On /callback: exchanges the code; null when cancelled or without a code. Rejects with kind `transient` after OAUTH_WAIT_MS. */
  completeRedirect: () => Promise<IdentitySession | null>;
  signUp: (email: string, senha: string, nome: string) => Promise<CodeDelivery>;
  confirmSignUp: (email: string, codigo: string) => Promise<void>;
  resendCode: (email: string) => Promise<CodeDelivery>;
  forgotPassword: (email: string) => Promise<CodeDelivery>;
  resetPassword: (email: string, codigo: string, senha: string) => Promise<void>;
  /** Revokes at the provider and removes the tokens; stops waiting after SIGN_OUT_WAIT_MS, never rejects. */
  signOut: () => Promise<void>;
}

/** A failed call, classified by what the person can do about it. */
export type HttpFailure =
  | { kind: 'identity'; codigo: string }
  | {
      kind: 'refused';
      status: number;
      erros: { codigo: string; mensagem: string; campo?: string }[];
      /** Only with POLTRONA_OCUPADA: the lost seats. */
      poltronas?: { viagemId: string; numero: number; propria?: boolean }[];
    }
  | { kind: 'transient'; motivo: 'rede' | 'tempo' | 'servidor' }
  /** HTTP 429: the request had no effect. `segundos` is `Retry-After`; null when missing or unreadable. */
  | { kind: 'transient'; motivo: 'limite'; segundos: number | null };

export type HttpResult<T> = { ok: true; value: T } | { ok: false; failure: HttpFailure };

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, with its query: `/Localidades?termo=rio`. */
  path: string;
  body?: unknown;
  /** Sent as `Idempotency-Key`; required by every POST that takes seats or money. */
  idempotencyKey?: string;
  /** Sent as `X-Documento-Final`: proof of a right to read, kept out of the address, which is logged. */
  documentoFinal?: string;
  /** Timeout for slow requests, such as file uploads. */
  timeoutMs?: number;
  /** Continues after leaving the page; for final requests. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

export interface HttpPort {
  /** Resolves with the response's `data` or a failure; rejects only when aborted. */
  request: <T>(request: HttpRequest) => Promise<HttpResult<T>>;
}

/** The assistant; only its panel uses this port. */
export interface ChatbotPort {
  /** Resolves with the response's `data` or a failure; never rejects. */
  post: <T>(
    path: '/Mensagens' | '/Atendimentos' | `/Atendimentos/${string}`,
    body: unknown,
    idempotencyKey?: string,
  ) => Promise<HttpResult<T>>;
}

export interface NavigationPort {
  go: (path: string) => void;
  replace: (path: string) => void;
  /** Leaves the site for an https address, or for a page of the server's own; the page may be restored by "back". */
  leave: (url: string) => void;
  /** Path and query of the page on screen. */
  current: () => string;
}

/** The storage keys of spec §3, the cached account of §4, and ours. Works with disabled, full or private storage. */
export interface StoragePort {
  provedor: StoredValue;
  dispositivo: StoredValue;
  sessaoAnterior: StoredValue;
  iniciandoLoginFederado: StoredValue;
  /** Owner and first name of the complete account (`domain/contaGuardada`). */
  conta: StoredValue;
  linkRedirect: StoredValue;
  /** Recent searches as ids of places. */
  buscasRecentes: StoredValue;
  /** Notices on this device: `ativo`, or `dispensado` when the offer was dismissed. */
  avisos: StoredValue;
  /** Id of the bank that was last chosen to pay a Pix in. */
  banco: StoredValue;
  /** Minutes to each terminal, by the id of its place. */
  trajetos: StoredValue;
  /** An unsaved drawing of a coach, in this tab alone. */
  desenhoOnibus: StoredValue;
  /** Text of the forms of a page while it is loaded in another language, in this tab alone. */
  formularios: StoredValue;
  /** True when the browser persists values beyond the page. */
  remembers: () => boolean;
  /** Removes all keys except `dispositivo` (spec §4). */
  clear: () => void;
}

export interface StoredValue {
  read: () => string | null;
  write: (value: string) => void;
  remove: () => void;
}

export interface ClockPort {
  now: () => Date;
  /** Monotonic milliseconds, independent of changes to the device's time: `performance.now()`. */
  monotonic: () => number;
}

export interface RandomPort {
  /** A random id, such as an idempotency key. */
  uuid: () => string;
}

/** The environment's configuration, loaded from the server. */
export interface ConfigPort {
  /** Rejects when the server cannot be reached. */
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

/** Files delivered to the person: a ticket's PDF, its calendar entry. */
export interface FilesPort {
  /**
   * Downloads a path below `/api` with the token and saves it under a name; never rejects. A body is sent by POST,
   * since filters may be personal and must not stand in an address.
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
