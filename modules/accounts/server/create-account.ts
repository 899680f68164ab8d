import { uuidv7 } from 'uuidv7';

import type { Tx } from '../../../platform/server/database/tx.ts';
import { normaliseEmail } from '../rules/email-address.ts';
import { asAuthRole } from './as-auth-role.ts';
import { hashPassword } from './password-hash.ts';
import { account, profile, user } from './tables.ts';

/** A person who is about to have an account. */
export type NewAccount = {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly language: 'en' | 'am';
  readonly plannedUpgrade: string | null;
};

/**
 * Makes an account with its password and profile inside the caller's transaction: a rollback there leaves nothing here.
 * Gives false, having written nothing, when the address (or the id that the newcomer brought) is taken.
 */
export const createAccount = async (tx: Tx, newcomer: NewAccount): Promise<boolean> => {
  const isMade = await createSignIn(tx, newcomer);
  if (isMade) await keepProfile(tx, newcomer);
  return isMade;
};

/** The part of `createAccount` that lets somebody sign in: the address and the password. */
export const createSignIn = async (tx: Tx, newcomer: NewAccount): Promise<boolean> => {
  const email = normaliseEmail(newcomer.email);
  const name = `${newcomer.firstName} ${newcomer.lastName}`;
  const password = await hashPassword(newcomer.password);
  return asAuthRole(tx, async () => {
    const made = await tx.db.insert(user).values({ id: newcomer.userId, email, name }).onConflictDoNothing().returning({ id: user.id });
    if (made.length === 0) return false;
    await tx.db.insert(account).values({
      id: uuidv7(),
      userId: newcomer.userId,
      accountId: newcomer.userId,
      providerId: 'credential',
      password,
    });
    return true;
  });
};

/** The part of `createAccount` that the product knows a person by. */
export const keepProfile = async (tx: Tx, newcomer: NewAccount): Promise<void> => {
  const { userId, firstName, lastName, title, language, plannedUpgrade } = newcomer;
  const email = normaliseEmail(newcomer.email);
  await tx.db.insert(profile).values({ userId, email, firstName, lastName, title, language, plannedUpgrade });
};
