import { changePassword } from './changePassword';
import { confirmDevice } from './confirmDevice';
import { confirmForgotPassword } from './confirmForgotPassword';
import { confirmSignUp } from './confirmSignUp';
import { deleteUser } from './deleteUser';
import { deleteUserAttributes } from './deleteUserAttributes';
import { forgetDevice } from './forgetDevice';
import { forgotPassword } from './forgotPassword';
import { getTokensFromRefreshToken } from './getTokensFromRefreshToken';
import { getUser } from './getUser';
import { getUserAttributeVerificationCode } from './getUserAttributeVerificationCode';
import { globalSignOut } from './globalSignOut';
import { initiateAuth } from './initiateAuth';
import { listDevices } from './listDevices';
import type { Operation } from './operation';
import { resendConfirmationCode } from './resendConfirmationCode';
import { respondToAuthChallenge } from './respondToAuthChallenge';
import { revokeToken } from './revokeToken';
import { signUp } from './signUp';
import { updateUserAttributes } from './updateUserAttributes';
import { updateDeviceStatus } from './updateDeviceStatus';
import { verifyUserAttribute } from './verifyUserAttribute';

/** The operations that aws-amplify sends, by the name in `x-amz-target`. */
export const operations: ReadonlyMap<string, Operation> = new Map([
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
