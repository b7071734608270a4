import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offline, refused, succeeded, umaConta, umaIdentidade, umCadastro } from '../../tests/support/builders';
import type { PortOverrides, Replies } from '../../tests/support/fakePorts';
import { renderApp } from '../../tests/support/renderApp';
import { toIdentityError, type AuthOperation } from '../services/identity/amplify/authErrors';
import { createStorage } from '../services/storage/createStorage';

/**
 * The specification's words (§8), written out here and read on screen of the whole application, so that a changed word
 * in the product's message list fails.
 */

// Dialogs and pages are lazy chunks, which a busy machine takes long to load.
configure({ asyncUtilTimeout: 10_000 });

const FIND = 'GET /Conta/ObterPorCognitoId';
const CREATE = 'POST /Conta';
const everyPage: Replies = {
  'GET /Localidades': succeeded([]),
  'GET /LoginPraxio/LoginCache': offline(),
  'POST /LoginPraxio': offline(),
};

const open = (path: string, { replies = {}, ...ports }: PortOverrides = {}) =>
  renderApp(path, { ...ports, replies: { ...everyPage, ...replies } });
const signedIn = (fields: Parameters<typeof umaIdentidade>[0] = {}) => ({
  currentSession: async () => umaIdentidade(fields),
});
const withoutConta = (replies: Replies = {}, email = 'ana@gmail.test', ports: PortOverrides = {}) =>
  open('/home', {
    ...ports,
    identity: signedIn({ email, provedor: 'google' }),
    replies: { [FIND]: succeeded(null), ...replies },
  });

async function completeRegistration(): Promise<void> {
  const user = userEvent.setup();
  const cadastro = umCadastro();
  const field = (name: string) => screen.getByRole('textbox', { name });
  await screen.findByRole('dialog', { name: 'Finalize seu cadastro' });
  await user.type(field('Nome completo'), cadastro.nome);
  await user.type(field('CPF'), cadastro.cpf.replace(/\D/g, ''));
  await user.type(field('Data de nascimento'), cadastro.dataNascimento.replace(/\D/g, ''));
  await user.type(field('Celular'), cadastro.celular.replace(/\D/g, ''));
  await user.click(screen.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }));
  await user.click(screen.getByRole('button', { name: 'Concluir cadastro' }));
}

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the registration says', () => {
  it('the first message of the server’s list, as something that went wrong [§8.cadastroFalha.1]', async () => {
    await withoutConta({ [CREATE]: refused(422, 'Este CPF já tem cadastro.', 'Outra coisa também.') });
    await completeRegistration();
    expect(await screen.findByRole('alert')).toHaveTextContent('Este CPF já tem cadastro.');
    expect(screen.queryByText('Outra coisa também.')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Finalize seu cadastro' })).toBeVisible();
  });

  it('‘Cadastro concluído!’ when it is done, and its modal closes [§8.cadastroConcluido.1, §4.cadastro.2]', async () => {
    const app = await withoutConta({ [CREATE]: succeeded(umaConta()) });
    await completeRegistration();
    expect(await screen.findByText('Cadastro concluído!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Finalize seu cadastro' })).toBeNull());
    expect(app.ports.identity.refresh).toHaveBeenCalledTimes(1);
    expect(app.address()).toBe('/home');
  });

  it('what was searched for before it, once it is done [§4.cadastro.2, §5.sessao.2]', async () => {
    const link = '/resultado-busca-viagens?idaVolta=true&localidadeOrigem=1&localidadeDestino=2&dataPartida=2026-12-01';
    window.sessionStorage.setItem('linkRedirect', link);
    const storage = createStorage(
      () => window.localStorage,
      () => window.sessionStorage,
    );
    const app = await withoutConta({ [CREATE]: succeeded(umaConta()) }, 'ana@gmail.test', { storage });
    await completeRegistration();
    await waitFor(() => expect(app.address()).toBe(link));
    expect(window.sessionStorage.getItem('linkRedirect')).toBeNull();
  });

  it('‘Erro ao recuperar dados do provedor de login.’ where the provider told no e-mail, and no modal is left [§8.provedorIlegivel.1, §8.provedorIlegivel.2]', async () => {
    await withoutConta({}, '');
    expect(await screen.findByText('Erro ao recuperar dados do provedor de login.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Finalize seu cadastro' })).toBeNull());
  });
});

