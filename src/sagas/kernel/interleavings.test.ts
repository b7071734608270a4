import fc from 'fast-check';
import {
  offline,
  refused,
  succeeded,
  umaConta,
  umaIdentidade,
  umaSessaoExterna,
} from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { decideAcesso } from '../../domain/sessao/acesso';
import { RECHECK_SESSAO_MS } from '../../domain/base/constantes';
import { mensagens } from '../../domain/base/mensagens';
import { rotaOf } from '../../domain/base/rotas';
import type { HttpResult, IdentitySession } from '../../services/ports';
import { selectVisitante } from '../../store/sessao/visitante';
import { umCadastro } from '../../../tests/support/builders';
import { workflows } from '../root';

/** Random schedules per property: the order of answers and actions must not change the outcome. */
const RUNS = 1000;
const federated = umaIdentidade({ provedor: 'google', grupos: ['Agencia'] });
const own = umaIdentidade({ sub: '22222222-2222-4222-8222-222222222222' });

type Action = 'page' | 'home' | 'agency' | 'login' | 'logout' | 'refused' | 'otherIn' | 'otherOut' | 'wait' | 'retry';
const actions = fc.array(
  fc.constantFrom<Action>(
    ...(['page', 'home', 'agency', 'login', 'logout', 'refused', 'otherIn', 'otherOut', 'wait', 'retry'] as Action[]),
  ),
  { minLength: 1, maxLength: 8 },
);
const answers = fc.array(fc.constantFrom('yes', 'no', 'offline'), { minLength: 1, maxLength: 6 });

/** The provider as shared by all tabs, and our server, each answering when the schedule decides. */
function world(s: fc.Scheduler, first: IdentitySession | null, externa: string[]) {
  let signedIn = first;
  let leaving: Promise<void> = Promise.resolve();
  const answer = (): HttpResult<unknown> => {
    const next = externa.shift() ?? 'yes';
    if (next === 'offline') return offline();
    return next === 'yes' ? succeeded(umaSessaoExterna()) : refused(403, 'não');
  };
  const later = <T>(name: string, value: () => T) => s.schedule(Promise.resolve(), name).then(value);
  return {
    set: (session: IdentitySession | null) => void (signedIn = session),
    get: () => signedIn,
    identity: {
      currentSession: () => later('session', () => signedIn),
      refresh: () => later('refresh', () => signedIn),
      signIn: async () => {
        await leaving;
        return later('signIn', () => ({ step: 'done' as const, session: (signedIn = own) }));
      },
      signOut: () => (leaving = later('signOut', () => void (signedIn = null))),
    },
    replies: {
      'GET /Conta/ObterPorCognitoId': () => later('conta', () => succeeded(umaConta())),
      'GET /LoginPraxio/LoginCache': () => later('cache', () => succeeded(null)),
      'POST /LoginPraxio': () => later('login', answer),
    },
  };
}

type App = ReturnType<typeof startWorkflow>;

/** Emits visited routes on the bus, like the real router. */
function route(app: App): void {
  const go = (path: string) => {
    if (app.ports.navigation.path === path) return;
    app.ports.navigation.path = path;
    app.emit('RotaVisitada', { path });
  };
  app.ports.navigation.go = go;
  app.ports.navigation.replace = go;
}

