import { APIError } from 'better-auth/api';

type Verified = {
  readonly verification: {
    readonly registrationInfo?: { readonly userVerified: boolean } | undefined;
    readonly authenticationInfo?: { readonly userVerified: boolean } | undefined;
  };
};

/**
 * Turns away a device that did not ask whom it serves, by a finger, a face or its PIN. The library leaves that to the
 * device; a passkey that anyone could use who picks up the phone would be weaker than the password that it stands for.
 */
export const mustKnowItsOwner = async ({ verification }: Verified): Promise<void> => {
  const { userVerified } = verification.registrationInfo ?? verification.authenticationInfo ?? { userVerified: false };
  if (!userVerified) throw new APIError('UNAUTHORIZED', { code: 'OWNER_UNKNOWN', message: 'The device did not ask whom it serves.' });
};
