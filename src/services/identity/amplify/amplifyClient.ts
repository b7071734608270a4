/** The only chunk with aws-amplify. Loaded on demand by `amplifyIdentity.ts`. */
import { Amplify } from 'aws-amplify';
import { signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { IdentityConfig } from '../../../domain/wire/base/config';
import { webNative } from '../../native/webNative';
import type { AccountPort, IdentityPort } from '../../ports';
import type { NativePort } from '../../portsNative';
import { amplifyConfig } from './amplifyConfig';
import { endingOthers } from './amplifyOtherSessions';
import { createAmplifyRedirect } from './amplifyRedirect';
import { amplifySession } from './amplifySession';
import { amplifySignIn } from './amplifySignIn';
import { amplifySignUp } from './amplifySignUp';
import { refusingWeak } from './amplifySenha';
import { installShell, signOutNatively, toNativeConfig } from '../nativeRedirect';
import { tokenStorage } from '../storedSession';
import { watchTokenExchange } from '../tokenExchange';

const account = () => import(/* webpackChunkName: "amplify-conta" */ './amplifyAccount').then((m) => m.amplifyAccount);

/** Account port whose code loads with the first call, since few visits need it. */
const lazyAccount: AccountPort = {
  updatePassword: async (...args) => (await account()).updatePassword(...args),
  requestEmailChange: async (...args) => (await account()).requestEmailChange(...args),
  resendEmailCode: async () => (await account()).resendEmailCode(),
  confirmEmailChange: async (...args) => (await account()).confirmEmailChange(...args),
  listDevices: async () => (await account()).listDevices(),
  forgetDevice: async (...args) => (await account()).forgetDevice(...args),
  reauthenticate: async (...args) => (await account()).reauthenticate(...args),
  reauthenticateWithProvider: async (...args) => (await account()).reauthenticateWithProvider(...args),
  deleteUser: async () => (await account()).deleteUser(),
};

/** The port without the calls that need no Amplify. */
export type AmplifyPort = Omit<IdentityPort, 'takeLostChallenge' | 'isRemembered'>;

/** Configures Amplify once and returns the port, with Amplify's own errors and timeouts. */
export async function connectAmplify(
  config: IdentityConfig,
  onCustomState: (link: string) => void = () => undefined,
  native: NativePort = webNative,
): Promise<AmplifyPort> {
  if (config.localHttp === true) {
    const { allowLocalHttp } = await import(/* webpackChunkName: "amplify-local" */ '../localHttpIdentity');
    allowLocalHttp(config.hostedUiDomain);
  }
  watchTokenExchange(config.hostedUiDomain);
  const completeRedirect = createAmplifyRedirect(onCustomState);
  cognitoUserPoolsTokenProvider.setKeyValueStorage(tokenStorage);
  // Amplify warns about every endpoint that is not Amazon's; ours is intended.
  if (config.endpoint !== undefined) ConsoleLogger.LOG_LEVEL = 'ERROR';
  if (native.present) installShell(native);
  Amplify.configure(amplifyConfig(native.present ? toNativeConfig(config) : config));
  const port: AmplifyPort = {
    ...amplifySignIn,
    ...amplifySignUp,
    ...lazyAccount,
    currentSession: async () => (await amplifySession.current())?.session ?? null,
    accessToken: async () => (await amplifySession.current())?.token ?? null,
    refresh: async () => (await amplifySession.current({ forceRefresh: true }))?.session ?? null,
    completeRedirect,
    signOut: () => (native.present ? signOutNatively(native, config) : signOut()),
  };
  // The embedded provider refuses weak passwords and ends other sessions by itself.
  return config.localHttp === true ? port : refusingWeak(endingOthers(port, config));
}
