import { adminCreateUser } from './admin/adminCreateUser';
import { adminGetUser } from './admin/adminGetUser';
import { adminUserGlobalSignOut } from './admin/adminUserGlobalSignOut';
import { adminDisableUser, adminEnableUser } from './admin/enabling';
import { adminAddUserToGroup, adminListGroupsForUser, adminRemoveUserFromGroup, createGroup } from './admin/groups';
import { adminResetUserPassword, adminSetUserPassword } from './admin/passwords';
import { changePassword } from './password/changePassword';
import { confirmDevice } from './devices/confirmDevice';
import { confirmForgotPassword } from './password/confirmForgotPassword';
import { confirmSignUp } from './signUp/confirmSignUp';
import { deleteUser } from './user/deleteUser';
import { deleteUserAttributes } from './user/deleteUserAttributes';
import { forgetDevice } from './devices/forgetDevice';
import { forgotPassword } from './password/forgotPassword';
import { getTokensFromRefreshToken } from './signIn/getTokensFromRefreshToken';
import { getUser } from './user/getUser';
import { getUserAttributeVerificationCode } from './user/getUserAttributeVerificationCode';
import { globalSignOut } from './signIn/globalSignOut';
import { initiateAuth } from './signIn/initiateAuth';
import { listDevices } from './devices/listDevices';
import type { Operation } from './operation';
import { resendConfirmationCode } from './signUp/resendConfirmationCode';
import { respondToAuthChallenge } from './signIn/respondToAuthChallenge';
import { revokeToken } from './signIn/revokeToken';
import { signUp } from './signUp/signUp';
import { updateUserAttributes } from './user/updateUserAttributes';
import { updateDeviceStatus } from './devices/updateDeviceStatus';
import { verifyUserAttribute } from './user/verifyUserAttribute';

/** The operations that aws-amplify and the administration send, by the name in `x-amz-target`. */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['AdminAddUserToGroup', adminAddUserToGroup],
  ['AdminCreateUser', adminCreateUser],
  ['AdminDisableUser', adminDisableUser],
  ['AdminEnableUser', adminEnableUser],
  ['AdminGetUser', adminGetUser],
  ['AdminListGroupsForUser', adminListGroupsForUser],
  ['AdminRemoveUserFromGroup', adminRemoveUserFromGroup],
  ['AdminResetUserPassword', adminResetUserPassword],
  ['AdminSetUserPassword', adminSetUserPassword],
  ['AdminUserGlobalSignOut', adminUserGlobalSignOut],
  ['CreateGroup', createGroup],
  ['ChangePassword', changePassword],
  ['ConfirmDevice', confirmDevice],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ConfirmSignUp', confirmSignUp],
  ['DeleteUser', deleteUser],
  ['DeleteUserAttributes', deleteUserAttributes],
  ['ForgetDevice', forgetDevice],
  ['ForgotPassword', forgotPassword],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['GetUser', getUser],
  ['GetUserAttributeVerificationCode', getUserAttributeVerificationCode],
  ['GlobalSignOut', globalSignOut],
  ['InitiateAuth', initiateAuth],
  ['ListDevices', listDevices],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['RevokeToken', revokeToken],
  ['SignUp', signUp],
  ['UpdateDeviceStatus', updateDeviceStatus],
  ['UpdateUserAttributes', updateUserAttributes],
  ['VerifyUserAttribute', verifyUserAttribute],
]);

/** `AWSCognitoIdentityProviderService.SignUp` → the operation. */
export const operationOf = (target: string): Operation | undefined => operations.get(target.split('.')[1] ?? '');