describe('the session says', () => {
  it('‘Erro na validação do usuario, por favor tente novamente’ where the account cannot be checked [§8.contaNaoValidada.1]', async () => {
    await open('/home', { identity: signedIn(), replies: { [FIND]: refused(400, 'não') } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro na validação do usuario, por favor tente novamente',
    );
  });

  it('‘Prezado Cliente’ and what to do where the server cannot be reached [§8.comunicacao.1]', async () => {
    await open('/home', { identity: signedIn(), replies: { [FIND]: offline() } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Prezado Cliente');
    expect(alert).toHaveTextContent(
      'Houve um erro na comunicação com o servidor. Por favor, tente novamente em alguns instantes.',
    );
  });

  it('‘Sua sessão expirou, atualizando sessão!’, clears both storages but the device’s record, and goes home [§8.sessaoExpirada.1, §4.validade.7]', async () => {
    const storage = createStorage(
      () => window.localStorage,
      () => window.sessionStorage,
    );
    const app = await open('/informacao-de-viagem', {
      identity: signedIn(),
      storage,
      replies: { [FIND]: succeeded(umaConta()) },
    });
    await waitFor(() => expect(app.store.getState().conta.phase).toBe('complete'));
    storage.dispositivo.write('web-1');
    storage.provedor.write('google');
    storage.sessaoAnterior.write('/home');
    storage.iniciandoLoginFederado.write('true');
    storage.linkRedirect.write('/minhas-viagens');
    act(() => app.bus.emit('SessaoRecusada'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sua sessão expirou, atualizando sessão!');
    expect(app.address()).toBe('/home');
    expect(Object.entries(window.localStorage)).toEqual([['dispositivo', 'web-1']]);
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });

  it('‘Faça o login para continuar.’ to nobody on a page that needs somebody, and leads home [§8.loginNecessario.1, §6.servico.2]', async () => {
    const app = await open('/minhas-viagens');
    expect(await screen.findByText('Faça o login para continuar.')).toBeVisible();
    expect(app.address()).toBe('/home');
  });
});

describe('the sign-in says', () => {
  const amplifyError = (name: string) => Object.assign(new Error(''), { name });

  it.each([
    ['NotAuthorizedException', 'signIn', 'Authentication Error'],
    ['EmptySignInUsername', 'signIn', 'Username cannot be empty'],
    ['EmptySignInPassword', 'signIn', 'Password cannot be empty'],
    ['EmptyConfirmSignUpCode', 'other', 'Confirmation code cannot be empty'],
    ['UsernameExistsException', 'signUp', 'Error creating account'],
    ['SignInException', 'mfaSetup', 'No valid MFA method provided'],
    ['IncorrectMFAMethod', 'signIn', 'Invalid MFA type'],
    ['EmptyChallengeResponse', 'signIn', 'Challenge response cannot be empty'],
    ['NetworkError', 'signIn', 'Network Error'],
    ['InvalidParameterException', 'devices', 'Device tracking has not been configured in this User Pool'],
    ['AutoSignInException', 'signIn', 'Please use your credentials to sign in'],
  ] satisfies [string, AuthOperation, string][])(
    'where the provider answers %s while %s: ‘%s’ [§8.identidade.1]',
    async (name, operation, text) => {
      await open('/home', {
        identity: { signIn: () => Promise.reject(toIdentityError(amplifyError(name), operation)) },
      });
      await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
      await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@itape.test');
      await userEvent.type(screen.getByLabelText('Senha'), 'senha123{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
    },
  );

  it('‘Email cannot be empty’ where none was typed [§8.identidade.1]', async () => {
    await open('/home');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Entrar' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Email cannot be empty');
  });
});

describe('a message', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('passes after five seconds, and not before [§9.toasts.1]', async () => {
    await open('/minhas-viagens');
    const message = () => screen.queryByText('Faça o login para continuar.');
    expect(message()).toBeVisible();
    act(() => void jest.advanceTimersByTime(4999));
    expect(message()).toBeVisible();
    act(() => void jest.advanceTimersByTime(1));
    expect(message()).toBeNull();
  });
});
