import type { Credential } from '../../../platform/server/database/tenancy.ts';
import { tokenHash } from '../../accounts/server/public.ts';
import { readRestaurantCode } from '../rules/restaurant-code.ts';
import { tabletIdleSeconds } from '../rules/tablet.ts';

/** What a cookie of a tablet names: a restaurant, and the hash of what proves it there. */
export type TabletProof = { readonly restaurantId: string; readonly secretHash: string };

const deviceCookie = 'maed.tablet';
const turnCookie = 'maed.tablet_turn';
const deviceSeconds = 400 * 24 * 60 * 60;

/** The tablet that a request comes from. */
export const tabletOf = (headers: Headers): TabletProof | null => proofIn(headers, deviceCookie);

/** Somebody's turn at a tablet, where the request comes within one; a session of their own does not count then. */
export const tabletCredentialOf = (headers: Headers): Extract<Credential, { kind: 'tablet' }> | null => {
  const proof = proofIn(headers, turnCookie);
  return proof && { kind: 'tablet', restaurantId: proof.restaurantId, tokenHash: proof.secretHash };
};

/** Makes the device that gets the answer this tablet. */
export const keepTablet = (to: Headers, code: string): void => setCookie(to, { name: deviceCookie, value: code, seconds: deviceSeconds });

/** The device that gets the answer is no tablet any more. */
export const forgetTablet = (to: Headers): void => setCookie(to, { name: deviceCookie, value: '', seconds: 0 });

/** Hands somebody's turn to the tablet, for as long as nobody touches it. */
export const keepTurn = (to: Headers, code: string): void => setCookie(to, { name: turnCookie, value: code, seconds: tabletIdleSeconds });

/** Ends the turn on the device. */
export const forgetTurn = (to: Headers): void => setCookie(to, { name: turnCookie, value: '', seconds: 0 });

/** The whole code of the turn, to hand it on for longer. */
export const turnCodeOf = (headers: Headers): string | undefined => cookieOf(headers, turnCookie);

const proofIn = (headers: Headers, name: string): TabletProof | null => {
  const read = readRestaurantCode(cookieOf(headers, name) ?? '');
  return read && { restaurantId: read.restaurantId, secretHash: tokenHash(read.secret) };
};

const cookieOf = (headers: Headers, name: string): string | undefined =>
  (headers.get('cookie') ?? '')
    .split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

type Cookie = { readonly name: string; readonly value: string; readonly seconds: number };

const setCookie = (to: Headers, { name, value, seconds }: Cookie): void =>
  to.append('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`);
