import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { callIdentity, openClient, PASSWORD, readIdentity, type Client } from '../limites/client';
import type { Machine } from './machine';

const POLL_MS = 200;
const POLLS = 150;

/** Signs so many new people up and in, each by the code of their e-mail. */
export async function openPessoas({ server: { origin }, pool }: Machine, count: number): Promise<Client[]> {
  const { clientId: ClientId } = await readIdentity(origin);
  const open = async (n: number): Promise<Client> => {
    const email = `pessoa${n}@itape.test`;
    await callIdentity(origin, 'SignUp', { ClientId, Username: email, Password: PASSWORD });
    const ConfirmationCode = await codeOf(pool, email);
    await callIdentity(origin, 'ConfirmSignUp', { ClientId, Username: email, ConfirmationCode });
    return openClient(origin, email);
  };
  return Promise.all(Array.from({ length: count }, (_, n) => open(n)));
}

/** The code in the mailbox of the demonstration. */
async function codeOf(pool: pg.Pool, email: string): Promise<string> {
  for (let left = POLLS; left > 0; left -= 1) {
    const { rows } = await pool.query<{ codigo: string }>(
      'select codigo from sandbox_email where para = $1 and codigo is not null',
      [email],
    );
    if (rows[0]) return rows[0].codigo;
    await sleep(POLL_MS);
  }
  throw new Error(`no code came to ${email}`);
}
