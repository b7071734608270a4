import { createLog } from '../../platform/http/logging/logging';
import { injected, startBrowser } from '../testing/browser';
import { startIdentity } from '../testing/startIdentity';

const lines: string[] = [];
const log = createLog('info', { write: (line) => lines.push(line) });
const signIns = () =>
  lines
    .map((line) => JSON.parse(line) as { evento?: string; msg: string })
    .filter(({ evento }) => evento === 'entrada');
const cliente = 'cliente@itape.test';

describe('a sign-in at the embedded provider', () => {
  beforeEach(() => lines.splice(0));
  const start = async () => {
    const idp = await startIdentity({}, log);
    const sub = idp.administration.list().find(({ email }) => email === cliente)?.sub;
    return { idp, sub };
  };

  it('leaves one line with when and whose it was, whether it succeeds or fails', async () => {
    const { idp, sub } = await start();
    await idp.signIn(cliente);
    await expect(idp.signIn(cliente, 'errada1')).rejects.toThrow();
    await expect(idp.signIn('ninguem@itape.test')).rejects.toThrow();
    expect(sub).toMatch(/^[\w-]{36}$/);
    expect(signIns()).toEqual([
      expect.objectContaining({ level: 30, sub, msg: 'signed in' }),
      expect.objectContaining({ level: 40, sub, motivo: 'NotAuthorizedException', msg: 'sign-in refused' }),
      expect.not.objectContaining({ sub: expect.anything() as unknown }),
    ]);
    expect(signIns().every((line) => 'time' in line && 'reqId' in line)).toBe(true);
    expect(lines.join('')).not.toMatch(/itape\.test|senha123|errada1/);
  });

  it('is not told of by a challenge that waits for its answer, nor by other calls', async () => {
    const { idp } = await start();
    await idp.call('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: cliente, SRP_A: 'a1b2' } });
    await idp.call('ForgotPassword', { Username: cliente });
    expect(signIns()).toEqual([]);
  });

  it('leaves the same line on the hosted page', async () => {
    const { idp, sub } = await start();
    const browser = startBrowser(injected(idp.app));
    await browser.authorize({});
    await browser.submit({ username: cliente, password: 'errada1' });
    await browser.submit({ username: cliente, password: 'senha123' });
    expect(signIns()).toEqual([
      expect.objectContaining({ sub, msg: 'sign-in refused' }),
      expect.objectContaining({ sub, msg: 'signed in' }),
    ]);
  });
});
