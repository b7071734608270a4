import { CANCEL } from 'redux-saga';
import { OAUTH_WAIT_MS, SIGN_OUT_WAIT_MS } from '../../domain/base/constantes';
import type { AmplifyPort } from './amplify/amplifyClient';
import { type AuthOperation, toIdentityError } from './amplify/authErrors';
import { forgetStoredSession, forgetUse, hasStoredSession, isIdle, markUsed } from './storedSession';
import { within } from './within';

/** The connected provider, downloaded by the first call. */
export type Client = () => Promise<AmplifyPort>;

type Attempt = <T>(operation: AuthOperation, act: (port: AmplifyPort) => Promise<T>) => Promise<T>;

/** Runs a call; every failure becomes an `IdentityError`. */
const createAttempt =
  (client: Client): Attempt =>
  async (operation, act) => {
    try {
      return await act(await client());
    } catch (error) {
      throw toIdentityError(error, operation);
    }
  };

/** Ends the session at the provider within a bounded time, and on this device in any case. */
async function leave(client: Client): Promise<void> {
  try {
    await within(
      SIGN_OUT_WAIT_MS,
      client().then((port) => port.signOut()),
    );
  } catch {
    // Revoking failed, but the session on this device ends in any case.
    forgetStoredSession();
  } finally {
    forgetUse();
  }
}

/** Calls to the provider in relation to the stored session: those of it, those that begin one, and its end. */
export function createSessionCalls(client: Client) {
  const attempt = createAttempt(client);
  let leaving: Promise<void> = Promise.resolve();
  let entries = 0;

  /**
   * Runs a call of the stored session. A session idle for too long is ended first, at the provider too, since Cognito
   * has no idle limit.
   */
  const ofSession = async <T>(act: (port: AmplifyPort) => Promise<T | null>): Promise<T | null> => {
    if (!hasStoredSession()) return null;
    if (isIdle()) {
      await (leaving = leave(client));
      return null;
    }
    let found: T | null = null;
    try {
      found = await attempt('session', act);
      return found;
    } finally {
      if (found !== null) markUsed();
      else if (!hasStoredSession()) forgetUse();
    }
  };

  /** Undoes a cancelled sign-in that succeeds later; the next sign-in waits for this. */
  const giveUp = async (entry: Promise<unknown>, isLatest: () => boolean): Promise<void> => {
    await entry;
    if (isLatest() && hasStoredSession()) await leave(client);
  };
  /** Waits for a pending sign-out, which would otherwise end the new session. */
  const entering: Attempt = (operation, act) => {
    let mine = 0;
    const entry = leaving.then(() => {
      mine = entries += 1;
      forgetUse();
      return attempt(operation, act);
    });
    const givenUp = () => {
      leaving = within(
        OAUTH_WAIT_MS,
        giveUp(entry, () => mine === entries),
      ).catch(() => undefined);
    };
    return Object.assign(entry, { [CANCEL]: givenUp });
  };
  const signOut = (): Promise<void> => {
    if (hasStoredSession()) leaving = leave(client);
    return leaving;
  };

  return { attempt, ofSession, entering, signOut };
}
