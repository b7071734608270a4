import { randomBytes } from 'node:crypto';
import { toProtocolo } from '../../src/domain/protocolo';

/** A protocol that nobody can guess; the schema's key is what keeps it from standing twice. */
export function newProtocol(): string {
  for (;;) {
    const protocolo = toProtocolo(randomBytes(24));
    if (protocolo !== null) return protocolo;
  }
}
