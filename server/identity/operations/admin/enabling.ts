import { adminOperation } from '../operation';

/** Refuses the user's sign-ins and tokens. */
export const adminDisableUser = adminOperation({}, ({ store }, user) => {
  user.enabled = false;
  store.save();
  return {};
});

/** Admits the user again. */
export const adminEnableUser = adminOperation({}, ({ store }, user) => {
  user.enabled = true;
  store.save();
  return {};
});
