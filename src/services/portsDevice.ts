import type { MemoriaDaPorta } from '../domain/bilhetes/porta';
import type { Ponto } from '../domain/lugares/distancia';
import type { RegistroPush } from '../domain/wire/avisos/avisos';
import type { CarteiraOferecida, MetodoCarteira } from '../domain/wire/pagamento/carteira';

/** Position of the device, or the reason why it is not available. */
export type LocationResult = { ok: true; ponto: Ponto } | { ok: false; motivo: 'negada' | 'indisponivel' };

export interface LocationPort {
  /** Called only on the person's request; never rejects. */
  current: () => Promise<LocationResult>;
}

/** Sharing with other people. */
export interface SharePort {
  /** Shares a text and an internal path. `dismissed`: the person cancelled; never rejects. */
  share: (texto: string, path: string) => Promise<'shared' | 'copied' | 'dismissed' | 'failed'>;
}

/** `possivel`: the browser offers a prompt; `manual`: steps by hand; `instalado`: installed. */
export type EstadoInstalacao = 'manual' | 'possivel' | 'instalado';

/** Installation of the page as an app. */
export interface InstallPort {
  state: () => EstadoInstalacao;
  /** Opens the browser's prompt; `indisponivel` without one. Never rejects. */
  prompt: () => Promise<'aceita' | 'recusada' | 'indisponivel'>;
}

/** `indisponivel`: this device cannot receive notices; `recusado`: permission was denied. */
export type EstadoPush = 'indisponivel' | 'possivel' | 'recusado';

/** Push notices to the device while the app is closed. No call rejects. */
export interface PushPort {
  /** The current state; never prompts. */
  state: () => Promise<EstadoPush>;
  /**
   * Prompts for permission if needed and returns the push registration.
   * @param chaveWeb VAPID public key for browsers; null where web push is not available.
   */
  register: (
    chaveWeb: string | null,
  ) => Promise<{ ok: true; registro: RegistroPush } | { ok: false; motivo: 'indisponivel' | 'recusado' }>;
  /** Ends the push registration on this device, whether or not the server learned of it. */
  unregister: () => Promise<void>;
}

/** Messages between tabs of this browser about the session. */
export interface TabsPort {
  announce: (motivo: 'iniciada' | 'encerrada' | 'expirada') => void;
}

/** Version of the loaded page. */
export interface VersionPort {
  /**
   * Checks the version after part of the page failed to load. `reloading`: a deployment removed its files, and the page
   * reloads once. `outdated`: likewise, but during a purchase or shortly after such a reload the decision is left to
   * the person. `current`: another cause, such as the network.
   */
  afterFailedLoad: (error: unknown) => Promise<'reloading' | 'outdated' | 'current'>;
  /** True when the server has a newer version; false when it cannot be reached. */
  isOutdated: () => Promise<boolean>;
  /** Reloads the page on the person's request. */
  reload: () => void;
}

/** Boarding on this device; only its page uses this port. */
export interface DoorPort {
  /** Verifies the signature of a text by a base64url key; null when the browser does not support it. */
  verify: (publica: string, assinado: string, assinatura: Uint8Array) => Promise<boolean | null>;
  /** The stored boarding session. */
  read: () => MemoriaDaPorta | null;
  keep: (memoria: MemoriaDaPorta) => void;
  /** Signals by sound and vibration. */
  signal: (kind: 'pode' | 'nao') => void;
}

/** The end of a wallet's sheet. `complete` tells the sheet what became of the payment; never rejects. */
export type RespostaCarteira =
  | { kind: 'paid'; token: string; complete: (result: 'success' | 'fail' | 'unknown') => Promise<void> }
  /** The person closed the sheet. */
  | { kind: 'dismissed' }
  /** The browser asks for another press: the last one is too long ago. */
  | { kind: 'pressNeeded' }
  | { kind: 'failed' };

/** Wallets of the browser (Payment Request API). */
export interface CarteiraPort {
  /** The offered wallets that this browser can pay with; never rejects. */
  available: (carteiras: readonly CarteiraOferecida[]) => Promise<MetodoCarteira[]>;
  /**
   * Opens a wallet with a sum in centavos, by a recent press of the person. `answer` never rejects; `close` closes a sheet
   * that is still open.
   */
  open: (
    carteira: CarteiraOferecida,
    totalCentavos: number,
    rotulo: string,
  ) => { answer: Promise<RespostaCarteira>; close: () => void };
}
