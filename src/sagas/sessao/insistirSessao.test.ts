import { succeeded, umaConta, umaIdentidade } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { IdentityError } from '../../services/identityError';
import { sessaoStarted } from '../../store/sessao/sessao';
import { emit, type Flow, put, takeEvent } from '../kernel/effects';
import { workflows } from '../root';

const unreachable = new IdentityError('transient', 'Network Error', 'NetworkError');
const NO_CUT = '00000000-0000-4000-8000-000000000000';
const FULL_CUT = 'ff000000-0000-4000-8000-000000000000';
const SEGUNDOS = [1, 2, 4, 8, 16, 32, 60, 60];

/** Signs in like the dialog, in one step. */
function* entrada(): Flow {
  yield* takeEvent('EntrarPedido');
  const { sub, email, nome, provedor, expiraEm, autenticadoEm } = umaIdentidade({ email: 'outra@itape.test' });
  yield* put(sessaoStarted({ sub, email, nome, provedor, expiraEm, autenticadoEm }));
  yield* emit('SessaoIniciada');
}

/** A remembered login whose provider does not answer until `answer` is set. */
async function cutOff(uuid = NO_CUT) {
  let answer: () => Promise<ReturnType<typeof umaIdentidade> | null> = () => Promise.reject(unreachable);
  const currentSession = jest.fn(() => answer());
  const app = startWorkflow([...workflows, entrada], {
    identity: { currentSession },
    random: { uuid: () => uuid },
    replies: {
      'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
      'GET /LoginPraxio/LoginCache': succeeded(null),
      'POST /LoginPraxio': succeeded(null),
    },
  });
  app.emit('AppIniciado');
  await app.settle();
  const pass = async (ms: number) => {
    jest.advanceTimersByTime(ms);
    await app.settle();
  };
  const answerWith = (given: typeof answer) => void (answer = given);
  const banner = () => app.state().sessao.semResposta;
  return { ...app, pass, answerWith, banner, asked: () => currentSession.mock.calls.length };
}

describe('a provider that does not say who is here', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('leaves the person browsing, with a banner and nothing over the page [SI5]', async () => {
    const app = await cutOff();
    expect(app.state().sessao).toMatchObject({ login: { phase: 'anonymous' }, semResposta: true });
    expect(app.state().interface.alerta).toBe(false);
    expect(app.ports.log.error).toHaveBeenCalledWith(unreachable, 'iniciarSessao');
  });

  it.each([
    ['', NO_CUT, 1],
    [', less a quarter at most', FULL_CUT, 0.75],
  ])('is asked again after 1, 2, 4 … 60 seconds%s [SI5]', async (_, uuid, part) => {
    const app = await cutOff(uuid);
    for (const [index, seconds] of SEGUNDOS.entries()) {
      await app.pass(seconds * 1000 * part - 1);
      expect(app.asked()).toBe(index + 1);
      await app.pass(1);
      expect(app.asked()).toBe(index + 2);
    }
  });

  it('is asked no more once it has answered [SI5]', async () => {
    const app = await cutOff();
    app.answerWith(async () => umaIdentidade());
    await app.pass(1000);
    expect(app.state().sessao.login).toMatchObject({ phase: 'signedIn', email: 'ana@itape.test' });
    expect(app.state().conta.phase).toBe('complete');
    expect(app.banner()).toBe(false);
    await app.pass(600_000);
    expect(app.asked()).toBe(2);
  });

  it.each([
    ['that nobody is signed in', async () => null],
    ['that the session is over', () => Promise.reject(new IdentityError('session', 'x', 'TokenRevokedException'))],
  ])('may answer %s: the banner goes, the page stays [SI5]', async (_, answer) => {
    const app = await cutOff();
    app.answerWith(answer);
    await app.pass(1000);
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(app.banner()).toBe(false);
    await app.pass(600_000);
    expect(app.asked()).toBe(2);
    expect(app.ports.navigation.go).not.toHaveBeenCalled();
  });

  it('is asked no more when the person signs in anew, whatever it says late [SI5]', async () => {
    const app = await cutOff();
    let late: (session: ReturnType<typeof umaIdentidade>) => void = () => undefined;
    app.answerWith(() => new Promise((resolve) => (late = resolve)));
    await app.pass(1000);
    app.emit('EntrarPedido');
    await app.settle();
    late(umaIdentidade({ email: 'antiga@itape.test' }));
    await app.pass(600_000);
    expect(app.state().sessao.login).toMatchObject({ phase: 'signedIn', email: 'outra@itape.test' });
    expect(app.banner()).toBe(false);
    expect(app.asked()).toBe(2);
  });

  it('is asked no more when the person goes on without signing in [SI5]', async () => {
    const app = await cutOff();
    app.emit('AlertaDispensado');
    await app.settle();
    expect(app.banner()).toBe(false);
    await app.pass(600_000);
    expect(app.asked()).toBe(1);
  });

  it.each([
    ['the person wants it', (app: Awaited<ReturnType<typeof cutOff>>) => app.emit('NovaTentativaPedida')],
    ['the network is back', (app: Awaited<ReturnType<typeof cutOff>>) => app.emit('ConexaoMudada', { online: true })],
  ])('is asked at once when %s [SI5]', async (_, says) => {
    const app = await cutOff();
    await app.pass(1000);
    app.emit('ConexaoMudada', { online: false });
    await app.settle();
    expect(app.asked()).toBe(2);
    says(app);
    await app.settle();
    expect(app.asked()).toBe(3);
  });
});
