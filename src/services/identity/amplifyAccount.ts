/** What only the account page needs of Amplify; a chunk of its own, fetched when it is first used. */
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
import { mensagensIdentidade } from '../../domain/mensagens';
import { IdentityError } from '../identityError';
import type { AccountPort } from '../ports';
import { amplifyProviders, amplifySignIn } from './amplifySignIn';
import { forgetProviderPages, withSessionAside } from './storedSession';

/** The device that this session was begun on, as the provider writes it into the token. */
async function currentDeviceKey(): Promise<unknown> {
  const { tokens } = await fetchAuthSession();
  return tokens?.accessToken.payload.device_key;
}

/** The account of whoever is signed in. */
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
    // Amplify signs out afterwards; through the provider's pages that would leave ours.
    forgetProviderPages();
    await deleteUser();
  },
};
