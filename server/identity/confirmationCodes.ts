import { createHash, randomInt } from 'node:crypto';
import { refusals } from './cognitoError';
import type { Pool } from './options';
import type { CodePurpose, StoredUser } from './state';
import type { IdentityStore } from './store';

/** Where a code went, in Cognito's words and with the address masked. */
export interface Delivery {
  AttributeName: 'email';
  DeliveryMedium: 'EMAIL';
  Destination: string;
}

export interface ConfirmationCodes {
  /** Sends a fresh code, which replaces an older one; `newValue` is the address it is to confirm. */
  send: (user: StoredUser, purpose: CodePurpose, newValue?: string) => Delivery;
  /** Uses a code up. Gives the address it confirms, when it was sent to a new one. */
  consume: (user: StoredUser, purpose: CodePurpose, code: string) => string | undefined;
}

const HOUR = 60 * 60 * 1000;
const MAX_ATTEMPTS = 5;

const subjects: Record<CodePurpose, string> = {
  signUp: 'Confirme seu cadastro na Itapê',
  forgotPassword: 'Redefina sua senha da Itapê',
  email: 'Confirme seu novo e-mail na Itapê',
};

/** `cliente@itape.test` → `c***@i***`; the same for addresses nobody has, so that it tells nothing. */
export function deliveryTo(address: string): Delivery {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  return {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`,
  };
}

const hash = (user: StoredUser, purpose: CodePurpose, code: string): string =>
  createHash('sha256').update(`${user.username}|${purpose}|${code}`).digest('hex');

export function createConfirmationCodes(pool: Pool, { save }: IdentityStore): ConfirmationCodes {
  return {
    send: (user, purpose, newValue) => {
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
      const to = newValue ?? user.attributes.email ?? '';
      user.codes[purpose] = {
        hash: hash(user, purpose, code),
        expiresAt: pool.now() + (purpose === 'forgotPassword' ? 1 : 24) * HOUR,
        attempts: 0,
        ...(newValue === undefined ? {} : { newValue }),
      };
      save();
      pool.deliver({ to, subject: subjects[purpose], body: `Seu código é ${code}.`, code });
      return deliveryTo(to);
    },

    consume: (user, purpose, code) => {
      const pending = user.codes[purpose];
      if (!pending || pending.expiresAt <= pool.now()) throw refusals.codeExpired();
      if (pending.attempts >= MAX_ATTEMPTS) throw refusals.limitExceeded();
      if (pending.hash !== hash(user, purpose, code)) {
        pending.attempts += 1;
        save();
        throw refusals.codeMismatch();
      }
      delete user.codes[purpose];
      save();
      return pending.newValue;
    },
  };
}