const settled = (app: () => App | null) => async (run: () => Promise<unknown>) => {
  await run();
  await app()?.settle();
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** Asserts the invariants of a settled session. */
function expectConsistent(app: App): void {
  const { sessao, conta, grupos, interface: shown } = app.state();
  const { login } = sessao;
  expect(shown.overlay).toBe(false);
  if (conta.phase === 'complete') expect(login).toMatchObject({ phase: 'signedIn', sub: conta.sub });
  if (login.phase !== 'signedIn') {
    expect(grupos).toEqual({ admin: false, agencia: false, agenciaResponsavel: false, operacao: false });
    expect(conta).toEqual({ phase: 'absent' });
    expect(sessao.externa).toBeNull();
  }
  const acesso = rotaOf(app.ports.navigation.path.split('?')[0] ?? '')?.acesso ?? 'open';
  expect(decideAcesso(acesso, selectVisitante(app.state()))).toBe('allowed');
  // However many calls failed at once, each session ended at most once.
  let open = 1;
  let least = open;
  for (const { type } of app.events) {
    if (type === 'SessaoIniciada') open = 1;
    if (type === 'SessaoEncerrada') open -= 1;
    least = Math.min(least, open);
  }
  expect(least).toBeGreaterThanOrEqual(0);
}

it('guard, re-check, sign-in, sign-out and renewal leave one truth, whatever the order [RC1, RC2, SC2, SC1]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), actions, answers, async (gen, list, externa) => {
      let app: App | null = null;
      const s = gen(fc.scheduler, { act: settled(() => app) });
      const outside = world(s, federated, [...externa]);
      const running = (app = startWorkflow(workflows, outside));
      route(running);
      running.emit('AppIniciado');
      const act: Record<Action, () => void> = {
        page: () => running.ports.navigation.go('/minhas-viagens'),
        home: () => running.ports.navigation.go('/home'),
        agency: () => running.ports.navigation.go('/pedidos'),
        login: () => {
          running.emit('EntrarPedido');
          running.emit('CredenciaisEnviadas', { email: 'ana@itape.test', senha: 'senha123' });
        },
        logout: () => running.emit('SaidaPedida'),
        refused: () => running.emit('SessaoRecusada'),
        otherIn: () => (outside.set(own), running.emit('SessaoMudouEmOutraAba', { motivo: 'iniciada' })),
        otherOut: () => (outside.set(null), running.emit('SessaoMudouEmOutraAba', { motivo: 'encerrada' })),
        wait: () => void jest.advanceTimersByTime(RECHECK_SESSAO_MS),
        retry: () => running.emit('NovaTentativaPedida'),
      };
      s.scheduleSequence(
        list.map((action) => ({
          label: action,
          builder: async () => {
            act[action]();
            await running.settle();
          },
        })),
      );
      for (let turn = 0; turn < 4; turn += 1) {
        await running.settle();
        await s.waitAll();
        await jest.advanceTimersByTimeAsync(RECHECK_SESSAO_MS * 2);
      }
      await running.settle();
      expectConsistent(running);
    }),
    { numRuns: RUNS },
  );
}, 180_000);

describe('the registration', () => {
  type Step = 'send' | 'dismiss' | 'cross' | 'logout' | 'otherOut' | 'retry';
  const steps = fc.array(fc.constantFrom<Step>('send', 'send', 'dismiss', 'cross', 'logout', 'otherOut', 'retry'), {
    minLength: 1,
    maxLength: 6,
  });
  const outcomes = fc.array(fc.constantFrom('created', 'lost', 'refused', 'offline'), { minLength: 1, maxLength: 6 });

  it('makes at most one account and never outlives its session, whatever the order [RG1, RG2, RG7]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), steps, outcomes, async (gen, list, results) => {
        let app: App | null = null;
        const s = gen(fc.scheduler, { act: settled(() => app) });
        const queue = [...results];
        let accounts = 0;
        const create = (): HttpResult<unknown> => {
          const result = queue.shift() ?? 'created';
          if (accounts > 0) return refused(409, 'Já existe uma conta com estes dados.');
          if (result === 'refused') return refused(422, 'CPF já cadastrado');
          if (result === 'offline') return offline();
          accounts += 1;
          return result === 'lost' ? offline() : succeeded(umaConta());
        };
        const outside = world(s, federated, []);
        const running = (app = startWorkflow(workflows, {
          ...outside,
          replies: {
            ...outside.replies,
            'GET /Conta/ObterPorCognitoId': () =>
              s.schedule(Promise.resolve(), 'find').then(() => succeeded(accounts > 0 ? umaConta() : null)),
            'POST /Conta': () => s.schedule(Promise.resolve(), 'create').then(create),
          },
        }));
        route(running);
        running.emit('AppIniciado');
        const act: Record<Step, () => void> = {
          send: () => running.emit('CadastroEnviado', { cadastro: umCadastro() }),
          dismiss: () => running.emit('CadastroDispensado'),
          cross: () => running.emit('LarguraCruzada', { responsivo: true }),
          logout: () => running.emit('SaidaPedida'),
          otherOut: () => (outside.set(null), running.emit('SessaoMudouEmOutraAba', { motivo: 'encerrada' })),
          retry: () => running.emit('NovaTentativaPedida'),
        };
        s.scheduleSequence(
          list.map((step) => ({
            label: step,
            builder: async () => {
              act[step]();
              await running.settle();
            },
          })),
        );
        for (let turn = 0; turn < 3; turn += 1) {
          await running.settle();
          await s.waitAll();
        }
        expectConsistent(running);
        expect(accounts).toBeLessThanOrEqual(1);
        const { conta, interface: shown } = running.state();
        expect(conta.phase).not.toBe('sending');
        if (conta.phase === 'complete') expect(accounts).toBe(1);
        expect(shown.toasts.filter(({ texto }) => texto === mensagens.cadastroConcluido).length).toBeLessThanOrEqual(1);
        if (!list.some((step) => ['dismiss', 'logout', 'otherOut'].includes(step))) {
          expect(running.state().sessao.login.phase).toBe('signedIn');
        }
      }),
      { numRuns: RUNS },
    );
  }, 180_000);
});
