import { type Static, Type } from 'typebox';
import { refusals } from '../../cognitoError';
import type { StoredUser } from '../../state';

export const attributeListSchema = Type.Array(
  Type.Object({ Name: Type.String(), Value: Type.Optional(Type.String()) }),
  { maxItems: 20 },
);

/** The attributes that a client may write; only the pool writes others, such as `email_verified`. */
const writable = new Set(['email', 'name', 'phone_number']);

export const isWritable = (name: string): boolean => writable.has(name);

const EMAIL = /^[^@\s]{1,64}@[^@\s]+\.[^@\s]+$/;

/** A user's attributes as Cognito lists them: `sub` among them, and `identities` for people of Google and Apple. */
export const listAttributes = (user: StoredUser): { Name: string; Value: string }[] =>
  Object.entries({
    sub: user.sub,
    ...user.attributes,
    ...(user.identity ? { identities: JSON.stringify([user.identity]) } : {}),
  }).map(([Name, Value]) => ({ Name, Value }));

/** Turns Cognito's list of pairs into a record, e-mail in lower case; refuses attributes that only the pool writes. */
export function readAttributes(list: Static<typeof attributeListSchema>): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { Name, Value = '' } of list) {
    if (!isWritable(Name)) throw refusals.unauthorizedAttribute();
    attributes[Name] = Name === 'email' ? Value.trim().toLowerCase() : Value;
  }
  if (attributes.email !== undefined && !EMAIL.test(attributes.email))
    throw refusals.invalidParameter('Invalid email address format.');
  if (attributes.phone_number && !/^\+\d{8,15}$/.test(attributes.phone_number))
    throw refusals.invalidParameter('Invalid phone number format.');
  return attributes;
}
