import { Type } from 'typebox';
import { publicOperation } from '../operation';

/** Ends the session of a refresh token, and its access tokens with it. */
export const revokeToken = publicOperation({ Token: Type.String() }, ({ sessions }, { Token }) => {
  sessions.revoke(Token);
  return {};
});
