import type { MemoriaDaPorta } from '../domain/porta';
import type { Ponto } from '../domain/distancia';
import type { RegistroPush } from '../domain/wire/avisos';

/** Where the device is, or why it does not say. */
export type LocationResult = { ok: true; ponto: Ponto } | { ok: false; motivo: 'negada' | 'indisponivel' };

export interface LocationPort {
  /** Asked only when the person pressed for it; never rejects. */
  current: () => Promise<LocationResult>;
}

/** Handing something on to other people. */
export interface SharePort {
  /** Text and a path of ours. `dismissed`: the person thought better of it; never rejects. */
  share: (texto: string, path: string) => Promise<'shared' | 'copied' | 'dismissed' | 'failed'>;
}

/** `possivel`: the browser offers it; `manual`: it has to be done by hand; `instalado`: it is done. */
export type EstadoInstalacao = 'manual' | 'possivel' | 'instalado';

/** Installing the page as an app. */
export interface InstallPort {
  state: () => EstadoInstalacao;
  /** The browser's own question; `indisponivel` where it has none. Never rejects. */
  prompt: () => Promise<'aceita' | 'recusada' | 'indisponivel'>;
}

/** `indisponivel`: this device cannot be told anything; `recusado`: the person said no to the browser or the system. */
export type EstadoPush = 'indisponivel' | 'possivel' | 'recusado';

/** Notices that reach the device while the product is not open. None of it rejects. */
export interface PushPort {
  /** Asks nobody anything. */
  state: () => Promise<EstadoPush>;
  /**
   * Lets the browser or the system ask, where it has not yet, and says where this device is told from now on.
   * @param chaveWeb the public key that a browser subscribes with; null where browsers are not told.
   */
  register: (
    chaveWeb: string | null,
  ) => Promise<{ ok: true; registro: RegistroPush } | { ok: false; motivo: 'indisponivel' | 'recusado' }>;
  /** From now on nothing that is sent to this device arrives, whether the server could be told or not. */
  unregister: () => Promise<void>;
}

/** The other tabs of this browser: what one does to the session, all must know. */
export interface TabsPort {
  announce: (motivo: 'iniciada' | 'encerrada') => void;
}

/** The version of the product that this page came with. */
export interface VersionPort {
  /**
   * Asked when a part of the page could not be loaded. `reloading`: a deploy took its files away, and the page is being
   * loaded anew, once. `outdated`: so it did, but amid a payment, or a moment after such a reload, that is left to the
   * person. `current`: it was something else, say the network.
   */
  afterFailedLoad: (error: unknown) => Promise<'reloading' | 'outdated' | 'current'>;
  /** Whether the server has a newer version of these pages; false where it cannot be asked. */
  isOutdated: () => Promise<boolean>;
  /** Loads the page anew because the person wants it. */
  reload: () => void;
}

/** The door of the bus on this device; only its page has one. */
export interface DoorPort {
  /** Whether a key (base64url) signed a text; null where this browser cannot tell. */
  verify: (publica: string, assinado: string, assinatura: Uint8Array) => Promise<boolean | null>;
  /** What was kept of the boarding under way. */
  read: () => MemoriaDaPorta | null;
  keep: (memoria: MemoriaDaPorta) => void;
  /** Heard and felt. */
  signal: (kind: 'pode' | 'nao') => void;
}
