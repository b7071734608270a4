import { entrarNaTela } from '../../../../tests/support/entrarNaTela';
import { succeeded, umaConta, umaIdentidade } from '../../../../tests/support/builders';
import { startWorkflow, type StartedWorkflow } from '../../../../tests/support/startWorkflow';
import type { PortOverrides } from '../../../../tests/support/fakePorts';
import { mensagensIdentidade } from '../../../domain/base/mensagens';
import { IdentityError } from '../../../services/identityError';
import { workflows } from '../../root';
import { REENVIO_MS } from './entrarConta';

const done = { step: 'done' as const, session: umaIdentidade() };
const replies = {
  'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
  'GET /LoginPraxio/LoginCache': succeeded(null),
  'POST /LoginPraxio': succeeded(null),
};
const credenciais = { email: 'ana@itape.test', senha: 'senha123' };
const wrong = new IdentityError('refused', mensagensIdentidade.generico, 'NotAuthorizedException');

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

describe('signing in with e-mail and password', () => {
  it.each([
    [['Admin'], { admin: true, agencia: false, agenciaResponsavel: false, operacao: false }],
    [['Agencia'], { admin: false, agencia: true, agenciaResponsavel: false, operacao: false }],
    [['AgenciaResponsavel'], { admin: false, agencia: false, agenciaResponsavel: true, operacao: false }],
    [[], { admin: false, agencia: false, agenciaResponsavel: false, operacao: false }],
  ] as const)('raises the flags of the groups %j, and no other [§4.entrar.3]', async (grupos, flags) => {
    const session = umaIdentidade({ grupos: [...grupos] });
    const app = await opened({ signIn: async () => ({ step: 'done', session }) });
    app.emit('CredenciaisEnviadas', credenciais);
    await app.settle();
    expect(app.state().grupos).toEqual(flags);
  });

  it('closes the dialog and leads back to where the person was', async () => {
    const link = '/resultado-busca-viagens?idaVolta=false&localidadeOrigem=1&localidadeDestino=2';
    const app = await opened({ signIn: async () => done }, link);
    app.emit('CredenciaisEnviadas', credenciais);
    await app.settle();
    expect(entrarOf(app).open).toBe(false);
    expect(app.state().sessao.login).toMatchObject({ phase: 'signedIn', email: 'ana@itape.test' });
    expect(app.ports.storage.provedor.read()).toBe('itape');
    // The entry is replaced, so that back does not reach the same page twice.
    expect(app.ports.navigation.replace).toHaveBeenLastCalledWith(link);
    expect(app.ports.storage.linkRedirect.read()).toBeNull();
    expect(app.ports.tabs.announce).toHaveBeenCalledWith('iniciada');
  });

  it.each([
    ['takes the place of home, which stood in for it', '/home', 'replace'],
    ['comes after any other page', '/destinos', 'go'],
  ] as const)('leads on to the guarded page, which %s', async (_, path, how) => {
    const link = '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2';
    const app = await opened({ signIn: async () => done }, path);
    app.ports.storage.linkRedirect.write(link);
    app.emit('CredenciaisEnviadas', credenciais);
    await app.settle();
    expect(app.ports.navigation[how]).toHaveBeenLastCalledWith(link);
    expect(app.ports.navigation.path).toBe(link);
  });

  it('shows a refusal in both languages, keeps the e-mail, and the app goes on as the service user [SI2, §4.entrar.4]', async () => {
    const app = await opened({ signIn: () => Promise.reject(wrong) });
    app.emit('CredenciaisEnviadas', credenciais);
    await app.settle();
    expect(entrarOf(app)).toMatchObject({
      open: true,
      sending: false,
      email: 'ana@itape.test',
      erro: { codigo: 'Authentication Error', explicacao: 'E-mail ou senha incorretos.' },
    });
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(JSON.stringify(app.state())).not.toContain(credenciais.senha);
  });

  it.each([
    ['User is disabled.', /desativado/],
    ['Password attempts exceeded', /Muitas tentativas/],
    ['Incorrect username or password.', /incorretos/],
  ])('tells %j by its own words', async (text, words) => {
    const cause = new Error(text);
    const error = new IdentityError('refused', mensagensIdentidade.generico, 'NotAuthorizedException', cause);
    const app = await opened({ signIn: () => Promise.reject(error) });
    app.emit('CredenciaisEnviadas', credenciais);
    await app.settle();
    expect(entrarOf(app).erro?.explicacao).toMatch(words);
  });

  it('lets the person try again after a refusal', async () => {
    let right = false;
    const app = await opened({ signIn: () => (right ? Promise.resolve(done) : Promise.reject(wrong)) });
    app.emit('CredenciaisEnviadas', credenciais);
    await app.settle();
    right = true;
    app.emit('CredenciaisEnviadas', credenciais);
    await app.settle();
    expect(app.state().sessao.login.phase).toBe('signedIn');
  });

  it.each([
    [{ email: ' ', senha: 'senha123' }, mensagensIdentidade.emailVazio],
    [{ email: 'ana@itape.test', senha: '' }, mensagensIdentidade.senhaVazia],
  ])('refuses what is empty without asking the provider', async (typed, codigo) => {
    const app = await opened();
    app.emit('CredenciaisEnviadas', typed);
    await app.settle();
    expect(entrarOf(app).erro?.codigo).toBe(codigo);
    expect(app.ports.identity.signIn).not.toHaveBeenCalled();
  });

  it('sends one request however often the button is pressed [SI1]', async () => {
    let calls = 0;
    const app = await opened({ signIn: () => ((calls += 1), new Promise<never>(() => undefined)) });
    app.emit('CredenciaisEnviadas', credenciais);
    app.emit('CredenciaisEnviadas', credenciais);
    await app.settle();
    expect(calls).toBe(1);
    expect(entrarOf(app).sending).toBe(true);
  });

  it('asks for a password of one’s own after a temporary one [§4.entrar.1]', async () => {
    const app = await opened({
      signIn: async () => ({ step: 'newPassword' }),
      submitNewPassword: async () => done,
    });
    app.emit('CredenciaisEnviadas', credenciais);
    await app.settle();
    expect(entrarOf(app).etapa).toBe('novaSenha');
    app.emit('NovaSenhaEnviada', { senha: 'outra1' });
    await app.settle();
    expect(app.state().sessao.login.phase).toBe('signedIn');
  });

  it('forgets the way back, and an answer still on its way, when the dialog is closed', async () => {
    const app = await opened({ signIn: async () => done }, '/resultado-busca-viagens?idaVolta=true');
    app.emit('CredenciaisEnviadas', credenciais);
    app.emit('EntrarFechado');
    await app.settle();
    expect(entrarOf(app).open).toBe(false);
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(app.ports.storage.linkRedirect.read()).toBeNull();
  });
});

