import { Type } from 'typebox';
import { signedInOperation } from '../operation';
import { isWritable } from './userAttributes';

/** Forgets attributes; the e-mail stays, for it is how the user signs in. */
export const deleteUserAttributes = signedInOperation(
  { UserAttributeNames: Type.Array(Type.String()) },
  ({ store }, user, { UserAttributeNames }) => {
    for (const name of UserAttributeNames) if (isWritable(name) && name !== 'email') delete user.attributes[name];
    store.save();
    return {};
  },
);
