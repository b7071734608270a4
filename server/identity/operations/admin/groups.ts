import { Type } from 'typebox';
import { GRUPOS } from '../../../../src/domain/sessao/grupos';
import { refusals } from '../../cognitoError';
import type { IdentityState } from '../../state';
import { adminOperation, poolOperation } from '../operation';

const group = { GroupName: Type.String({ minLength: 1, maxLength: 128 }) };

/** The pool begins with the groups of the product. */
const groupsOf = ({ groups = [...GRUPOS] }: IdentityState): string[] => groups;

/** Adds a group to the pool. */
export const createGroup = poolOperation(group, ({ store }, { GroupName }) => {
  const known = groupsOf(store.state);
  if (known.includes(GroupName)) throw refusals.groupExists(GroupName);
  store.state.groups = [...known, GroupName];
  store.save();
  return { Group: { GroupName } };
});

/** Puts a user into a group; harmless where they are in it. */
export const adminAddUserToGroup = adminOperation(group, ({ store }, user, { GroupName }) => {
  if (!groupsOf(store.state).includes(GroupName)) throw refusals.unknownGroup();
  user.groups = [...new Set([...user.groups, GroupName])];
  store.save();
  return {};
});

/** Takes a user out of a group; harmless where they are not in it. */
export const adminRemoveUserFromGroup = adminOperation(group, ({ store }, user, { GroupName }) => {
  if (!groupsOf(store.state).includes(GroupName)) throw refusals.unknownGroup();
  user.groups = user.groups.filter((name) => name !== GroupName);
  store.save();
  return {};
});

/** The groups of a user, on one page. */
export const adminListGroupsForUser = adminOperation({}, (_context, user) => ({
  Groups: user.groups.map((GroupName) => ({ GroupName })),
}));