describe('crossing 960 px', () => {
  it('closes the dialog, and the way back is kept for the next try [§2.largura.1]', async () => {
    const app = await opened({}, '/resultado-busca-viagens?idaVolta=true');
    app.emit('LarguraCruzada', { responsivo: true });
    await app.settle();
    expect(entrarOf(app).open).toBe(false);
    expect(app.ports.storage.linkRedirect.read()).toBe('/resultado-busca-viagens?idaVolta=true');
  });
});

describe('a forgotten password', () => {
  it('is replaced with a code, and the new one signs in', async () => {
    const app = await opened({ signIn: async () => done });
    app.emit('EtapaEntrarTrocada', { etapa: 'esqueciSenha' });
    app.emit('SenhaEsquecida', { email: 'ana@itape.test' });
    await app.settle();
    expect(entrarOf(app).etapa).toBe('redefinirSenha');
    app.emit('SenhaRedefinida', { codigo: '123456', senha: 'nova12' });
    await app.settle();
    expect(app.ports.identity.resetPassword).toHaveBeenCalledWith('ana@itape.test', '123456', 'nova12');
    expect(app.state().sessao.login.phase).toBe('signedIn');
  });

  it('is asked for at once when the provider requires it', async () => {
    const app = await opened({ signIn: async () => ({ step: 'resetPassword', email: 'ana@itape.test' }) });
    app.emit('CredenciaisEnviadas', credenciais);
    await app.settle();
    expect(app.ports.identity.forgotPassword).toHaveBeenCalledWith('ana@itape.test');
    expect(entrarOf(app).etapa).toBe('redefinirSenha');
  });
});

describe('a code', () => {
  const forgetSenha = (app: StartedWorkflow) => app.emit('SenhaEsquecida', { email: 'ana@itape.test' });
  const signIn = (app: StartedWorkflow) => app.emit('CredenciaisEnviadas', credenciais);
  const unconfirmed: PortOverrides['identity'] = {
    signIn: async () => ({ step: 'confirmSignUp', email: credenciais.email }),
  };

  it.each([
    ['for a forgotten password', {}, forgetSenha],
    ['for an account that was not confirmed yet', unconfirmed, signIn],
  ])('%s is sent where the dialog says, again too, and no sooner than it says', async (_, identity, begin) => {
    let codes = 0;
    const send = async () => ({ destino: `código ${(codes += 1)}` });
    const app = await opened({ ...identity, forgotPassword: send, resendCode: send });
    const before = app.ports.clock.now().getTime();
    begin(app);
    await app.settle();
    expect(entrarOf(app).destino).toBe('código 1');
    expect(entrarOf(app).reenvioEm).toBeGreaterThanOrEqual(before + REENVIO_MS);
    app.emit('CodigoReenviado');
    await app.settle();
    expect([entrarOf(app).destino, codes]).toEqual(['código 2', 2]);
  });
});

describe('leaving for Google or Apple', () => {
  it('stores the provider and that a sign-in is under way [§4.entrar.2]', async () => {
    const app = await opened();
    app.emit('LoginFederadoEscolhido', { provedor: 'google' });
    await app.settle();
    expect(app.ports.identity.signInWithProvider).toHaveBeenCalledWith('google', null);
    expect(app.ports.storage.provedor.read()).toBe('google');
    expect(app.ports.storage.iniciandoLoginFederado.read()).toBe('true');
  });

  it('takes both back when leaving failed', async () => {
    const app = await opened({ signInWithProvider: () => Promise.reject(new Error('popup')) });
    app.emit('LoginFederadoEscolhido', { provedor: 'apple' });
    await app.settle();
    expect(app.ports.storage.provedor.read()).toBeNull();
    expect(app.ports.storage.iniciandoLoginFederado.read()).toBeNull();
    expect(entrarOf(app).erro?.codigo).toBe('Authentication Error');
  });
});
