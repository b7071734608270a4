import { fetchAuthSession } from 'aws-amplify/auth';
import { fraquezas } from '../../../domain/conta/senha';
import type { IdentityPort } from '../../ports';

type Choosing = Pick<IdentityPort, 'signUp' | 'resetPassword' | 'submitNewPassword' | 'updatePassword'>;

/** Rejects a weak password like Cognito's policy error. The list of leaked passwords loads on first use. */
async function refuseWeak(senha: string, pessoa: readonly string[]): Promise<void> {
  const { fraquezaDaSenha } = await import(/* webpackChunkName: "senha" */ '../../../domain/conta/senhaFraca');
  const fraqueza = fraquezaDaSenha(senha, pessoa);
  if (fraqueza === null) return;
  const refusal = new Error(`Password did not conform with policy: ${fraquezas[fraqueza].detalhe}`);
  refusal.name = 'InvalidPasswordException';
  throw refusal;
}

/** E-mail and name of the signed-in person, from the token. */
async function bearer(): Promise<string[]> {
  const { email, name } = (await fetchAuthSession()).tokens?.idToken?.payload ?? {};
  return [email, name].filter((claim) => typeof claim === 'string');
}

/**
 * Refuses weak passwords before calling Amazon Cognito, which neither checks leaked passwords nor exposes them to a
 * trigger. The rule equals the embedded provider's.
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
