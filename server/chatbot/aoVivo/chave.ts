import { createHash, randomBytes } from 'node:crypto';

/** A new key of a conversation with a person. */
export const newChave = (): string => randomBytes(16).toString('base64url');

/** The form in which a key is kept, so that a reader of the table cannot join a conversation. */
export const hashChave = (chave: string): string => createHash('sha256').update(`atendimento/${chave}`).digest('hex');
