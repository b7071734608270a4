import { Type } from 'typebox';
import { refusals } from '../cognitoError';
import { publicOperation } from './operation';
import { attributeListSchema, readAttributes } from './userAttributes';

const fields = {
  Username: Type.String(),
  Password: Type.String(),
  UserAttributes: Type.Optional(attributeListSchema),
};

/** Creates the pool's own user, unconfirmed, and sends the code to their e-mail, which is their username. */
export const signUp = publicOperation(fields, ({ users, passwords, codes, store }, input) => {
  const username = input.Username.trim().toLowerCase();
  const { email, ...rest } = readAttributes([{ Name: 'email', Value: username }, ...(input.UserAttributes ?? [])]);
  if (email !== username) throw refusals.invalidParameter('Username should be an email.');
  passwords.assertPolicy(input.Password);
  if (users.find(username)) throw refusals.usernameExists();

  const user = users.create({ email, status: 'UNCONFIRMED' });
  Object.assign(user.attributes, rest);
  passwords.set(user, input.Password);
  user.status = 'UNCONFIRMED';
  store.save();
  return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails: codes.send(user, 'signUp') };
});
