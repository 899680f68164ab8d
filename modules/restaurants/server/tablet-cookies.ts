import { serialize } from 'hono/utils/cookie';

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

/** The ways to hand a tablet and its turns to a device, and to take them back. */
export type TabletCookies = {
  /** Makes the device that gets the answer this tablet. */
  readonly keepTablet: (to: Headers, code: string) => void;
  /** The device that gets the answer is no tablet any more. */
  readonly forgetTablet: (to: Headers) => void;
  /** Hands somebody's turn to the tablet, for as long as nobody touches it. */
  readonly keepTurn: (to: Headers, code: string) => void;
  /** Ends the turn on the device. */
  readonly forgetTurn: (to: Headers) => void;
};

/** Cookies that no script reads and no other site's page sends; where people come by https, no other way carries them. */
export const tabletCookies = (baseUrl: string): TabletCookies => {
  const secure = new URL(baseUrl).protocol === 'https:';
  const set = (to: Headers, { name, value, seconds: maxAge }: Cookie): void =>
    to.append('set-cookie', serialize(name, value, { path: '/', maxAge, httpOnly: true, sameSite: 'Lax', secure }));
  return {
    keepTablet: (to, code) => set(to, { name: deviceCookie, value: code, seconds: deviceSeconds }),
    forgetTablet: (to) => set(to, { name: deviceCookie, value: '', seconds: 0 }),
    keepTurn: (to, code) => set(to, { name: turnCookie, value: code, seconds: tabletIdleSeconds }),
    forgetTurn: (to) => set(to, { name: turnCookie, value: '', seconds: 0 }),
  };
};

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
