import type { Database, Tx } from '../platform/database/database';
import type { WhatsappFailure } from './whatsapp';

/** The part of the room of notices in the channel's traffic; it is handed in, since that room stands beside this one. */
export interface AvisosNoCanal {
  /**
   * Stops or resumes notices to a number that asks for it.
   * @returns the answer, or null for a text that asks for neither.
   */
  onTexto: (tx: Tx, numero: string, texto: string) => Promise<string | null>;
  /** A message of ours is on its way, by our id of it. */
  onSent: (database: Database, id: string) => Promise<void>;
  /** A message of ours was accepted and could not be delivered. */
  onFailure: (database: Database, failure: WhatsappFailure) => Promise<void>;
}
