import { createHash, randomInt } from 'node:crypto';
import { refusals } from '../cognitoError';
import type { Pool } from '../options';
import type { CodePurpose, PendingCode, StoredUser } from '../state';
import type { IdentityStore } from '../store';

/** The destination of a code, in Cognito's words and with the address masked. */
export interface Delivery {
  AttributeName: 'email';
  DeliveryMedium: 'EMAIL';
  Destination: string;
}

export interface ConfirmationCodes {
  /** Sends a fresh code, which replaces an older one; `newValue` is the address it is to confirm. */
  send: (user: StoredUser, purpose: CodePurpose, newValue?: string) => Delivery;
  /** Answers, counts and refuses like `send`, but sends no code; for people who may not have one. */
  pretend: (user: StoredUser, purpose: CodePurpose) => Delivery;
  /** Uses a code up. @returns the address it confirms, where it was sent to a new one. */
  consume: (user: StoredUser, purpose: CodePurpose, code: string) => string | undefined;
}

const HOUR = 60 * 60 * 1000;
/** Shorter than Cognito's hour and day, which no setting of a pool changes. */
const LIFE_MS = 10 * 60 * 1000;
const MAX_ATTEMPTS = 5;
/** Maximum of codes sent to a person in an hour, for all purposes together. */
const MAX_SENT = 6;
/** Wrong codes without a wait, over all codes; after them each costs a wait, twice as long each time, up to an hour. */
const FREE_MISTAKES = 10;
const MINUTE = 60 * 1000;

const subjects: Record<CodePurpose, string> = {
  signUp: 'Confirme seu cadastro na Itapê',
  forgotPassword: 'Redefina sua senha da Itapê',
  email: 'Confirme seu novo e-mail na Itapê',
};

/** `cliente@itape.test` → `c***@i***`; unknown addresses look the same, so that it reveals no account. */
function deliveryTo(address: string): Delivery {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  return {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`,
  };
}

const hash = (user: StoredUser, purpose: CodePurpose, code: string): string =>
  createHash('sha256').update(`${user.username}|${purpose}|${code}`).digest('hex');

/** The address of a confirmation by link, as Cognito's. */
const linkOf = ({ publicUrl, clientId }: Pool, { username }: StoredUser, code: string): string =>
  `${publicUrl}/confirmUser?${new URLSearchParams({ client_id: clientId, user_name: username, confirmation_code: code })}`;

/** Counts a wrong code; after the free ones the user waits, twice as long after each. */
function countMistake(user: StoredUser, pending: PendingCode, now: number): void {
  pending.attempts += 1;
  const mistakes = (user.wrongCodes ?? 0) + 1;
  user.wrongCodes = mistakes;
  const extra = mistakes - FREE_MISTAKES;
  if (extra >= 0) user.codesLockedUntil = now + Math.min(2 ** extra * MINUTE, HOUR);
}

/** The codes that confirm an address or a person, kept as hashes in the identity's state. */
export function createConfirmationCodes(pool: Pool, { save }: IdentityStore): ConfirmationCodes {
  /** A new code brings new attempts, so that without a limit on codes guessing would be unlimited. */
  const countSending = (user: StoredUser): void => {
    const lately = (user.codesSentAt ?? []).filter((at) => at > pool.now() - HOUR);
    if (lately.length >= MAX_SENT) throw refusals.limitExceeded();
    user.codesSentAt = [...lately, pool.now()];
  };

  const make = (user: StoredUser, purpose: CodePurpose, newValue?: string): string => {
    countSending(user);
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    user.codes[purpose] = {
      hash: hash(user, purpose, code),
      expiresAt: pool.now() + LIFE_MS,
      attempts: 0,
      ...(newValue === undefined ? {} : { newValue }),
    };
    save();
    return code;
  };

  return {
    send: (user, purpose, newValue) => {
      const code = make(user, purpose, newValue);
      const to = newValue ?? user.attributes.email ?? '';
      const isLink = purpose === 'signUp' && pool.confirmacao === 'link';
      const body = isLink ? `Confirme seu e-mail: ${linkOf(pool, user, code)}` : `Seu código é ${code}.`;
      pool.deliver({ to, subject: subjects[purpose], body, code });
      return deliveryTo(to);
    },

    pretend: (user, purpose) => {
      make(user, purpose);
      return deliveryTo(user.attributes.email ?? '');
    },

    consume: (user, purpose, code) => {
      const pending = user.codes[purpose];
      if (!pending || pending.expiresAt <= pool.now()) throw refusals.codeExpired();
      if (pending.attempts >= MAX_ATTEMPTS) throw refusals.limitExceeded();
      if ((user.codesLockedUntil ?? 0) > pool.now()) throw refusals.limitExceeded();
      if (pending.hash !== hash(user, purpose, code)) {
        countMistake(user, pending, pool.now());
        save();
        throw refusals.codeMismatch();
      }
      delete user.codes[purpose];
      delete user.wrongCodes;
      delete user.codesLockedUntil;
      save();
      return pending.newValue;
    },
  };
}
