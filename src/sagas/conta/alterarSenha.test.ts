import { abortable } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { mensagensIdentidade } from '../../domain/base/mensagens';
import { IdentityError } from '../../services/identityError';
import type { IdentityPort } from '../../services/ports';
import { selectSubmission } from '../../store/submissions';
import { alterarSenha } from './alterarSenha';

const start = (updatePassword: IdentityPort['updatePassword']) =>
  startWorkflow([signedInFlow(), alterarSenha], { identity: { updatePassword: jest.fn(updatePassword) } });
const tentativa = (app: ReturnType<typeof start>) => selectSubmission(app.state(), 'senhaConta');
const refusal = (name: string, text: string, kind: 'refused' | 'session' | 'transient' = 'refused') =>
  new IdentityError(kind, mensagensIdentidade.generico, name, new Error(text));

describe('changing the password', () => {
  it('asks the provider with both, and the form begins anew', async () => {
    const app = start(async () => undefined);
    app.emit('SenhaTrocaEnviada', { atual: 'senha123', nova: 'nova1234' });
    await app.settle();
    expect(app.ports.identity.updatePassword).toHaveBeenCalledWith('senha123', 'nova1234');
    expect(tentativa(app).phase).toBe('done');
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'success', texto: 'Senha alterada.' }]);
    expect(JSON.stringify(app.state())).not.toMatch(/senha123|nova1234/);
  });

  it.each([
    ['', 'nova1234', 'Informe a senha atual.'],
    ['senha123', 'ab1', 'A senha precisa de pelo menos 6 caracteres.'],
    ['senha123', 'semnumero', 'A senha precisa de pelo menos um número.'],
    ['senha123', 'senha123', 'A nova senha precisa ser diferente da atual.'],
  ])('refuses %j → %j before the provider is asked: %s', async (atual, nova, erro) => {
    const app = start(async () => undefined);
    app.emit('SenhaTrocaEnviada', { atual, nova });
    await app.settle();
    expect(tentativa(app)).toMatchObject({ phase: 'refused', erros: [{ mensagem: erro }] });
    expect(app.ports.identity.updatePassword).not.toHaveBeenCalled();
  });

  it.each([
    [refusal('NotAuthorizedException', 'Incorrect username or password.'), 'Senha atual incorreta.'],
    [
      refusal('NotAuthorizedException', 'Password attempts exceeded'),
      'Muitas tentativas. Espere alguns minutos e tente de novo.',
    ],
    [refusal('NetworkError', '', 'transient'), 'Sem conexão com o servidor. Confira a internet e tente novamente.'],
  ])('tells %s in words of its own, and takes another try', async (error, erro) => {
    let next: Promise<void> = Promise.reject(error);
    const app = start(() => next);
    app.emit('SenhaTrocaEnviada', { atual: 'errada1', nova: 'nova1234' });
    await app.settle();
    expect(tentativa(app)).toEqual({
      phase: 'refused',
      acao: null,
      erros: [{ mensagem: erro, detalhe: mensagensIdentidade.generico }],
    });
    expect(app.state().sessao.login.phase).toBe('signedIn');

    next = Promise.resolve();
    app.emit('SenhaTrocaEnviada', { atual: 'senha123', nova: 'nova1234' });
    await app.settle();
    expect(tentativa(app).phase).toBe('done');
  });

  it('ends with a session that the provider has ended', async () => {
    const app = start(() =>
      Promise.reject(refusal('NotAuthorizedException', 'Access Token has been revoked', 'session')),
    );
    app.emit('SenhaTrocaEnviada', { atual: 'senha123', nova: 'nova1234' });
    await app.settle();
    expect(app.state().sessao.login.phase).toBe('anonymous');
    expect(tentativa(app)).toEqual({ phase: 'idle' });
  });

  it('says nothing more once the person is gone', async () => {
    const under = abortable<void>();
    const app = start(() => under.promise);
    app.emit('SenhaTrocaEnviada', { atual: 'senha123', nova: 'nova1234' });
    await app.settle();
    app.emit('SessaoEncerrada', { motivo: 'pedida' });
    await app.settle();
    expect(under.aborted()).toBe(true);
    expect(tentativa(app)).toEqual({ phase: 'idle' });
  });
});
