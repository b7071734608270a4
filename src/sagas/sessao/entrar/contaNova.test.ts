import { entrarNaTela } from '../../../../tests/support/entrarNaTela';
import { succeeded, umaConta, umaIdentidade } from '../../../../tests/support/builders';
import { startWorkflow, type StartedWorkflow } from '../../../../tests/support/startWorkflow';
import type { PortOverrides } from '../../../../tests/support/fakePorts';
import { mensagensIdentidade } from '../../../domain/base/mensagens';
import { IdentityError } from '../../../services/identityError';
import { workflows } from '../../root';

const done = { step: 'done' as const, session: umaIdentidade() };
const replies = {
  'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
  'GET /LoginPraxio/LoginCache': succeeded(null),
  'POST /LoginPraxio': succeeded(null),
};
const credenciais = { email: 'ana@itape.test', senha: 'senha123' };

async function opened(identity: PortOverrides['identity'] = {}, path = '/home'): Promise<StartedWorkflow> {
  const app = startWorkflow(workflows, { identity, replies });
  app.emit('AppIniciado');
  await app.settle();
  app.ports.navigation.path = path;
  app.emit('EntrarPedido');
  await app.settle();
  return app;
}

const entrarOf = (app: StartedWorkflow) => entrarNaTela(app.state());

describe('making an account', () => {
  it('confirms the address by its code and signs in with the password at hand', async () => {
    const app = await opened({ signIn: async () => done });
    app.emit('EtapaEntrarTrocada', { etapa: 'criarConta' });
    await app.settle();
    expect(entrarOf(app)).toMatchObject({ etapa: 'criarConta' });
    app.emit('ContaNovaEnviada', { ...credenciais, nome: 'Ana Souza' });
    await app.settle();
    expect(entrarOf(app)).toMatchObject({ etapa: 'confirmarCodigo', destino: 'a***@i***' });

    app.emit('CodigoEnviado', { codigo: '123456' });
    await app.settle();
    expect(app.ports.identity.confirmSignUp).toHaveBeenCalledWith('ana@itape.test', '123456');
    expect(app.state().sessao.login.phase).toBe('signedIn');
  });

  it('keeps asking for the code after a wrong or an empty one', async () => {
    const mismatch = new IdentityError('refused', mensagensIdentidade.generico, 'CodeMismatchException');
    const app = await opened({ confirmSignUp: () => Promise.reject(mismatch) });
    app.emit('ContaNovaEnviada', { ...credenciais, nome: '' });
    await app.settle();
    app.emit('CodigoEnviado', { codigo: '000000' });
    await app.settle();
    expect(entrarOf(app).erro?.explicacao).toMatch(/Código incorreto/);
    app.emit('CodigoEnviado', { codigo: '' });
    await app.settle();
    expect(entrarOf(app)).toMatchObject({
      etapa: 'confirmarCodigo',
      erro: { codigo: 'Confirmation code cannot be empty' },
    });
  });

  it('sends another code, no sooner than a minute later by its own account', async () => {
    const app = await opened({ resendCode: jest.fn(async () => ({ destino: 'b***@i***' })) });
    app.emit('ContaNovaEnviada', { ...credenciais, nome: '' });
    await app.settle();
    const first = entrarOf(app).reenvioEm;
    expect(first - app.ports.clock.now().getTime()).toBeGreaterThan(58_000);
    app.emit('CodigoReenviado');
    await app.settle();
    expect(app.ports.identity.resendCode).toHaveBeenCalledWith('ana@itape.test');
    expect(entrarOf(app).destino).toBe('b***@i***');
  });

  it('goes back to signing in when the person turns back', async () => {
    const app = await opened({ signIn: async () => done });
    app.emit('ContaNovaEnviada', { ...credenciais, nome: '' });
    await app.settle();
    app.emit('EtapaEntrarTrocada', { etapa: 'entrar' });
    await app.settle();
    expect(entrarOf(app).etapa).toBe('entrar');
    app.emit('CredenciaisEnviadas', credenciais);
    await app.settle();
    expect(app.state().sessao.login.phase).toBe('signedIn');
  });

  it('leaves out the spaces around address and name, and none of the password', async () => {
    const app = await opened();
    app.emit('ContaNovaEnviada', { email: ' ana@itape.test ', senha: ' senha 123 ', nome: ' Ana Souza ' });
    await app.settle();
    expect(app.ports.identity.signUp).toHaveBeenCalledWith('ana@itape.test', ' senha 123 ', 'Ana Souza');
    expect(entrarOf(app)).toMatchObject({ etapa: 'confirmarCodigo' });
  });
});
