import {
  AGORA,
  failed,
  offline,
  refused,
  succeeded,
  umaConta,
  umaIdentidade,
  umaSessaoExterna,
} from '../../../tests/support/builders';
import type { PortOverrides, Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { ESPERA_GUARDA_MS, OVERLAY_APOS_MS, RECHECK_SESSAO_MS } from '../../domain/base/constantes';
import { IdentityError } from '../../services/identityError';
import type { HttpResult } from '../../services/ports';
import { call, type Flow } from '../kernel/effects';
import { CallFailed } from '../kernel/request';
import { workflows } from '../root';

const CONTA = 'GET /Conta/ObterPorCognitoId';
const CACHE = 'GET /LoginPraxio/LoginCache';
const LOGIN = 'POST /LoginPraxio';
const federated = umaIdentidade({ provedor: 'google' });
const HOURS = 3_600_000;

interface World extends PortOverrides {
  session?: ReturnType<typeof umaIdentidade> | null;
}

async function started({ session = federated, replies = {}, ...ports }: World = {}, extra: (() => Flow)[] = []) {
  const known: Replies = {
    [CONTA]: succeeded(umaConta()),
    [CACHE]: succeeded(null),
    [LOGIN]: succeeded(umaSessaoExterna()),
  };
  const app = startWorkflow([...workflows, ...extra], {
    ...ports,
    identity: { currentSession: async () => session, ...ports.identity },
    replies: { ...known, ...replies },
  });
  app.emit('AppIniciado');
  await app.settle();
  const visit = async (path: string) => {
    app.ports.navigation.path = path;
    app.emit('RotaVisitada', { path });
    await app.settle();
  };
  const pass = async (ms: number) => {
    jest.advanceTimersByTime(ms);
    await app.settle();
  };
  const phase = () => app.state().sessao.login.phase;
  const calls = (path: string) =>
    jest.mocked(app.ports.http.request).mock.calls.filter(([request]) => `${request.method} ${request.path}` === path);
  return { ...app, visit, pass, phase, calls };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the session check', () => {
  it('asks once however many ask at once [SC1]', async () => {
    const app = startWorkflow(workflows, {
      identity: { currentSession: async () => umaIdentidade() },
      replies: { [CONTA]: succeeded(null), [CACHE]: offline(), [LOGIN]: offline() },
    });
    for (let component = 0; component < 10; component += 1) app.emit('AppIniciado');
    await app.settle();
    const asked = jest.mocked(app.ports.http.request).mock.calls.filter(([{ path }]) => path.startsWith('/Conta'));
    expect(asked).toHaveLength(1);
    expect(app.events.filter(({ type }) => type === 'CompletarCadastro')).toHaveLength(1);
  });

  it.each(['rede', 'tempo', 'servidor'] as const)(
    'keeps the session through a failure of kind %s [SC3]',
    async (motivo) => {
      const app = await started({ replies: { [CONTA]: failed({ kind: 'transient', motivo }) } });
      expect(app.phase()).toBe('signedIn');
      expect(app.state().interface.alerta).toBe(true);
      expect(app.ports.identity.signOut).not.toHaveBeenCalled();
      expect(app.ports.storage.clear).not.toHaveBeenCalled();
    },
  );

  it('cleans up once, and navigates once, when the server says the account is gone [SC5, IN7]', async () => {
    const app = await started({ replies: { [CONTA]: failed({ kind: 'identity', codigo: 'SESSAO_RECUSADA' }) } });
    for (let more = 0; more < 5; more += 1) app.emit('SessaoRecusada');
    await app.pass(2000);
    expect(app.phase()).toBe('anonymous');
    expect(app.ports.navigation.go).toHaveBeenCalledTimes(1);
    expect(app.ports.storage.clear).toHaveBeenCalledTimes(1);
  });

  it('keeps of a person the first name alone in the storage, and writes it anew from each answer [SC7]', async () => {
    const app = await started();
    const { clear, remembers, ...values } = app.ports.storage;
    const written = Object.values(values).flatMap(({ write }) => jest.mocked(write).mock.calls.flat());
    expect(written).toEqual(['google', JSON.stringify({ sub: umaIdentidade().sub, nome: 'Ana' })]);
    expect([clear, remembers]).toHaveLength(2);
  });
});

describe('the guard', () => {
  const never = () => new Promise<HttpResult<never>>(() => undefined);

  it('shows a check that hangs, gives it up after eight seconds and offers another try [GU5]', async () => {
    let reply: Replies[string] = never;
    const app = await started({
      replies: { [CACHE]: (request) => (typeof reply === 'function' ? reply(request) : reply) },
    });
    await app.visit('/minhas-viagens');
    expect(app.state().interface.overlay).toBe(false);
    await app.pass(OVERLAY_APOS_MS);
    expect(app.state().interface.overlay).toBe(true);
    await app.pass(ESPERA_GUARDA_MS - OVERLAY_APOS_MS);
    expect(app.state().interface).toMatchObject({ overlay: false, alerta: true });
    expect(app.phase()).toBe('signedIn');
    expect(app.ports.navigation.path).toBe('/minhas-viagens');

    reply = succeeded(null);
    app.emit('NovaTentativaPedida');
    await app.settle();
    expect(app.state().sessao.externa?.sessaoClientId).toBe('praxio-1');
  });

  it('takes its overlay away with a page that was left [GU5]', async () => {
    const app = await started({ replies: { [CACHE]: never } });
    await app.visit('/minhas-viagens');
    await app.pass(OVERLAY_APOS_MS);
    await app.visit('/home');
    expect(app.state().interface.overlay).toBe(false);
    await app.pass(ESPERA_GUARDA_MS);
    expect(app.state().interface.alerta).toBe(false);
  });

  it('leads home, and signs nobody out, when a right was taken away meanwhile [GU7, IN3]', async () => {
    const forbidden = new CallFailed({ kind: 'refused', status: 403, erros: [] });
    let runs = 0;
    const app = await started({}, [
      function* reading(): Flow {
        runs += 1;
        if (runs === 1) yield* call(() => Promise.reject(forbidden));
      },
    ]);
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.state().interface.toasts).toMatchObject([{ texto: 'Você não tem acesso a esta área.' }]);
    expect(app.phase()).toBe('signedIn');
  });
});

