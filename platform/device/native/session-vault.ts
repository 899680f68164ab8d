import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';

const key = 'session';

/** Where an app keeps what it is known by: the system's keychain, unlocked once since it was started, on this device alone. */
export type SessionVault = {
  /** Empty where nobody is signed in. */
  readonly read: () => Promise<string>;
  /** An empty one is removed. */
  readonly keep: (session: string) => Promise<void>;
};

export const sessionVault: SessionVault = {
  read: async () => {
    try {
      const kept = await SecureStorage.get(key, false);
      return typeof kept === 'string' ? kept : '';
    } catch {
      // Its key is gone, after a restore of the phone for one: who it was signs in anew.
      return '';
    }
  },
  keep: async (session) => {
    if (session === '') await SecureStorage.removeItem(key);
    else await SecureStorage.set(key, session, false, false, KeychainAccess.afterFirstUnlockThisDeviceOnly);
  },
};
