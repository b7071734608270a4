import { AGORA, succeeded, umaConta, umaIdentidade } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { Conta } from '../../domain/wire/conta/conta';
import type { IdentitySession } from '../../services/ports';
import { workflows } from '../root';

const BUSCA = '/resultado-busca-viagens?idaVolta=true&localidadeOrigem=1&localidadeDestino=2';
const whole: IdentitySession = umaIdentidade();
const expired = umaIdentidade({ expiraEm: AGORA.getTime() - 4 * 3_600_000 });

/** Emits the link of a search with this session and conta; the token cannot be renewed. */
async function heard(session: IdentitySession | null, conta: Conta | null, link = BUSCA) {
  const app = startWorkflow(workflows, {
    identity: { currentSession: async () => session, refresh: async () => null },
    replies: {
      'GET /Conta/ObterPorCognitoId': succeeded(conta),
      'GET /LoginPraxio/LoginCache': succeeded(null),
      'POST /LoginPraxio': succeeded(null),
    },
  });
  app.emit('AppIniciado');
  await app.settle();
  app.emit('LinkGuardado', { link });
  await app.settle();
  return app;
}

describe('the link of a search', () => {
  it('goes on at once for who has an account and a session that holds', async () => {
    const app = await heard(whole, umaConta());
    expect(app.ports.navigation.go).toHaveBeenLastCalledWith(BUSCA);
    expect(app.ports.storage.linkRedirect.read()).toBeNull();
  });

  it.each<[string, IdentitySession | null, Conta | null]>([
    ['is not here', null, null],
    ['has no account yet', whole, null],
    ['has a session that is over', expired, umaConta()],
  ])('is kept, and home comes first, for who %s', async (_, session, conta) => {
    const app = await heard(session, conta);
    expect(app.ports.navigation.replace).toHaveBeenLastCalledWith('/home');
    expect(app.ports.navigation.go).not.toHaveBeenCalledWith(BUSCA);
    expect(app.ports.storage.linkRedirect.read()).toBe(BUSCA);
  });

  it('is not kept where it is no page of ours', async () => {
    const app = await heard(null, null, '//evil.test/?idaVolta=true');
    expect(app.ports.storage.linkRedirect.write).not.toHaveBeenCalled();
    expect(app.ports.navigation.replace).toHaveBeenLastCalledWith('/home');
  });
});
