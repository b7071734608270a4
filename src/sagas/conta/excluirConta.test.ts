import { abortable, AGORA, failed, offline, refused, succeeded, umaIdentidade } from '../../../tests/support/builders';
import type { PortOverrides } from '../../../tests/support/fakePorts';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { mensagens, mensagensIdentidade } from '../../domain/base/mensagens';
import { IdentityError } from '../../services/identityError';
import type { IdentitySession } from '../../services/ports';
import { selectExclusao } from '../../store/conta/minhaConta';
import { selectSubmission } from '../../store/submissions';
import { excluirConta } from './excluirConta';

const DELETE = 'DELETE /Conta';
const wrong = new IdentityError(
  'refused',
  mensagensIdentidade.generico,
  'NotAuthorizedException',
  new Error('Incorrect username or password.'),
);
const cut = new IdentityError('transient', mensagensIdentidade.rede, 'NetworkError');
const HOUR = 3_600_000;

async function opened(overrides: PortOverrides = {}, identidade: Partial<IdentitySession> = {}) {
  const app = startWorkflow([signedInFlow(identidade), excluirConta], {
    replies: { [DELETE]: succeeded(undefined) },
    ...overrides,
  });
  app.emit('ExclusaoAberta');
  await app.settle();
  return app;
}
type App = Awaited<ReturnType<typeof opened>>;
const confirm = async (app: App, senha = 'senha123') => {
  app.emit('ExclusaoConfirmada', { senha });
  await app.settle();
};
const tentativa = (app: App) => selectSubmission(app.state(), 'exclusaoConta');

describe('deleting the account', () => {
  it('asks for the password, forgets the conta, deletes the login, cleans up and says goodbye at home', async () => {
    const order: string[] = [];
    const app = await opened({
      replies: { [DELETE]: () => (order.push('conta'), succeeded(undefined)) },
      identity: {
        reauthenticate: jest.fn(async () => (order.push('proof'), umaIdentidade())),
        deleteUser: async () => void order.push('login'),
      },
    });
    expect(selectExclusao(app.state())).toBe('senha');
    await confirm(app);
    expect(app.ports.identity.reauthenticate).toHaveBeenCalledWith('ana@itape.test', 'senha123');
    expect(order).toEqual(['proof', 'conta', 'login']);
    expect(app.state().sessao.login.phase).toBe('anonymous');
    expect(app.state().conta).toEqual({ phase: 'absent' });
    expect(app.ports.storage.clear).toHaveBeenCalledTimes(1);
    expect(app.ports.tabs.announce).toHaveBeenCalledWith('encerrada');
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'success', texto: 'Sua conta foi excluída.' }]);
    expect(selectExclusao(app.state())).toBeNull();
  });

  it('does nothing after a wrong password, or none, but take another', async () => {
    const answers = [Promise.reject(wrong), Promise.resolve(umaIdentidade())];
    const app = await opened({ identity: { reauthenticate: () => answers.shift() ?? Promise.reject(wrong) } });
    await confirm(app, '');
    expect(tentativa(app)).toMatchObject({
      erros: [{ mensagem: 'Informe a senha.', detalhe: 'Password cannot be empty' }],
    });
    await confirm(app, 'errada1');
    expect(tentativa(app)).toMatchObject({ erros: [{ mensagem: 'Senha incorreta.' }] });
    expect(app.ports.http.request).not.toHaveBeenCalled();
    await confirm(app);
    expect(app.state().sessao.login.phase).toBe('anonymous');
  });

  it('waits for a purchase under way, in the server’s words', async () => {
    const app = await opened({ replies: { [DELETE]: refused(409, 'Há uma compra em andamento.') } });
    await confirm(app);
    expect(tentativa(app)).toMatchObject({ erros: [{ mensagem: 'Há uma compra em andamento.' }] });
    expect(app.ports.identity.deleteUser).not.toHaveBeenCalled();
    expect(app.state().sessao.login.phase).toBe('signedIn');
  });

  it('goes on where it was cut off: a conta that is gone already is no refusal', async () => {
    let reply = succeeded<unknown>(undefined) as ReturnType<typeof refused>;
    const answers = [Promise.reject(cut), Promise.resolve()];
    const app = await opened({
      replies: { [DELETE]: () => reply },
      identity: { deleteUser: () => answers.shift() ?? Promise.reject(cut) },
    });
    await confirm(app);
    expect(tentativa(app)).toMatchObject({ phase: 'refused', erros: [{ detalhe: 'Network Error' }] });
    reply = refused(404, 'Você ainda não tem uma conta.');
    await confirm(app);
    expect(app.state().sessao.login.phase).toBe('anonymous');
  });

  it('keeps everything when the server could not be reached', async () => {
    const app = await opened({ replies: { [DELETE]: offline() } });
    await confirm(app);
    expect(tentativa(app)).toMatchObject({ erros: [{ mensagem: mensagens.comunicacaoTexto }] });
    expect(selectExclusao(app.state())).toBe('senha');
  });

  it('ends with a session that is over', async () => {
    const app = await opened({ replies: { [DELETE]: failed({ kind: 'identity', codigo: 'TOKEN_INVALIDO' }) } });
    await confirm(app);
    expect(app.state().sessao.login.phase).toBe('anonymous');
    expect(app.ports.identity.deleteUser).not.toHaveBeenCalled();
  });

  it.each(['ExclusaoDesistida', 'MinhaContaFechada'] as const)('is given up by %s until the proof', async (leaving) => {
    const under = abortable<IdentitySession>();
    const app = await opened({ identity: { reauthenticate: () => under.promise } });
    await confirm(app);
    app.emit(leaving);
    await app.settle();
    expect(under.aborted()).toBe(true);
    expect([selectExclusao(app.state()), tentativa(app)]).toEqual([null, { phase: 'idle' }]);
    expect(app.ports.http.request).not.toHaveBeenCalled();
  });

  it('is finished once the server was asked, even if the person leaves the page meanwhile', async () => {
    let answer = (_: ReturnType<typeof succeeded>): void => undefined;
    const app = await opened({ replies: { [DELETE]: () => new Promise((resolve) => (answer = resolve)) } });
    await confirm(app);
    app.emit('MinhaContaFechada');
    await app.settle();
    answer(succeeded(undefined));
    await app.settle();
    expect(app.ports.identity.deleteUser).toHaveBeenCalledTimes(1);
    expect(app.state().sessao.login.phase).toBe('anonymous');
  });
});

