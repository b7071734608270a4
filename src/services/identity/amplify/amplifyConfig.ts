import type { ResourcesConfig } from 'aws-amplify';
import { SENHA_MINIMA } from '../../../domain/conta/senha';
import type { IdentityConfig } from '../../../domain/wire/base/config';

const SCOPES = ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'];

/** Converts our configuration to Amplify's; Cognito and the local substitute differ only in addresses. */
export const amplifyConfig = (config: IdentityConfig): ResourcesConfig => ({
  Auth: {
    Cognito: {
      userPoolId: config.userPoolId,
      userPoolClientId: config.clientId,
      ...(config.endpoint === undefined ? {} : { userPoolEndpoint: config.endpoint }),
      loginWith: {
        email: true,
        oauth: {
          domain: config.hostedUiDomain,
          scopes: SCOPES,
          redirectSignIn: config.redirectSignIn,
          redirectSignOut: config.redirectSignOut,
          responseType: 'code',
          providers: ['Google', 'Apple'],
        },
      },
      signUpVerificationMethod: config.confirmacao === 'link' ? 'link' : 'code',
      passwordFormat: { minLength: SENHA_MINIMA, requireNumbers: true },
    },
  },
});
