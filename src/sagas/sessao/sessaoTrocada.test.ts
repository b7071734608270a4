import { AGORA, succeeded, umaConta, umaIdentidade, umaSessaoExterna } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { RECHECK_SESSAO_MS } from '../../domain/base/constantes';
import { IdentityError } from '../../services/identityError';
import type { IdentitySession } from '../../services/ports';
import { selectPessoa } from '../../store/sessao/sessao';
import { alterarEmail } from '../conta/alterarEmail';
import { workflows } from '../root';

const HOUR = 3_600_000;
const bia = umaIdentidade({ sub: '22222222-2222-4222-8222-222222222222', email: 'bia@itape.test' });

/** An identity port whose person the test changes and whose renewal it resolves. */
async function started(first: IdentitySession) {
  let session: IdentitySession | null = first;
  let answer: (outcome: () => Promise<IdentitySession | null>) => void = () => undefined;
  const refresh = jest.fn(
    () => new Promise<IdentitySession | null>((resolve) => (answer = (outcome) => resolve(outcome()))),
  );
  const app = startWorkflow([...workflows, alterarEmail], {
    identity: { currentSession: async () => session, refresh, confirmEmailChange: async () => undefined },
    replies: {
      'GET /Conta/ObterPorCognitoId': () => succeeded(umaConta()),
      'POST /Conta/ConfirmarEmail': succeeded(umaConta({ email: 'nova@itape.test' })),
      'GET /LoginPraxio/LoginCache': succeeded(null),
      'POST /LoginPraxio': succeeded(umaSessaoExterna()),
    },
  });
  app.emit('AppIniciado');
  await app.settle();
  return {
    ...app,
    refresh,
    renewal: async (outcome: () => Promise<IdentitySession | null>) => {
      answer(outcome);
      await app.settle();
      await jest.advanceTimersByTimeAsync(2 * RECHECK_SESSAO_MS);
      await app.settle();
    },
    /** Ana signs out, or Bia signs in in another tab. */
    become: async (who: IdentitySession | null) => {
      session = who;
      if (who === null) app.emit('SaidaPedida');
      else app.emit('SessaoMudouEmOutraAba', { motivo: 'iniciada' });
      await app.settle();
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a session that changes while its token is renewed', () => {
  const ana = umaIdentidade({ expiraEm: AGORA.getTime() - 3 * HOUR - 60_000 });
  const outcomes: [string, () => Promise<IdentitySession | null>][] = [
    ['is renewed', async () => umaIdentidade({ expiraEm: AGORA.getTime() + 9 * HOUR })],
    ['is refused', async () => null],
    ['is over', () => Promise.reject(new IdentityError('session', 'x', 'NotAuthorizedException'))],
    ['cannot be asked about', () => Promise.reject(new IdentityError('transient', 'x', 'NetworkError'))],
  ];

  it.each(outcomes)('leaves whoever came instead alone, where the old one %s', async (_, outcome) => {
    const app = await started(ana);
    app.ports.navigation.path = '/minhas-viagens';
    app.emit('RotaVisitada', { path: '/minhas-viagens' });
    await app.settle();
    expect(app.refresh).toHaveBeenCalledTimes(1);
    await app.become(bia);
    await app.renewal(outcome);
    expect(selectPessoa(app.state())).toMatchObject({ sub: bia.sub, expiraEm: bia.expiraEm });
    expect(app.ports.navigation.path).toBe('/minhas-viagens');
    expect(app.events.map(({ type }) => type)).not.toContain('SessaoExternaInvalida');
    expect(app.ports.identity.signOut).not.toHaveBeenCalled();
    expect(app.state().interface.overlay).toBe(false);
  });

  it.each(outcomes)('stays ended, where the old one %s', async (_, outcome) => {
    const app = await started(ana);
    app.emit('RotaVisitada', { path: '/minhas-viagens' });
    await app.settle();
    await app.become(null);
    await app.renewal(outcome);
    expect(app.state().sessao.login.phase).toBe('anonymous');
    expect(app.events.map(({ type }) => type)).not.toContain('SessaoExternaInvalida');
    expect(app.ports.identity.signOut).toHaveBeenCalledTimes(1);
  });
});

describe('an e-mail that was changed by who is gone meanwhile', () => {
  it('is not written to who came instead', async () => {
    const app = await started(umaIdentidade());
    app.emit('MinhaContaAberta');
    await app.settle();
    app.emit('EmailNovoEnviado', { email: 'nova@itape.test' });
    await app.settle();
    app.emit('EmailCodigoEnviado', { codigo: '123456' });
    await app.settle();
    expect(app.refresh).toHaveBeenCalledTimes(1);
    await app.become(bia);
    await app.renewal(async () => umaIdentidade({ email: 'nova@itape.test' }));
    expect(selectPessoa(app.state())).toMatchObject({ sub: bia.sub, email: 'bia@itape.test' });
  });
});
