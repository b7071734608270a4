import { Type, type TProperties } from 'typebox';
import type { Known } from '../../../tests/support/hostile/plausible';
import type { Operation, Schema } from '../../../tests/support/hostile/openapi';
import { operations } from '../operations/catalogue';
import { CALLBACK } from './browser';
import { createSrpClient } from './srpClient';
import { CLIENT_ID, PUBLIC_URL } from './startIdentity';

/** Placeholders in requests for values that are valid once or may expire; the sender replaces them. */
export const fresh = {
  email: 'fresh-account',
  access: 'fresh-access-token',
  refresh: 'fresh-refresh-token',
  openid: 'fresh-openid-token',
  srp: 'fresh-srp-session',
  newPassword: 'fresh-new-password-session',
  transaction: 'fresh-transaction',
  code: 'fresh-code',
  verifier: 'fresh-verifier',
} as const;

const texts = (...names: string[]): TProperties => Object.fromEntries(names.map((name) => [name, Type.String()]));

/** The fields that are read of objects whose keys are open. */
const openFields: Record<string, Schema> = {
  AuthParameters: Type.Object(texts('USERNAME', 'PASSWORD', 'SRP_A', 'DEVICE_KEY')),
  ChallengeResponses: Type.Object(
    texts(
      'USERNAME',
      'PASSWORD_CLAIM_SECRET_BLOCK',
      'PASSWORD_CLAIM_SIGNATURE',
      'TIMESTAMP',
      'NEW_PASSWORD',
      'DEVICE_KEY',
    ),
  ),
};

const bodyOf = ({ properties = {}, required = [] }: Schema): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, openFields[name] ?? part])),
  required,
});

/** Every operation of the user-pool API, with what it takes as its own check has it. */
export const userPoolOperations: readonly Operation[] = [...operations].map(([name, { input }]) => ({
  method: 'POST',
  path: '/_idp/cognito-idp/',
  params: {},
  query: {},
  body: bodyOf(input),
  headers: {
    type: 'object',
    required: ['x-amz-target'],
    properties: { 'x-amz-target': { enum: [`AWSCognitoIdentityProviderService.${name}`] } },
  },
}));

const page = (path: string, ...names: string[]): Operation => ({
  method: 'GET',
  path: `/_idp${path}`,
  params: {},
  headers: {},
  body: null,
  query: Type.Object(texts(...names)),
});
const form = (path: string, ...names: string[]): Operation => ({
  method: 'POST',
  path: `/_idp${path}`,
  params: {},
  query: {},
  headers: {},
  body: Type.Object(texts(...names)),
});

/** Every page and endpoint of the hosted pages, with the fields that it reads. */
export const hostedOperations: readonly Operation[] = [
  page(
    '/oauth2/authorize',
    'response_type',
    'client_id',
    'redirect_uri',
    'state',
    'scope',
    'nonce',
    'code_challenge',
    'code_challenge_method',
    'prompt',
    'identity_provider',
  ),
  page('/login', 'tx'),
  form('/login', 'tx', 'username', 'password'),
  ...['/idp/google', '/idp/apple'].flatMap((path) => [
    page(path, 'tx'),
    form(path, 'tx', 'account', 'email', 'name'),
    form(path, 'tx', 'email', 'name'),
    form(path, 'tx', 'cancel'),
  ]),
  form('/oauth2/token', 'client_id', 'grant_type', 'code', 'redirect_uri', 'code_verifier', 'refresh_token'),
  form('/oauth2/revoke', 'client_id', 'token'),
  {
    ...page('/oauth2/userInfo'),
    headers: { type: 'object', properties: { authorization: { type: 'string' } }, required: ['authorization'] },
  },
  page('/logout', 'client_id', 'logout_uri'),
  page('/confirmUser', 'client_id', 'user_name', 'confirmation_code'),
  page('/style.css'),
  page('/sa-east-1_ItapeLocal/.well-known/openid-configuration'),
  page('/sa-east-1_ItapeLocal/.well-known/jwks.json'),
];

const values: Record<string, readonly unknown[]> = {
  UserPoolId: ['sa-east-1_ItapeLocal'],
  GroupName: ['Agencia'],
  MessageAction: ['SUPPRESS'],
  TemporaryPassword: ['trocar-7-onibus'],
  ClientId: [CLIENT_ID],
  client_id: [CLIENT_ID],
  AccessToken: [fresh.access],
  authorization: [`Bearer ${fresh.openid}`],
  RefreshToken: [fresh.refresh],
  Token: [fresh.refresh],
  token: [fresh.refresh],
  refresh_token: [fresh.refresh],
  Username: [fresh.email],
  USERNAME: [fresh.email],
  user_name: [fresh.email],
  username: [fresh.email],
  email: ['outra@itape.test'],
  Password: ['senha123'],
  PASSWORD: ['senha123'],
  password: ['senha123'],
  PreviousPassword: ['senha123'],
  ProposedPassword: ['senha123'],
  NEW_PASSWORD: ['senha123'],
  AuthFlow: ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'],
  ChallengeName: ['PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED'],
  Session: [fresh.srp, fresh.newPassword],
  SRP_A: [createSrpClient().publicA],
  TIMESTAMP: ['Sat Nov 21 09:00:00 UTC 2026'],
  AttributeName: ['email'],
  Name: ['phone_number'],
  Value: ['+5511987654321'],
  UserAttributeNames: ['phone_number'],
  response_type: ['code'],
  redirect_uri: [CALLBACK],
  logout_uri: [new URL('/home', PUBLIC_URL).href],
  scope: ['openid email'],
  code_challenge_method: ['S256'],
  grant_type: ['authorization_code', 'refresh_token'],
  identity_provider: ['Google', 'SignInWithApple', 'COGNITO'],
  tx: [fresh.transaction],
  code: [fresh.code],
  code_verifier: [fresh.verifier],
  code_challenge: ['E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
};

/** Values that mean something to the provider. */
export const knownToIdentity: Known = (name) => values[name] ?? [];
