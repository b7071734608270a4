import { fetchAuthSession } from 'aws-amplify/auth';
import { fraquezas } from '../../domain/senha';
import type { IdentityPort } from '../ports';

type Choosing = Pick<IdentityPort, 'signUp' | 'resetPassword' | 'submitNewPassword' | 'updatePassword'>;

/** Rejects as Cognito refuses a password against its policy. The list comes with the first password that is chosen. */
async function refuseWeak(senha: string, pessoa: readonly string[]): Promise<void> {
  const { fraquezaDaSenha } = await import(/* webpackChunkName: "senha" */ '../../domain/senhaFraca');
  const fraqueza = fraquezaDaSenha(senha, pessoa);
  if (fraqueza === null) return;
  const refusal = new Error(`Password did not conform with policy: ${fraquezas[fraqueza].detalhe}`);
  refusal.name = 'InvalidPasswordException';
  throw refusal;
}

/** E-mail and name of whoever is signed in, as the token has them. */
async function bearer(): Promise<string[]> {
  const { email, name } = (await fetchAuthSession()).tokens?.idToken?.payload ?? {};
  return [email, name].filter((claim) => typeof claim === 'string');
}

/**
 * A pool of Amazon Cognito compares a new password with no list, and none of its triggers sees one. So what is easy to
 * guess is refused here, by the rule of the embedded provider, before the pool is asked.
 */
export const refusingWeak = <T extends Choosing>(port: T): T => ({
  ...port,
  signUp: async (email, senha, nome) => {
    await refuseWeak(senha, [email, nome]);
    return port.signUp(email, senha, nome);
  },
  resetPassword: async (email, codigo, senha) => {
    await refuseWeak(senha, [email]);
    return port.resetPassword(email, codigo, senha);
  },
  submitNewPassword: async (senha) => {
    await refuseWeak(senha, []);
    return port.submitNewPassword(senha);
  },
  updatePassword: async (atual, nova) => {
    await refuseWeak(nova, await bearer());
    return port.updatePassword(atual, nova);
  },
});
