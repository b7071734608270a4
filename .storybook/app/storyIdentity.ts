import { toIdentityError, type AuthOperation } from '../../src/services/identity/amplify/authErrors';
import type { IdentityPort, IdentitySession, SignInStep } from '../../src/services/ports';
import type { Stage } from '../stage/globals';
import { pessoas } from './recordings';
import type { Conhecido, Quem } from './recording';

/** Password of every seeded person except Tereza, who has a temporary one. */
const SENHA = 'senha123';
const TEMPORARIA = { email: 'temporaria@itape.test', senha: 'temp1234' };
const CODIGO = '123456';
const QUINZE_MINUTOS_MS = 900_000;

export interface StoryIdentity extends IdentityPort {
  /** Identity of current requests. */
  quem: () => Quem;
}

/** Rejects with the provider's error names and messages. */
function refuse(name: string, message: string, operation: AuthOperation): never {
  throw toIdentityError(Object.assign(new Error(message), { name }), operation);
}

/**
 * The identity provider of a story: seeded people with the password `senha123`, the code `123456`, and the toolbar's
 * identity signed in.
 */
export function createStoryIdentity(begin: Quem, network: Stage['network'], now: () => number): StoryIdentity {
  let quem: Quem = begin;
  const answer = async <T>(operation: AuthOperation, act: () => T): Promise<T> => {
    await new Promise((resolve) => setTimeout(resolve, network === 'slow' ? 2_000 : 30));
    if (network === 'offline') refuse('NetworkError', 'A network error has occurred.', operation);
    return act();
  };
  const signedIn = (who: Conhecido): { step: 'done'; session: IdentitySession } => {
    quem = who;
    return { step: 'done', session: sessionOf(who, now()) };
  };
  const signIn = (email: string, senha: string): SignInStep => {
    if (email === TEMPORARIA.email && senha === TEMPORARIA.senha) return { step: 'newPassword' };
    const found = conhecidos.find((who) => pessoas[who].email === email.toLowerCase());
    if (!found || senha !== SENHA) refuse('NotAuthorizedException', 'Incorrect username or password.', 'signIn');
    return signedIn(found);
  };
  const check = (codigo: string, operation: AuthOperation) => {
    if (codigo !== CODIGO) refuse('CodeMismatchException', 'Invalid verification code provided.', operation);
  };
  const current = (): IdentitySession | null => {
    if (quem === 'anonimo') return null;
    if (quem !== 'sessaoVencida') return sessionOf(quem, now());
    return { ...sessionOf('cliente', now()), expiraEm: now() - QUINZE_MINUTOS_MS };
  };
  const sent = async () => ({ destino: 'c***@i***' });

  return {
    quem: () => quem,
    // Stored by the browser, so no network is needed.
    currentSession: async () => current(),
    accessToken: async () => (quem === 'anonimo' ? null : `historia.${quem}`),
    refresh: async () => (quem === 'sessaoVencida' ? null : current()),
    signIn: (email, senha) => answer('signIn', () => signIn(email, senha)),
    takeLostChallenge: () => false,
    isRemembered: () => false,
    submitNewPassword: (senha) =>
      answer('signIn', () => {
        if (senha.length < 8) refuse('InvalidPasswordException', 'Password did not conform with policy', 'signIn');
        return signedIn('cliente');
      }),
    // Never resolves, since a story cannot leave the page.
    signInWithProvider: () => new Promise<void>(() => undefined),
    completeRedirect: async () => current(),
    signUp: () => answer('signUp', () => ({ destino: 'n***@g***' })),
    confirmSignUp: (_email, codigo) => answer('signUp', () => check(codigo, 'signUp')),
    resendCode: sent,
    forgotPassword: sent,
    resetPassword: (_email, codigo) => answer('other', () => check(codigo, 'other')),
    updatePassword: (atual) =>
      answer('account', () => {
        if (atual !== SENHA) refuse('NotAuthorizedException', 'Incorrect username or password.', 'account');
      }),
    requestEmailChange: sent,
    resendEmailCode: sent,
    confirmEmailChange: (codigo) => answer('account', () => check(codigo, 'account')),
    listDevices: () => answer('devices', () => aparelhos),
    forgetDevice: () => answer('devices', () => undefined),
    reauthenticate: (email, senha) =>
      answer('other', () => {
        if (senha !== SENHA) refuse('NotAuthorizedException', 'Incorrect username or password.', 'other');
        const step = signIn(email, senha);
        return step.step === 'done' ? step.session : refuse('SignInException', 'Unexpected challenge', 'other');
      }),
    reauthenticateWithProvider: () => new Promise<void>(() => undefined),
    deleteUser: () => answer('account', () => undefined),
    signOut: async () => void (quem = 'anonimo'),
  };
}

const conhecidos: readonly Conhecido[] = ['cliente', 'agencia', 'agenciaResponsavel', 'admin', 'novaConta'];

function sessionOf(who: Conhecido, now: number): IdentitySession {
  const { sub, email, nome, grupos } = pessoas[who];
  const provedor = who === 'novaConta' ? 'google' : 'itape';
  return { sub, email, nome, grupos, provedor, expiraEm: now + QUINZE_MINUTOS_MS, autenticadoEm: now };
}

const aparelhos = [
  {
    id: 'aparelho-1',
    nome: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
    usadoEm: '2026-11-21T11:58:00-03:00',
    atual: true,
  },
  {
    id: 'aparelho-2',
    nome: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1',
    usadoEm: '2026-11-18T21:14:00-03:00',
    atual: false,
  },
];
