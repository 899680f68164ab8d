import { externalValue, useExternalValue } from './external-value.ts';

/** Who is signed in, as the server described it. */
export type SessionUser = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isEmailVerified: boolean;
  /** Where the person's picture is answered; null, or absent in an older description, where initials stand for it. */
  readonly avatarUrl?: string | null;
  /** When the account will be erased; null, or absent, while nobody asked for it. */
  readonly deleteAfter?: string | null;
  readonly language: 'en' | 'am';
  readonly useEthiopianTime: boolean;
  readonly useEthiopianCalendar: boolean;
  /** The zone that the person reads every time in; null follows the restaurant. */
  readonly preferredTimeZone: string | null;
  /** The restaurant being worked in when the session was described. */
  readonly restaurantId: string | null;
};

/**
 * What the browser knows of a session: never a token, which lies in a cookie that no script can read.
 *
 * @invariant offline it counts until `expiresAt`; only the server's word ends it sooner
 */
export type SessionDescription = { readonly user: SessionUser; readonly expiresAt: string };

/**
 * In local storage, because the first address is decided by it at once. A browser that is killed within seconds after a
 * sign-in forgets it; the cookie is written later still, so a surer place for the description would keep nobody signed in.
 */
const storageKey = 'maed.session';

const parse = (text: string | null): SessionDescription | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isDescription(value) ? value : null;
  } catch {
    return null;
  }
};

const isDescription = (value: unknown): value is SessionDescription =>
  typeof value === 'object' &&
  value !== null &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'string' &&
  'user' in value &&
  typeof value.user === 'object' &&
  value.user !== null &&
  'id' in value.user;

const session = externalValue<SessionDescription | null>(parse(globalThis.localStorage?.getItem(storageKey) ?? null));

// Signing in or out in one tab is signing in or out in all of them.
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === storageKey || event.key === null) session.set(parse(event.newValue));
});

/** The session that counts now, or null. */
export const currentSession = (now: Date = new Date()): SessionDescription | null => {
  const described = session.get();
  return described && new Date(described.expiresAt) > now ? described : null;
};

/** After the server said who this is. What else it said, an access token for one, is kept nowhere. */
export const keepSession = ({ user, expiresAt }: SessionDescription): void => {
  const description = { user, expiresAt };
  localStorage.setItem(storageKey, JSON.stringify(description));
  session.set(description);
};

/** After a sign-out, or the server's word that there is no session. Never after a network failure. */
export const endSession = (): void => {
  localStorage.removeItem(storageKey);
  session.set(null);
};

export const onSessionChange = (listener: (description: SessionDescription | null) => void): (() => void) =>
  session.subscribe(() => listener(currentSession()));

export const useSession = (): SessionDescription | null => {
  useExternalValue(session);
  return currentSession();
};
