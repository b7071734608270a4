import fc from 'fast-check';
import {
  failed,
  overLimit,
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
const LINK = '/comprar-viagem?viagem=9';

async function opened(replies: Replies) {
  const app = startWorkflow(workflows, {
    identity: { currentSession: async () => umaIdentidade({ email: 'ana@gmail.test', provedor: 'google' }) },
    replies: { [FIND]: succeeded(null), ...replies },
  });
  app.ports.storage.linkRedirect.write(LINK);
  app.emit('AppIniciado');
  await app.settle();
  const posts = () =>
    jest.mocked(app.ports.http.request).mock.calls.filter(([{ method, path }]) => `${method} ${path}` === CREATE);
  return { ...app, posts };
}

describe('the registration', () => {
  it('is sent once however often its button is pressed [RG1]', async () => {
    const app = await opened({ [CREATE]: succeeded(umaConta()) });
    for (let press = 0; press < 5; press += 1) app.emit('CadastroEnviado', { cadastro: umCadastro() });
    await app.settle();
    expect(app.posts()).toHaveLength(1);
    expect(app.state().conta.phase).toBe('complete');
  });

  it('whose account exists although it was not found asks once and loops nowhere [SC6]', async () => {
    const app = await opened({ [CREATE]: refused(409, 'Já existe uma conta com estes dados.') });
    app.emit('CadastroEnviado', { cadastro: umCadastro() });
    await app.settle();
    expect(app.posts()).toHaveLength(1);
    expect(app.state().conta.phase).toBe('incomplete');
    expect(app.state().interface.toasts).toMatchObject([{ texto: 'Já existe uma conta com estes dados.' }]);
    expect(app.events.filter(({ type }) => type === 'CompletarCadastro')).toHaveLength(1);
  });

  it('shows the first of any list of errors, and each beside its field [RG4]', async () => {
    const erro = fc.record({
      codigo: fc.string(),
      mensagem: fc.string({ minLength: 1 }),
      campo: fc.option(fc.constantFrom('nome', 'cpf', 'celular', 'dataNascimento'), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(erro, { maxLength: 50 }), async (list) => {
        const erros = list.map(({ campo, ...rest }) => (campo === undefined ? rest : { ...rest, campo }));
        const app = await opened({ [CREATE]: failed({ kind: 'refused', status: 400, erros }) });
        app.emit('CadastroEnviado', { cadastro: umCadastro() });
        await app.settle();
        const sent = selectSubmission(app.state(), 'cadastro');
        expect(app.state().interface.toasts.map(({ texto }) => texto)).toEqual([
          erros[0]?.mensagem ?? mensagens.comunicacaoTexto,
        ]);
        const fields = list.flatMap(({ campo }) => (campo === undefined ? [] : [campo]));
        expect(sent.phase === 'refused' && sent.erros.flatMap(({ campo }) => campo ?? [])).toEqual(fields);
      }),
      { numRuns: 60 },
    );
  });

  it('over its limit says when to try again, and leaves the form for it [RL1]', async () => {
    const app = await opened({ [CREATE]: overLimit(20) });
    app.emit('CadastroEnviado', { cadastro: umCadastro() });
    await app.settle();
    expect(app.state().conta.phase).toBe('incomplete');
    expect(app.state().interface.toasts).toMatchObject([
      { tone: 'danger', texto: 'Muitas tentativas em pouco tempo. Tente de novo em 20 segundos.' },
    ]);
  });

  it('is done although the token could not be renewed after it; signing in again leads on [RG5]', async () => {
    const app = await opened({ [CREATE]: succeeded(umaConta()) });
    app.ports.identity.refresh = async () => null;
    app.emit('CadastroEnviado', { cadastro: umCadastro() });
    await app.settle();
    expect(app.state().interface.toasts.map(({ texto }) => texto)).toEqual([
      mensagens.cadastroConcluido,
      mensagens.loginNecessario,
    ]);
    expect(app.state().entrar.open).toBe(true);
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(app.ports.storage.linkRedirect.read()).toBe(LINK);
  });

  it('keeps its form and its person through a turn of the screen [RG7]', async () => {
    const app = await opened({});
    for (const responsivo of [true, false, true]) app.emit('LarguraCruzada', { responsivo });
    await app.settle();
    expect(app.state().conta.phase).toBe('incomplete');
    expect(app.state().sessao.login.phase).toBe('signedIn');
    expect(app.ports.identity.signOut).not.toHaveBeenCalled();
  });

  it('leaves nothing of what was typed in the storage [RG8]', async () => {
    const app = await opened({ [CREATE]: refused(422, 'CPF já cadastrado') });
    app.emit('CadastroEnviado', { cadastro: umCadastro() });
    await app.settle();
    const { clear, remembers, ...values } = app.ports.storage;
    const written = Object.values(values).flatMap(({ write }) => jest.mocked(write).mock.calls.flat());
    expect(written.sort()).toEqual([LINK, 'google']);
    expect([clear, remembers]).toHaveLength(2);
  });
});
