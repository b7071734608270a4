import { abortable, failed, offline, refused, succeeded, umaConta } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { mensagens } from '../../domain/base/mensagens';
import { selectSubmission } from '../../store/submissions';
import { editarConta } from './editarConta';

const dados = { nome: ' Ana Lima ', dataNascimento: '11/05/1990', celular: '(21) 98765-4321' };

const start = (replies: Replies) => startWorkflow([signedInFlow(), editarConta], { replies });
const tentativa = (app: ReturnType<typeof start>) => selectSubmission(app.state(), 'dadosConta');

describe('editing the conta', () => {
  it('sends what the form holds in the form of the wire, and shows what the server made of it [§7.PUT-Conta]', async () => {
    let body: unknown;
    const changed = umaConta({ nome: 'Ana Lima', celular: '+5521987654321' });
    const app = start({ 'PUT /Conta': (request) => ((body = request.body), succeeded(changed)) });
    app.emit('DadosContaEnviados', { dados });
    await app.settle();
    expect(body).toEqual({ nome: 'Ana Lima', dataNascimento: '1990-05-11', celular: '+5521987654321' });
    expect(app.state().conta).toMatchObject({ phase: 'complete', conta: { nome: 'Ana Lima' } });
    expect(tentativa(app).phase).toBe('done');
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'success', texto: 'Dados atualizados.' }]);
  });

  it.each([
    ['the server’s first message', refused(400, 'Deve ser maior que 13 anos', 'outro'), 'Deve ser maior que 13 anos'],
    ['that nothing came through', offline(), mensagens.comunicacaoTexto],
  ])('tells %s beside the form, keeps the session, and takes another try', async (_, reply, erro) => {
    let next = reply as ReturnType<typeof succeeded>;
    const app = start({ 'PUT /Conta': () => next });
    app.emit('DadosContaEnviados', { dados });
    await app.settle();
    expect(tentativa(app)).toEqual({ phase: 'refused', acao: null, erros: [{ mensagem: erro }] });
    expect(app.state().sessao.login.phase).toBe('signedIn');

    next = succeeded(umaConta({ nome: 'Ana Lima' }));
    app.emit('DadosContaEnviados', { dados });
    await app.settle();
    expect(tentativa(app)).toMatchObject({ phase: 'done' });
  });

  it('sends once what is pressed twice', async () => {
    const under = abortable<ReturnType<typeof succeeded>>();
    const app = start({ 'PUT /Conta': () => under.promise });
    app.emit('DadosContaEnviados', { dados });
    app.emit('DadosContaEnviados', { dados });
    await app.settle();
    expect(app.ports.http.request).toHaveBeenCalledTimes(1);
    expect(tentativa(app)).toEqual({ phase: 'sending', acao: null });
  });

  it('takes no answer that comes after the session', async () => {
    let answer = (_: ReturnType<typeof succeeded>): void => undefined;
    const app = start({ 'PUT /Conta': () => new Promise((resolve) => (answer = resolve)) });
    app.emit('DadosContaEnviados', { dados });
    await app.settle();
    app.emit('SessaoEncerrada', { motivo: 'pedida' });
    answer(succeeded(umaConta({ nome: 'Outra Pessoa' })));
    await app.settle();
    expect(JSON.stringify(app.state().conta)).not.toContain('Outra Pessoa');
    expect(tentativa(app)).toEqual({ phase: 'idle' });
  });

  it('ends the session when the identity was refused', async () => {
    const app = start({ 'PUT /Conta': failed({ kind: 'identity', codigo: 'TOKEN_INVALIDO' }) });
    app.emit('DadosContaEnviados', { dados });
    await app.settle();
    expect(app.state().sessao.login.phase).toBe('anonymous');
    expect(app.ports.navigation.path).toBe('/home');
  });
});
