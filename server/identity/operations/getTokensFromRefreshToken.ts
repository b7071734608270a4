import { Type } from 'typebox';
import { publicOperation } from './operation';
import { authenticationResult } from './signInResult';

/** Renews a session; with rotation the reply carries the next refresh token. */
export const getTokensFromRefreshToken = publicOperation({ RefreshToken: Type.String() }, ({ tokens }, input) =>
  authenticationResult(tokens.refresh(input.RefreshToken)),
);