describe('the five-second re-check', () => {
  const refusing: Replies = { [LOGIN]: refused(403, 'não') };

  it('runs once for two guards that failed [RC2]', async () => {
    const app = await started({ replies: refusing });
    app.emit('SessaoExternaInvalida');
    await app.settle();
    await app.pass(3000);
    app.emit('SessaoExternaInvalida');
    await app.pass(2000);
    expect(app.phase()).toBe('anonymous');
    await app.pass(RECHECK_SESSAO_MS);
    expect(app.ports.identity.signOut).toHaveBeenCalledTimes(1);
  });

  it.each([60_000, 8 * HOURS])('wipes no newer login when its timer fires %i ms late [RC3, RC4]', async (late) => {
    const app = await started({ replies: refusing });
    await app.visit('/minhas-viagens');
    app.emit('SessaoMudouEmOutraAba', { motivo: 'iniciada' });
    await app.settle();
    jest.setSystemTime(Date.now() + late);
    await app.pass(RECHECK_SESSAO_MS);
    expect(app.phase()).toBe('signedIn');
    expect(app.ports.storage.clear).not.toHaveBeenCalled();
  });

  it('wipes nothing when its second look could not be taken [RC5]', async () => {
    let reply: HttpResult<unknown> = refused(403, 'não');
    const app = await started({ replies: { [LOGIN]: () => reply } });
    await app.visit('/minhas-viagens');
    reply = offline();
    await app.pass(RECHECK_SESSAO_MS);
    expect(app.phase()).toBe('signedIn');
    expect(app.state().interface.overlay).toBe(false);
  });

  it('is told in the other tabs, which end without ending anything themselves [RC6]', async () => {
    let session: typeof federated | null = federated;
    const other = await started({ identity: { currentSession: async () => session } });
    session = null;
    other.emit('SessaoMudouEmOutraAba', { motivo: 'encerrada' });
    await other.settle();
    expect(other.phase()).toBe('anonymous');
    expect(other.state().interface.toasts).toMatchObject([{ texto: 'Sua sessão foi encerrada.' }]);
    expect(other.ports.identity.signOut).not.toHaveBeenCalled();
    expect(other.ports.tabs.announce).not.toHaveBeenCalled();
  });
});

describe('the session', () => {
  it.each([-24, -6, 6, 24])('survives a device clock that is off by %i hours [SV3, SI7]', async (hours) => {
    const clock = { now: () => new Date(AGORA.getTime() + hours * HOURS) };
    const refresh = async () => federated;
    const app = await started({ clock, identity: { refresh } });
    await app.visit('/minhas-viagens');
    await app.pass(RECHECK_SESSAO_MS);
    expect(app.phase()).toBe('signedIn');
    expect(app.ports.navigation.path).toBe('/minhas-viagens');
  });

  const old = umaIdentidade({ expiraEm: AGORA.getTime() - 3 * HOURS - 60_000 });

  it('over for three hours is renewed before the page, and the page stays [NR4, §4.validade.2]', async () => {
    const refresh = jest.fn(async () => umaIdentidade());
    const app = await started({ session: old, identity: { refresh } });
    await app.visit('/minhas-viagens');
    await app.visit('/pagamento-pix');
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(app.ports.navigation.path).toBe('/pagamento-pix');
  });

  it.each([
    ['is invalid when the provider refuses to renew it', async () => null, 'anonymous'],
    [
      'ends when the provider says that it ended',
      () => Promise.reject(new IdentityError('session', 'x', 'UserNotFoundException')),
      'anonymous',
    ],
    [
      'is kept when the provider cannot be asked',
      () => Promise.reject(new IdentityError('transient', 'Network Error', 'NetworkError')),
      'signedIn',
    ],
  ])('%s [§4.validade.3]', async (_, refresh, phase) => {
    const app = await started({ session: old, identity: { refresh } });
    await app.visit('/minhas-viagens');
    await app.pass(RECHECK_SESSAO_MS);
    expect(app.phase()).toBe(phase);
  });

  it('of another tab is taken up without a reload [SI10]', async () => {
    let session: typeof federated | null = null;
    const app = await started({ identity: { currentSession: async () => session } });
    session = federated;
    app.emit('SessaoMudouEmOutraAba', { motivo: 'iniciada' });
    await app.settle();
    expect(app.phase()).toBe('signedIn');
    expect(app.state().conta.phase).toBe('complete');
  });
});
