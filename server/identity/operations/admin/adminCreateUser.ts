import { randomBytes } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { refusals } from '../../cognitoError';
import type { IdentityContext } from '../../context';
import { poolOperation } from '../operation';
import type { StoredUser } from '../../state';
import { attributeListSchema, readAttributes } from '../user/userAttributes';
import { describeUser } from './describeUser';

const fields = {
  Username: Type.String({ minLength: 1 }),
  UserAttributes: Type.Optional(attributeListSchema),
  TemporaryPassword: Type.Optional(Type.String()),
  MessageAction: Type.Optional(Type.Enum(['RESEND', 'SUPPRESS'])),
};
type Input = Static<ReturnType<typeof Type.Object<typeof fields>>>;

/** A password that meets the policy, for a user whom the administrator gave none. */
const newPassword = (): string => `${randomBytes(9).toString('base64url')}7`;

/** The pool's invitation, which carries the password unless the administrator hands it over. */
function invite({ pool }: IdentityContext, { attributes }: StoredUser, password: string): void {
  pool.deliver({
    to: attributes.email ?? '',
    subject: 'Seu acesso à Itapê',
    body: `Entre com este e-mail e a senha temporária ${password}, que vale por sete dias.`,
    code: password,
  });
}

function resend(context: IdentityContext, { Username, TemporaryPassword }: Input): object {
  const { users, passwords } = context;
  const user = users.byName(Username);
  if (!user) throw refusals.userMissing();
  if (user.status !== 'FORCE_CHANGE_PASSWORD')
    throw refusals.wrongState("Resend not possible. User's status is not FORCE_CHANGE_PASSWORD");
  const password = TemporaryPassword ?? newPassword();
  passwords.assertPolicy(password, user.attributes);
  passwords.setTemporary(user, password);
  invite(context, user, password);
  return { User: describeUser(user) };
}

function create(context: IdentityContext, input: Input): object {
  const { users, passwords, store } = context;
  const given = input.UserAttributes ?? [];
  const written = given.filter(({ Name }) => Name !== 'email_verified');
  const { email, ...rest } = readAttributes([{ Name: 'email', Value: input.Username }, ...written]);
  if (email !== input.Username.trim().toLowerCase()) throw refusals.invalidParameter('Username should be an email.');
  const password = input.TemporaryPassword ?? newPassword();
  passwords.assertPolicy(password, { email, ...rest });
  if (users.find(email)) throw refusals.usernameExists();
  const emailVerified = given.some(({ Name, Value }) => Name === 'email_verified' && Value === 'true');
  const user = users.create({ email, status: 'FORCE_CHANGE_PASSWORD', emailVerified });
  Object.assign(user.attributes, rest);
  passwords.setTemporary(user, password);
  store.save();
  if (input.MessageAction !== 'SUPPRESS') invite(context, user, password);
  return { User: describeUser(user) };
}

/** Creates a user who must replace the password at the first sign-in, or with `RESEND` invites one again. */
export const adminCreateUser = poolOperation(fields, (context, input) =>
  input.MessageAction === 'RESEND' ? resend(context, input) : create(context, input),
);
