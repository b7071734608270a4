import { startIdentity, type StartedIdentity } from '../testing/startIdentity';
import type { StoredUser } from '../state';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let started: StartedIdentity;
beforeEach(async () => {
  started = await startIdentity();
});
afterEach(() => started.app.close());

const context = () => started.identity.context;
const cliente = (): StoredUser => {
  const user = context().users.find('cliente@itape.test');
  if (!user) throw new Error('no such person');
  return user;
};
/** The words of a refusal; null where there was none. */
function refusalOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('wrong passwords', () => {
  const prove = (password: string, user: StoredUser | undefined = cliente(), asked = 'cliente@itape.test') =>
    refusalOf(() => context().passwords.prove(user, asked, { password }));
  const WRONG = 'Incorrect username or password.';
  const WAIT = 'Password attempts exceeded';

  it('cost a wait from the fifth on, which doubles each time and ends at a quarter of an hour', () => {
    for (let n = 1; n <= 5; n += 1) expect(prove('errada1')).toBe(WRONG);
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      started.later(seconds * 1_000 - 1);
      expect([seconds, prove('senha123')]).toEqual([seconds, WAIT]);
      started.later(1);
      expect([seconds, prove('errada1')]).toEqual([seconds, WRONG]);
    }
  });

  it('are forgotten with a right one', () => {
    for (let n = 1; n <= 4; n += 1) prove('errada1');
    expect(prove('senha123')).toBeNull();
    for (let n = 1; n <= 4; n += 1) prove('errada1');
    expect(prove('senha123')).toBeNull();
    expect(cliente()).toMatchObject({ failedSignIns: 0 });
  });

  it('of one person make nobody else wait', () => {
    for (let n = 1; n <= 6; n += 1) prove('errada1');
    const agencia = context().users.find('agencia@itape.test');
    expect(prove('senha123', agencia, 'agencia@itape.test')).toBeNull();
  });

  it('make an address without an account wait alike, in any letters', () => {
    const { users, passwords } = context();
    const guess = (asked: string) => refusalOf(() => passwords.prove(users.find(asked), asked, { password: 'x1y2z3' }));
    const answers = ['ninguem@x.test', ' Ninguem@x.test', 'NINGUEM@x.test', 'ninguem@x.test ', 'ninguem@X.test'].map(
      guess,
    );
    expect(answers).toEqual(Array(5).fill(WRONG));
    expect(guess('ninguem@x.test')).toBe(WAIT);
    started.later(1_000);
    expect(guess('ninguem@x.test')).toBe(WRONG);
  });

  it('are no way in for a person of Google, who has no password', () => {
    const google = context().users.byName('Google_100000000000000000002');
    expect(google?.password).toBeUndefined();
    expect(prove('senha123', google, 'maria@gmail.test')).toBe(WRONG);
  });
});

describe('a new password', () => {
  const refused = (password: string, attributes = {}) =>
    refusalOf(() => context().passwords.assertPolicy(password, attributes))?.replace(/^.*policy: /, '') ?? null;

  it.each([
    ['abc12', 'Password not long enough'],
    ['abcdefgh', 'Password must have numeric characters'],
    [`1${'a'.repeat(256)}`, 'Password too long'],
    ['123456', 'Password is known from leaks'],
  ])('is refused by the policy in the words of the pool: %p', (password, words) => {
    expect(refused(password)).toBe(words);
  });

  it('is refused where it is made of the person’s own name or address', () => {
    const carla = { email: 'carlinha.souza@itape.test', name: 'Carla Souza' };
    expect(refused('carlasouza1', carla)).toBe('Password is made of predictable words');
    expect(refused('carlinha2', carla)).toBe('Password is made of predictable words');
    expect(refused('capivara no brejo 7', carla)).toBeNull();
  });

  it('lifts a wait and ends a temporary one', () => {
    const { passwords, users } = context();
    const temporaria = users.find('temporaria@itape.test');
    if (!temporaria) throw new Error('no such person');
    temporaria.lockedUntil = Date.now() + HOUR;
    expect(temporaria.temporaryPasswordExpiresAt).toBeDefined();
    passwords.set(temporaria, 'capivara no brejo 7');
    expect(temporaria).toMatchObject({ status: 'CONFIRMED', failedSignIns: 0 });
    expect([temporaria.lockedUntil, temporaria.temporaryPasswordExpiresAt]).toEqual([undefined, undefined]);
  });
});

describe('codes', () => {
  const send = (user = cliente()) => context().codes.send(user, 'forgotPassword');
  const use = (code: string, user = cliente()) =>
    refusalOf(() => context().codes.consume(user, 'forgotPassword', code))?.split(',')[0] ?? null;
  const sent = () => started.codeFor('cliente@itape.test');
  const wrong = () => (sent() === '000000' ? '111111' : '000000');

  it('hold ten minutes to the millisecond, and once', () => {
    send();
    started.later(10 * MINUTE - 1);
    expect([use(sent()), use(sent())]).toEqual([null, 'Invalid code provided']);
    send();
    started.later(10 * MINUTE);
    expect(use(sent())).toBe('Invalid code provided');
  });

  it('are worth nothing for another purpose or another person', () => {
    send();
    const { codes, users } = context();
    const agencia = users.find('agencia@itape.test') ?? cliente();
    do codes.send(agencia, 'forgotPassword');
    while (started.codeFor('agencia@itape.test') === sent());
    expect(use(sent(), agencia)).toBe('Invalid verification code provided');
    expect(refusalOf(() => codes.consume(cliente(), 'email', sent()))).toContain('Invalid code provided');
  });

  it('are sent six times in any hour, for all purposes together', () => {
    const { codes } = context();
    for (const purpose of ['forgotPassword', 'email', 'signUp', 'email', 'email', 'email'] as const) {
      codes.send(cliente(), purpose, 'nova@itape.test');
      started.later(MINUTE);
    }
    expect(refusalOf(() => send())).toContain('Attempt limit exceeded');
    started.later(54 * MINUTE);
    expect(refusalOf(() => send())).toBeNull();
    expect(refusalOf(() => send())).toContain('Attempt limit exceeded');
  });

  it('cost a wait after ten wrong ones, over all codes, and the right one waits too', () => {
    for (let n = 1; n <= 2; n += 1) {
      send();
      for (let m = 1; m <= 5; m += 1) expect(use(wrong())).toBe('Invalid verification code provided');
      expect(use(sent())).toBe('Attempt limit exceeded');
    }
    send();
    expect(use(sent())).toBe('Attempt limit exceeded');
    started.later(MINUTE);
    expect(use(sent())).toBeNull();
    expect(cliente()).not.toHaveProperty('wrongCodes');
  });

  it('say to which address they went, and no more of it than its first letters', () => {
    expect(send()).toEqual({ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'c***@i***' });
    const stranger = context().users.findOrStranger(' Carlos@Itau.test ');
    expect(context().codes.pretend(stranger, 'forgotPassword').Destination).toBe('c***@i***');
    expect(started.outbox.map(({ to }) => to)).toEqual(['cliente@itape.test']);
  });
});
