import { Type } from 'typebox';
import { publicOperation } from '../operation';
import { authenticationResult } from './signInResult';

/** Renews a session; with rotation the reply has the next refresh token. */
export const getTokensFromRefreshToken = publicOperation({ RefreshToken: Type.String() }, async ({ tokens }, input) =>
  authenticationResult(await tokens.refresh(input.RefreshToken)),
);
