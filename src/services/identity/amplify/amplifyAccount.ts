/** Account calls of Amplify, in a chunk of their own that loads on first use. */
import {
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchDevices,
  forgetDevice,
  sendUserAttributeVerificationCode,
  signInWithRedirect,
  updatePassword,
  updateUserAttribute,
} from 'aws-amplify/auth';
import { mensagensIdentidade } from '../../../domain/base/mensagens';
import { IdentityError } from '../../identityError';
import type { AccountPort } from '../../ports';
import { amplifyProviders, amplifySignIn } from './amplifySignIn';
import { forgetProviderPages, withSessionAside } from '../storedSession';

/** Device key of this session, from the token. */
async function currentDeviceKey(): Promise<unknown> {
  const { tokens } = await fetchAuthSession();
  return tokens?.accessToken.payload.device_key;
}

/** Account port of the signed-in person. */
export const amplifyAccount: AccountPort = {
  updatePassword: (atual, nova) => updatePassword({ oldPassword: atual, newPassword: nova }),
  requestEmailChange: async (email) => {
    const { nextStep } = await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email.trim() } });
    return { destino: nextStep.codeDeliveryDetails?.destination ?? '' };
  },
  resendEmailCode: async () => {
    const { destination = '' } = await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    return { destino: destination };
  },
  confirmEmailChange: (codigo) => confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: codigo.trim() }),
  listDevices: async () => {
    const [devices, current] = await Promise.all([fetchDevices(), currentDeviceKey()]);
    return devices.map(({ id, name, lastAuthenticatedDate, createDate }) => ({
      id,
      nome: name ?? '',
      usadoEm: (lastAuthenticatedDate ?? createDate)?.toISOString() ?? null,
      atual: id === current,
    }));
  },
  forgetDevice: (id) => forgetDevice({ device: { id } }),
  reauthenticate: async (email, senha) => {
    const step = await withSessionAside(() => amplifySignIn.signIn(email, senha));
    if (step.step === 'done') return step.session;
    throw new IdentityError('refused', mensagensIdentidade.generico, step.step);
  },
  reauthenticateWithProvider: (provedor) =>
    signInWithRedirect({ provider: amplifyProviders[provedor], options: { prompt: 'LOGIN' } }),
  deleteUser: async () => {
    // Amplify signs out afterwards; through the provider's pages that would leave the site.
    forgetProviderPages();
    await deleteUser();
  },
};
