import { signedInOperation } from '../operation';

/** Removes the user and every session. */
export const deleteUser = signedInOperation({}, ({ users }, user) => {
  users.remove(user);
  return {};
});
