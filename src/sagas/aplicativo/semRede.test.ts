import { succeeded, umaConta, umaIdentidade } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { mensagens } from '../../domain/base/mensagens';
import { IdentityError } from '../../services/identityError';
import type { IdentitySession } from '../../services/ports';
import { selectVisitante } from '../../store/sessao/visitante';
import { workflows } from '../root';

const unreachable = new IdentityError('transient', 'Network Error', 'NetworkError');
const TICKETS = '/minhas-viagens?pedido=p1';

/** Opens the app offline on a device with a stored session, whether or not its token is valid. */
async function openedOffline(path: string, isRemembered = true) {
  let answer: () => Promise<IdentitySession | null> = () => Promise.reject(unreachable);
  const app = startWorkflow(workflows, {
    identity: { currentSession: () => answer(), isRemembered: () => isRemembered },
    replies: {
      'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
      'GET /LoginPraxio/LoginCache': succeeded(null),
      'POST /LoginPraxio': succeeded(null),
    },
  });
  app.ports.navigation.path = path;
  app.emit('AppIniciado');
  app.emit('RotaVisitada', { path });
  await app.settle();
  const backOnline = async (given: typeof answer) => {
    answer = given;
    app.emit('ConexaoMudada', { online: true });
    await app.settle();
  };
  const names = () => app.events.map(({ type }) => type);
  return { ...app, backOnline, names };
}

describe('the app opened without a network', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows one’s tickets to whom the device remembers, without a word about signing in', async () => {
    const app = await openedOffline(TICKETS);
    expect(app.ports.navigation.path).toBe(TICKETS);
    expect(app.names()).not.toContain('EntrarPedido');
    expect(app.state().interface.toasts).toEqual([]);
    expect(selectVisitante(app.state())).toMatchObject({ signedIn: false, lembrado: true });
    app.emit('AlertaDispensado');
  });

  it.each(['/comprar-viagem', '/pagamento-pix?pedido=p1', '/minha-conta', '/pedidos'])(
    'opens nothing else: %s asks for a sign-in',
    async (path) => {
      const app = await openedOffline(path);
      expect(app.ports.navigation.path).toBe('/home');
      expect(app.names()).toContain('EntrarPedido');
      app.emit('AlertaDispensado');
    },
  );

  it('shows no tickets to whom the device does not know', async () => {
    const app = await openedOffline(TICKETS, false);
    expect(app.ports.navigation.path).toBe('/home');
    app.emit('AlertaDispensado');
  });

  it('goes on as the same person once the provider answers', async () => {
    const app = await openedOffline(TICKETS);
    await app.backOnline(async () => umaIdentidade());
    expect(app.state().sessao).toMatchObject({ login: { phase: 'signedIn' }, lembrada: false });
    expect(app.ports.navigation.path).toBe(TICKETS);
  });

  it.each([
    ['that nobody is signed in', async () => null],
    ['that the session is over', () => Promise.reject(new IdentityError('session', 'x', 'TokenRevokedException'))],
  ])('forgets the person, and says so, when the provider answers %s', async (_, answer) => {
    const app = await openedOffline(TICKETS);
    await app.backOnline(answer);
    expect(app.state().sessao).toMatchObject({ login: { phase: 'anonymous' }, lembrada: false });
    expect(app.ports.storage.clear).toHaveBeenCalledTimes(1);
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.state().interface.toasts).toMatchObject([{ texto: mensagens.sessaoExpirada }]);
  });

  it('leaves the tickets, and keeps them, when the person goes on without signing in', async () => {
    const app = await openedOffline(TICKETS);
    app.emit('AlertaDispensado');
    await app.settle();
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.ports.storage.clear).not.toHaveBeenCalled();
  });
});
