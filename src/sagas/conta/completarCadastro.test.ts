import {
  abortable,
  failed,
  offline,
  refused,
  succeeded,
  umaConta,
  umaIdentidade,
  umCadastro,
} from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { mensagens } from '../../domain/base/mensagens';
import { workflows } from '../root';
import { selectSubmission } from '../../store/submissions';

const FIND = 'GET /Conta/ObterPorCognitoId';
const CREATE = 'POST /Conta';
const BUSCA = '/resultado-busca-viagens?idaVolta=true&localidadeOrigem=1&localidadeDestino=2&dataPartida=2026-12-01';

async function opened(replies: Replies, { link = null as string | null, email = 'ana@gmail.test' } = {}) {
  const app = startWorkflow(workflows, {
    identity: { currentSession: async () => umaIdentidade({ email, provedor: 'google' }) },
    replies: { [FIND]: succeeded(null), ...replies },
  });
  if (link) app.ports.storage.linkRedirect.write(link);
  app.emit('AppIniciado');
  await app.settle();
  return app;
}

describe('completing the registration', () => {
  it('sends the form with the login’s e-mail and provider, welcomes, and the saved search resumes [§4.cadastro.1, §4.cadastro.2, §3.cadastro.2, §5.sessao.2]', async () => {
    let body: unknown;
    const create: Replies[string] = (request) => ((body = request.body), succeeded(umaConta()));
    const app = await opened({ [CREATE]: create }, { link: BUSCA });
    expect(app.state().conta.phase).toBe('incomplete');
    app.emit('CadastroEnviado', { cadastro: umCadastro() });
    await app.settle();
    expect(body).toEqual({
      nome: 'Ana Souza',
      cpf: '52998224725',
      dataNascimento: '1990-05-10',
      celular: '+5511987654321',
      termosAceite: true,
      email: 'ana@gmail.test',
      provedorTipo: 2,
    });
    expect(app.state().conta.phase).toBe('complete');
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'success', texto: 'Cadastro concluído!' }]);
    expect(app.ports.identity.refresh).toHaveBeenCalledTimes(1);
    expect(app.ports.navigation.path).toBe(BUSCA);
  });

  it('leads home when no search was saved, be it another page or a forged link [§4.cadastro.2]', async () => {
    for (const link of [
      null,
      '/minhas-viagens',
      '/comprar-viagem?viagem=9&localidadeOrigem=1&localidadeDestino=2',
      'https://evil.test/?idaVolta=true',
      '//evil.test?idaVolta=true',
      '/inventada?idaVolta=true',
    ]) {
      const app = await opened({ [CREATE]: succeeded(umaConta()) }, { link });
      app.emit('CadastroEnviado', { cadastro: umCadastro() });
      await app.settle();
      expect(app.ports.navigation.path).toBe('/home');
      expect(app.ports.storage.linkRedirect.read()).toBeNull();
    }
  });

  it('shows the server’s first message and lets the person correct it', async () => {
    let reply = refused(422, 'CPF já cadastrado', 'outro') as ReturnType<typeof succeeded>;
    const app = await opened({ [CREATE]: () => reply });
    app.emit('CadastroEnviado', { cadastro: umCadastro() });
    await app.settle();
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger', texto: 'CPF já cadastrado' }]);
    expect(app.state().conta.phase).toBe('incomplete');

    reply = succeeded(umaConta());
    app.emit('CadastroEnviado', { cadastro: umCadastro() });
    await app.settle();
    expect(app.state().conta.phase).toBe('complete');
  });

  it.each([['an empty list', failed({ kind: 'refused', status: 400, erros: [] })]])(
    'has words of its own for %s of errors [RG4]',
    async (_, reply) => {
      const app = await opened({ [CREATE]: reply });
      app.emit('CadastroEnviado', { cadastro: umCadastro() });
      await app.settle();
      expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger', texto: mensagens.comunicacaoTexto }]);
    },
  );

  it('takes an account that an earlier, unanswered attempt created [RG2]', async () => {
    let created = false;
    const app = await opened({
      [FIND]: () => succeeded(created ? umaConta() : null),
      [CREATE]: () => ((created = true), refused(409, 'A conta já existe')),
    });
    app.emit('CadastroEnviado', { cadastro: umCadastro() });
    await app.settle();
    expect(app.state().conta.phase).toBe('complete');
  });

  it('keeps form and session through a failure of the network', async () => {
    const app = await opened({ [CREATE]: offline() });
    app.emit('CadastroEnviado', { cadastro: umCadastro() });
    await app.settle();
    expect(app.state().conta.phase).toBe('incomplete');
    expect(app.state().interface.alerta).toBe(true);
    expect(app.state().sessao.login.phase).toBe('signedIn');
  });

  it('keeps the account when the token could not be renewed after it', async () => {
    const app = await opened({ [CREATE]: succeeded(umaConta()) });
    app.ports.identity.refresh = () => Promise.reject(new Error('offline'));
    app.emit('CadastroEnviado', { cadastro: umCadastro() });
    await app.settle();
    expect(app.state().conta.phase).toBe('complete');
    expect(app.ports.log.error).toHaveBeenCalledTimes(1);
  });

  it('signs out and leads home when dismissed, aborting the request under way [§4.cadastro.3]', async () => {
    const under = abortable<ReturnType<typeof succeeded>>();
    const app = await opened({});
    app.ports.http.request = (() => under.promise) as typeof app.ports.http.request;
    app.emit('CadastroEnviado', { cadastro: umCadastro() });
    await app.settle();
    expect(selectSubmission(app.state(), 'cadastro').phase).toBe('sending');
    app.emit('CadastroDispensado');
    await app.settle();
    expect(under.aborted()).toBe(true);
    expect(app.ports.identity.signOut).toHaveBeenCalledTimes(1);
    expect(app.state().conta).toEqual({ phase: 'absent' });
    expect(selectSubmission(app.state(), 'cadastro')).toEqual({ phase: 'idle' });
    expect(app.ports.navigation.path).toBe('/home');
  });

  it('closes with a message when the provider told no e-mail [RG6]', async () => {
    const app = await opened({}, { email: '' });
    expect(app.state().conta).toEqual({ phase: 'absent' });
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger', texto: mensagens.provedorIlegivel }]);
  });
});
