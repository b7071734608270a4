import { Amplify } from 'aws-amplify';
import { confirmResetPassword, confirmSignUp, resendSignUpCode, resetPassword, signUp } from 'aws-amplify/auth';
import type { CodeDelivery, IdentityPort } from '../../ports';

type SignUpPort = Pick<IdentityPort, 'signUp' | 'confirmSignUp' | 'resendCode' | 'forgotPassword' | 'resetPassword'>;

const toDelivery = (details: { destination?: string } | undefined): CodeDelivery => ({
  destino: details?.destination ?? '',
});

/** Creation and recovery of own accounts. */
export const amplifySignUp: SignUpPort = {
  signUp: async (email, senha, nome) => {
    const username = email.trim();
    const { nextStep } = await signUp({
      username,
      password: senha,
      options: { userAttributes: { email: username, name: nome } },
    });
    const delivery = toDelivery('codeDeliveryDetails' in nextStep ? nextStep.codeDeliveryDetails : undefined);
    const porLink = Amplify.getConfig().Auth?.Cognito.signUpVerificationMethod === 'link';
    return porLink ? { ...delivery, porLink } : delivery;
  },
  confirmSignUp: async (email, codigo) => {
    await confirmSignUp({ username: email.trim(), confirmationCode: codigo.trim() });
  },
  resendCode: async (email) => toDelivery(await resendSignUpCode({ username: email.trim() })),
  forgotPassword: async (email) => {
    const { nextStep } = await resetPassword({ username: email.trim() });
    return toDelivery(nextStep.codeDeliveryDetails);
  },
  resetPassword: async (email, codigo, senha) => {
    const [username, confirmationCode] = [email.trim(), codigo.trim()];
    await confirmResetPassword({ username, confirmationCode, newPassword: senha });
  },
};
