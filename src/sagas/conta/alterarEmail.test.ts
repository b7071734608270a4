import { abortable, offline, refused, succeeded, umaConta, umaIdentidade } from '../../../tests/support/builders';
import type { PortOverrides } from '../../../tests/support/fakePorts';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { mensagens, mensagensIdentidade } from '../../domain/base/mensagens';
import { IdentityError } from '../../services/identityError';
import type { IdentitySession } from '../../services/ports';
import { selectConta } from '../../store/conta/conta';
import { selectTrocaEmail } from '../../store/conta/minhaConta';
import { selectPessoa } from '../../store/sessao/sessao';
import { selectSubmission } from '../../store/submissions';
import { alterarEmail } from './alterarEmail';
import { seguirEmail } from './seguirEmail';

const NOVO = 'nova@itape.test';
const CONFIRM = 'POST /Conta/ConfirmarEmail';
const REQUEST = 'POST /Conta/SolicitarAlteracaoEmail';
const changed = succeeded(umaConta({ email: NOVO }));
const mismatch = new IdentityError('refused', mensagensIdentidade.generico, 'CodeMismatchException');

const start = (overrides: PortOverrides = {}, identidade: Partial<IdentitySession> = {}) =>
  startWorkflow([signedInFlow(identidade), alterarEmail, seguirEmail], overrides);
type App = ReturnType<typeof start>;
const emailOf = (app: App) => selectConta(app.state())?.email;
const tentativa = (app: App) => selectSubmission(app.state(), 'emailConta');

async function asked(app: App, email = NOVO): Promise<App> {
  app.emit('EmailNovoEnviado', { email });
  await app.settle();
  return app;
}
async function told(app: App, codigo = '123456'): Promise<App> {
  app.emit('EmailCodigoEnviado', { codigo });
  await app.settle();
  return app;
}

describe('changing the e-mail of a login of ours', () => {
  it('takes the code at the provider, and the conta follows [§7.POST-Conta-ConfirmarEmail]', async () => {
    let body: unknown;
    const app = await asked(
      start({
        replies: { [CONFIRM]: (request) => ((body = request.body), changed) },
        identity: { refresh: async () => umaIdentidade({ email: NOVO }) },
      }),
      ` ${NOVO} `,
    );
    expect(app.ports.identity.requestEmailChange).toHaveBeenCalledWith(NOVO);
    expect(selectTrocaEmail(app.state())).toMatchObject({ novoEmail: NOVO, destino: 'n***@i***' });
    expect(emailOf(app)).toBe('ana@itape.test');

    await told(app);
    expect(app.ports.identity.confirmEmailChange).toHaveBeenCalledWith('123456');
    expect(body).toEqual({});
    expect([emailOf(app), selectPessoa(app.state())?.email]).toEqual([NOVO, NOVO]);
    expect(selectTrocaEmail(app.state())).toBeNull();
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'success', texto: 'E-mail alterado.' }]);
  });

  it.each([
    ['', 'Informe o e-mail.'],
    ['ANA@itape.test', 'Este já é o seu e-mail.'],
  ])('does not ask the provider for %j: %s', async (email, erro) => {
    const app = await asked(start(), email);
    expect(tentativa(app)).toMatchObject({ phase: 'refused', erros: [{ mensagem: erro }] });
    expect(app.ports.identity.requestEmailChange).not.toHaveBeenCalled();
  });

  it('says that an address is taken, and takes another', async () => {
    const taken = new IdentityError('refused', mensagensIdentidade.generico, 'AliasExistsException');
    const answers = [Promise.reject(taken), Promise.resolve({ destino: 'o***@i***' })];
    const app = start({ identity: { requestEmailChange: () => answers.shift() ?? Promise.reject(taken) } });
    await asked(app);
    expect(tentativa(app)).toMatchObject({
      phase: 'refused',
      erros: [{ mensagem: expect.stringContaining('Já existe uma conta') }],
    });
    await asked(app, 'outra@itape.test');
    expect(selectTrocaEmail(app.state())?.destino).toBe('o***@i***');
  });

  it('stays with the code after a wrong one, and sends another on demand', async () => {
    let right = false;
    const app = await asked(
      start({
        replies: { [CONFIRM]: changed },
        identity: { confirmEmailChange: () => (right ? Promise.resolve() : Promise.reject(mismatch)) },
      }),
    );
    await told(app, '');
    expect(tentativa(app)).toMatchObject({ erros: [{ detalhe: 'Confirmation code cannot be empty' }] });
    await told(app, '000000');
    expect(tentativa(app)).toMatchObject({ erros: [{ mensagem: 'Código incorreto. Confira o e-mail mais recente.' }] });
    app.emit('EmailCodigoReenviado');
    await app.settle();
    expect(app.ports.identity.resendEmailCode).toHaveBeenCalledTimes(1);
    expect(tentativa(app)).toEqual({ phase: 'idle' });
    right = true;
    await told(app);
    expect(emailOf(app)).toBe(NOVO);
  });

  it('confirms at the provider once, however often the conta has to be asked to follow', async () => {
    let reply = offline() as ReturnType<typeof succeeded>;
    const app = await asked(start({ replies: { [CONFIRM]: () => reply } }));
    await told(app);
    expect(tentativa(app)).toMatchObject({ erros: [{ mensagem: mensagens.comunicacaoTexto }] });
    expect(emailOf(app)).toBe('ana@itape.test');
    reply = changed;
    await told(app);
    expect(app.ports.identity.confirmEmailChange).toHaveBeenCalledTimes(1);
    expect(emailOf(app)).toBe(NOVO);
  });

  it('keeps the change when the token could not be renewed after it', async () => {
    const app = await asked(
      start({ replies: { [CONFIRM]: changed }, identity: { refresh: () => Promise.reject(new Error('offline')) } }),
    );
    await told(app);
    expect(emailOf(app)).toBe(NOVO);
    expect(app.ports.log.error).toHaveBeenCalledTimes(1);
  });

  it.each(['EmailTrocaDesistida', 'MinhaContaFechada'] as const)('changes nothing after %s', async (leaving) => {
    const under = abortable<void>();
    const app = await asked(start({ identity: { confirmEmailChange: () => under.promise } }));
    await told(app);
    app.emit(leaving);
    await app.settle();
    expect(under.aborted()).toBe(true);
    expect(selectTrocaEmail(app.state())).toBeNull();
    expect([emailOf(app), tentativa(app)]).toEqual(['ana@itape.test', { phase: 'idle' }]);
  });

  it('leaves the form free when the page is left before the code was sent', async () => {
    const under = abortable<{ destino: string }>();
    const app = await asked(start({ identity: { requestEmailChange: () => under.promise } }));
    expect(tentativa(app)).toMatchObject({ phase: 'sending' });
    app.emit('MinhaContaFechada');
    await app.settle();
    expect(under.aborted()).toBe(true);
    expect(tentativa(app)).toEqual({ phase: 'idle' });
    expect(selectTrocaEmail(app.state())).toBeNull();
  });

  it('is given up when leaving races the code: whichever comes first', async () => {
    const app = await asked(start({ replies: { [CONFIRM]: changed } }));
    app.emit('EmailTrocaDesistida');
    await told(app);
    expect(app.ports.identity.confirmEmailChange).not.toHaveBeenCalled();
  });
});

