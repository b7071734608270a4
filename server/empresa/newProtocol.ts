import { randomBytes } from 'node:crypto';
import { toProtocolo } from '../../src/domain/empresa/protocolo';

/** A random protocol; the schema's unique key refuses a second one. */
export function newProtocol(): string {
  for (;;) {
    const protocolo = toProtocolo(randomBytes(24));
    if (protocolo !== null) return protocolo;
  }
}
