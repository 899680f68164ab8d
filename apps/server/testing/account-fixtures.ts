import { uuidv7 } from 'uuidv7';

import { plainWebp } from '../../../platform/server/files/testing/plain-pictures.ts';
import { goodPassword } from './household.ts';

/** Inputs for what a person does about their account; codes and tokens that nobody handed out. */
export const accountFixtures = {
  requestReset: () => ({ email: `${uuidv7()}@example.com` }),
  verifyRecovery: () => ({ tokenHash: uuidv7() }),
  recoveryState: () => ({}),
  setPassword: () => ({ newPassword: goodPassword, currentPassword: null }),
  refreshSession: () => ({}),
  exchangeCode: () => ({ code: uuidv7() }),
  setSession: () => ({ accessToken: uuidv7(), refreshToken: uuidv7() }),
  listDevices: () => ({}),
  endDevice: () => ({ commandId: uuidv7(), body: { deviceId: uuidv7() } }),
  signOutEverywhere: () => ({ commandId: uuidv7(), body: { which: 'others' } }),
  updateName: () => ({ commandId: uuidv7(), body: { firstName: 'Hanna', lastName: 'Bekele' } }),
  setAvatar: () => ({ commandId: uuidv7(), body: { picture: Buffer.from(plainWebp(256, 256)).toString('base64') } }),
  removeAvatar: () => ({ commandId: uuidv7(), body: {} }),
  accountDeletion: () => ({}),
  askAccountDeletion: () => ({ password: goodPassword }),
  keepAccount: () => ({ commandId: uuidv7(), body: {} }),
  confirmSignIn: () => ({ code: '123456' }),
  secondFactorState: () => ({}),
  beginSecondFactor: () => ({ password: goodPassword }),
  confirmSecondFactor: () => ({ code: '123456' }),
  endSecondFactor: () => ({ password: goodPassword }),
  listPasskeys: () => ({}),
  beginPasskey: () => ({ password: goodPassword }),
  finishPasskey: () => ({ name: 'Phone', credential: { id: 'aWQ', clientDataJSON: 'e30', attestationObject: 'oA', transports: [] } }),
  removePasskey: () => ({ commandId: uuidv7(), body: { passkeyId: uuidv7() } }),
  removeAllPasskeys: () => ({ commandId: uuidv7(), body: {} }),
  beginPasskeySignIn: () => ({ purpose: 'sign-in' }),
  signInWithPasskey: () => ({
    credential: { id: 'aWQ', clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: null },
  }),
  resendVerification: () => ({ commandId: uuidv7(), body: {} }),
};