describe('deleting the account of who signs in with Google', () => {
  const google = (ago: number) => ({ provedor: 'google' as const, autenticadoEm: AGORA.getTime() - ago });

  it('asks for nothing more from who has just signed in', async () => {
    const app = await opened({}, google(60_000));
    expect(selectExclusao(app.state())).toBe('nada');
    await confirm(app, '');
    expect(app.ports.identity.reauthenticate).not.toHaveBeenCalled();
    expect(app.state().sessao.login.phase).toBe('anonymous');
  });

  it('sends anybody else to Google once more, and back here', async () => {
    const app = await opened({}, google(HOUR));
    expect(selectExclusao(app.state())).toBe('login');
    app.emit('ReautenticacaoPedida');
    await app.settle();
    expect(app.ports.identity.reauthenticateWithProvider).toHaveBeenCalledWith('google');
    expect(app.ports.storage.linkRedirect.read()).toBe('/minha-conta');
    expect(app.ports.storage.iniciandoLoginFederado.read()).toBe('true');
    expect(app.ports.http.request).not.toHaveBeenCalled();
  });

  it('takes the way back when Google could not be reached', async () => {
    const app = await opened({ identity: { reauthenticateWithProvider: () => Promise.reject(cut) } }, google(HOUR));
    app.emit('ReautenticacaoPedida');
    await app.settle();
    expect(app.ports.storage.iniciandoLoginFederado.read()).toBeNull();
    expect(tentativa(app)).toMatchObject({ erros: [{ detalhe: 'Network Error' }] });
  });

  it('asks again when the five minutes passed over the question', async () => {
    let now = AGORA;
    const app = await opened(
      { replies: { [DELETE]: refused(403, 'Entre de novo.') }, clock: { now: () => now } },
      google(60_000),
    );
    now = new Date(AGORA.getTime() + HOUR);
    await confirm(app, '');
    expect(selectExclusao(app.state())).toBe('login');
    expect(tentativa(app)).toMatchObject({ erros: [{ mensagem: 'Entre de novo.' }] });
  });
});
