import { AGORA, offline, succeeded, umaConta, umaIdentidade, umaSessaoExterna } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { RECHECK_SESSAO_MS } from '../../domain/base/constantes';
import { IdentityError } from '../../services/identityError';
import type { HttpResult, IdentitySession } from '../../services/ports';
import { selectPessoa } from '../../store/sessao/sessao';
import { workflows } from '../root';

const HOURS = 3_600_000;
const TOLERANCE = 3 * HOURS;
const PAGE = '/minhas-viagens';
const ended = new IdentityError('session', 'gone', 'SESSAO_RECUSADA');
const silent = new IdentityError('transient', 'Network Error', 'NetworkError');

/** Somebody whose token expired that long ago opens a page that needs a session. */
async function visited(
  expiredFor: number,
  refresh: () => Promise<IdentitySession | null>,
  provedor = 'itape',
  operadora: HttpResult<unknown> = succeeded(umaSessaoExterna()),
) {
  const asked = jest.fn(refresh);
  const app = startWorkflow(workflows, {
    identity: {
      currentSession: async () =>
        umaIdentidade({ expiraEm: AGORA.getTime() - expiredFor, provedor: provedor as IdentitySession['provedor'] }),
      refresh: asked,
    },
    replies: {
      'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
      'GET /LoginPraxio/LoginCache': succeeded(null),
      'POST /LoginPraxio': operadora,
    },
  });
  app.emit('AppIniciado');
  await app.settle();
  app.ports.navigation.path = PAGE;
  app.emit('RotaVisitada', { path: PAGE });
  await app.settle();
  const pass = async (ms: number) => {
    jest.advanceTimersByTime(ms);
    await app.settle();
  };
  return { ...app, asked, pass, phase: () => app.state().sessao.login.phase };
}

describe('a token', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const renewedUntil = AGORA.getTime() + HOURS;
  const renew = async () => umaIdentidade({ expiraEm: renewedUntil });

  it.each([
    ['that holds', -HOURS],
    ['that expired two hours ago', 2 * HOURS],
    ['that expired almost three hours ago', TOLERANCE - 600_000],
  ])('%s is good enough for a page, without a word to the provider', async (_, expiredFor) => {
    const app = await visited(expiredFor, renew);
    expect(app.asked).not.toHaveBeenCalled();
    expect(app.ports.navigation.path).toBe(PAGE);
  });

  it('that expired more than three hours ago is renewed, and the page opens', async () => {
    const app = await visited(TOLERANCE + 60_000, renew);
    expect(app.asked).toHaveBeenCalledTimes(1);
    expect(app.ports.navigation.path).toBe(PAGE);
    expect(selectPessoa(app.state())?.expiraEm).toBe(renewedUntil);
  });

  it.each<[string, () => Promise<null>]>([
    ['that there is none', async () => null],
    ['that the session is over', () => Promise.reject(ended)],
  ])('of which the provider says %s gets one more look, and then the session ends', async (_, refresh) => {
    const app = await visited(TOLERANCE + 60_000, refresh);
    expect([app.ports.navigation.path, app.phase()]).toEqual(['/home', 'signedIn']);
    expect(app.state().interface.overlay).toBe(true);
    await app.pass(RECHECK_SESSAO_MS);
    expect([app.asked.mock.calls.length, app.phase()]).toEqual([2, 'anonymous']);
    expect(app.state().interface.overlay).toBe(false);
  });

  it('that is found by the second look keeps the session', async () => {
    const answers = [async () => null, renew];
    const app = await visited(TOLERANCE + 60_000, () => (answers.shift() ?? renew)());
    await app.pass(RECHECK_SESSAO_MS);
    expect(app.phase()).toBe('signedIn');
    expect(app.state().interface.overlay).toBe(false);
  });

  it.each([
    ['a provider that cannot be reached', silent],
    ['a provider that refuses for another reason', new IdentityError('refused', 'limit', 'LimitExceededException')],
    ['a fault of ours', new TypeError('x is not a function')],
  ])('is not given up for %s, which is logged', async (_, failure) => {
    const app = await visited(TOLERANCE + 60_000, () => Promise.reject(failure));
    expect([app.ports.navigation.path, app.phase()]).toEqual([PAGE, 'signedIn']);
    expect(app.ports.log.error).toHaveBeenCalledWith(failure, 'validadeSessao');
  });

  it.each<[string, (settle: { found: () => void; lost: () => void }) => void]>([
    ['found', ({ found }) => found()],
    ['refused', ({ lost }) => lost()],
  ])('of a session that was left meanwhile and is then %s changes nothing', async (_, settle) => {
    let answer = { found: () => undefined as void, lost: () => undefined as void };
    const late = () =>
      new Promise<IdentitySession | null>((resolve, reject) => {
        answer = { found: () => resolve(umaIdentidade({ expiraEm: renewedUntil })), lost: () => reject(ended) };
      });
    const app = await visited(TOLERANCE + 60_000, late);
    app.emit('SaidaPedida');
    await app.settle();
    settle(answer);
    await app.pass(RECHECK_SESSAO_MS);
    expect(app.phase()).toBe('anonymous');
    expect(app.ports.identity.signOut).toHaveBeenCalledTimes(1);
    expect(app.ports.log.error).not.toHaveBeenCalled();
  });

  it('of Google or Apple is followed by the operator’s session, one of ours is not', async () => {
    const askedAtPage = async (provedor: string) => {
      const app = await visited(-HOURS, renew, provedor, offline());
      const before = jest.mocked(app.ports.http.request).mock.calls.length;
      app.emit('RotaVisitada', { path: PAGE });
      await app.settle();
      return jest
        .mocked(app.ports.http.request)
        .mock.calls.slice(before)
        .map(([{ path }]) => path);
    };
    expect(await askedAtPage('google')).toContain('/LoginPraxio');
    expect(await askedAtPage('apple')).toContain('/LoginPraxio');
    expect(await askedAtPage('itape')).toEqual([]);
  });
});