describe('changing the e-mail of who signs in with Google', () => {
  it('asks the server for the code, and leaves the login alone [§7.POST-Conta-SolicitarAlteracaoEmail]', async () => {
    const bodies: unknown[] = [];
    const app = await asked(
      start(
        {
          replies: {
            [REQUEST]: (request) => (bodies.push(request.body), succeeded({ destino: 'n***@i***' })),
            [CONFIRM]: (request) => (bodies.push(request.body), changed),
          },
        },
        { provedor: 'google' },
      ),
    );
    await told(app);
    expect(bodies).toEqual([{ email: NOVO }, { codigo: '123456' }]);
    expect([emailOf(app), selectPessoa(app.state())?.email]).toEqual([NOVO, 'ana@itape.test']);
    expect(app.ports.identity.requestEmailChange).not.toHaveBeenCalled();
  });

  it('tells the server’s refusal and waits for another code', async () => {
    const replies = { [REQUEST]: succeeded({ destino: 'n***@i***' }), [CONFIRM]: refused(400, 'Código inválido.') };
    const app = await told(await asked(start({ replies }, { provedor: 'apple' })));
    expect(tentativa(app)).toMatchObject({ erros: [{ mensagem: 'Código inválido.' }] });
    expect(selectTrocaEmail(app.state())).not.toBeNull();
  });
});

describe('coming back after a change that was cut off', () => {
  const opened = async (identidade: Partial<IdentitySession>, reply = changed) => {
    const app = start({ replies: { [CONFIRM]: reply } }, identidade);
    app.emit('MinhaContaAberta');
    await app.settle();
    return app;
  };

  it('lets the conta follow the login, without a word', async () => {
    const app = await opened({ email: NOVO });
    expect(emailOf(app)).toBe(NOVO);
    expect(app.state().interface.toasts).toEqual([]);
  });

  it.each([
    ['both agree', { email: 'ANA@itape.test' }],
    ['the address is Google’s', { email: NOVO, provedor: 'google' as const }],
    ['the provider told none', { email: '' }],
  ])('asks for nothing where %s', async (_, identidade) => {
    const app = await opened(identidade);
    expect(app.ports.http.request).not.toHaveBeenCalled();
  });

  it('leaves it for another time when the server does not answer', async () => {
    const app = await opened({ email: NOVO }, offline());
    expect(emailOf(app)).toBe('ana@itape.test');
    expect(app.state().interface.alerta).toBe(false);
  });
});
