import { refusals } from '../../cognitoError';
import { signedInOperation } from '../operation';
import { attributeListSchema, readAttributes } from './userAttributes';

/** Changes attributes at once, but for the e-mail: the pool keeps the old one until a code confirms the new. */
export const updateUserAttributes = signedInOperation(
  { UserAttributes: attributeListSchema },
  ({ users, codes, store }, user, { UserAttributes }) => {
    const { email, ...plain } = readAttributes(UserAttributes);
    const holder = email === undefined ? undefined : users.find(email);
    if (holder && holder !== user) throw refusals.emailTaken();
    Object.assign(user.attributes, plain);
    store.save();
    const isNew = email !== undefined && email !== user.attributes.email;
    return { CodeDeliveryDetailsList: isNew ? [codes.send(user, 'email', email)] : [] };
  },
);
