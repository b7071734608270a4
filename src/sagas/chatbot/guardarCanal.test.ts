import { succeeded, umaConta, umaIdentidade, umCadastro } from '../../../tests/support/builders';
import type { IdentitySession } from '../../services/ports';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { workflows } from '../root';

/** A person without a conta arrives at this address and registers; returns the stored and the sent provider. */
async function registered(path: string, provedor: IdentitySession['provedor'], visited?: string) {
  let sent: unknown;
  const app = startWorkflow(workflows, {
    identity: { currentSession: async () => umaIdentidade({ provedor }) },
    replies: {
      'GET /Conta/ObterPorCognitoId': succeeded(null),
      'POST /Conta': ({ body }) => ((sent = body), succeeded(umaConta())),
    },
  });
  app.ports.navigation.path = path;
  app.emit('AppIniciado');
  if (visited !== undefined) app.emit('RotaVisitada', { path: visited });
  await app.settle();
  app.emit('CadastroEnviado', { cadastro: umCadastro() });
  await app.settle();
  return { stored: app.ports.storage.provedor.read(), sent };
}

describe('an entry channel', () => {
  it.each([
    ['wifi', 4],
    ['agenciaCorreios', 6],
  ])('%s is kept through an own sign-in and registered as %d [§3.provedores.1]', async (canal, provedorTipo) => {
    const { stored, sent } = await registered(`/home?canal=${canal}`, 'itape');
    expect(stored).toBe(canal);
    expect(sent).toMatchObject({ provedorTipo });
  });

  it('is heard from a link that is opened later', async () => {
    const { stored, sent } = await registered('/home', 'itape', '/home?canal=wifi');
    expect(stored).toBe('wifi');
    expect(sent).toMatchObject({ provedorTipo: 4 });
  });

  it('gives way to a federated sign-in, whichever came first', async () => {
    for (const visited of [undefined, '/home?canal=wifi']) {
      const { stored, sent } = await registered('/home?canal=wifi', 'google', visited);
      expect(stored).toBe('google');
      expect(sent).toMatchObject({ provedorTipo: 2 });
    }
  });

  it('claims no provider: an address that says so is an own entry', async () => {
    const { stored, sent } = await registered('/home?canal=google', 'itape');
    expect(stored).toBe('itape');
    expect(sent).toMatchObject({ provedorTipo: 1 });
  });
});
