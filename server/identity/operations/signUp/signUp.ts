import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { refusals } from '../../cognitoError';
import type { Delivery } from '../../passwords/confirmationCodes';
import type { IdentityContext } from '../../context';
import type { StoredUser } from '../../state';
import { publicOperation } from '../operation';
import { attributeListSchema, readAttributes } from '../user/userAttributes';

const fields = {
  Username: Type.String(),
  Password: Type.String(),
  UserAttributes: Type.Optional(attributeListSchema),
};

/**
 * Creates the pool's own user, unconfirmed, and sends the code to their e-mail, which is their username. An address that
 * has an account gets the same reply, and its owner is told by e-mail instead of the person who asks.
 */
export const signUp = publicOperation(fields, (context, input) => {
  const { users, passwords, codes, store } = context;
  const username = input.Username.trim().toLowerCase();
  const { email, ...rest } = readAttributes([{ Name: 'email', Value: username }, ...(input.UserAttributes ?? [])]);
  if (email !== username) throw refusals.invalidParameter('Username should be an email.');
  passwords.assertPolicy(input.Password, { email, ...rest });
  const holder = users.find(username);
  if (holder) {
    // As much work as for a new account, so that the duration reveals nothing either.
    passwords.pretend(input.Password);
    return { UserConfirmed: false, UserSub: randomUUID(), CodeDeliveryDetails: again(context, holder) };
  }

  const user = users.create({ email, status: 'UNCONFIRMED' });
  Object.assign(user.attributes, rest);
  passwords.set(user, input.Password);
  user.status = 'UNCONFIRMED';
  store.save();
  return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails: codes.send(user, 'signUp') };
});

/** Sends the code again to an unconfirmed user, and a notice to one who has an account. */
function again({ codes, pool }: IdentityContext, holder: StoredUser): Delivery {
  if (holder.status === 'UNCONFIRMED') return codes.send(holder, 'signUp');
  const delivery = codes.pretend(holder, 'signUp');
  pool.deliver({
    to: holder.attributes.email ?? '',
    subject: 'Você já tem uma conta na Itapê',
    body: 'Alguém tentou criar uma conta com este e-mail, que já tem uma. Se foi você, entre com ela ou redefina a senha.',
  });
  return delivery;
}
