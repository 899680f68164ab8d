import type { BrowserContextOptions } from '@playwright/test';

import { superuserOf } from '../../apps/server/testing/real-server.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import type { MaedServer } from './maed-server.ts';
import type { Language } from './words.ts';

/** Somebody of the demo, by the first part of their address. */
export type Person =
  | 'owner'
  | 'manager.addis'
  | 'chef.addis'
  | 'kitchen.addis'
  | 'staff.addis'
  | 'manager.london'
  | 'chef.london'
  | 'kitchen.london'
  | 'staff.london';

/** How somebody's browser is set up. */
export type Taste = { readonly language: Language; readonly theme: 'light' | 'dark' };

type Cookie = { readonly name: string; readonly value: string };

/** A living session: the cookie, and what the server said of it. */
export type SignedIn = {
  readonly cookie: Cookie;
  readonly session: { readonly user: { readonly id: string; readonly restaurantId: string } };
};

/** What the browser keeps between two visits. */
export type BrowserState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

export const emailOf = (person: Person): string => `${person}@demo.maed.app`;

/**
 * Signs in at the door that the screens use; the limit of checks an hour forbids doing it for each journey. What this
 * machine's address has used up of its minute is forgotten first: journeys follow each other faster than people do.
 */
export const signIn = async (maed: MaedServer, email: string, password: string): Promise<SignedIn> => {
  await queryAs(superuserOf(maed.dataFolder), 'delete from auth.rate_limit', []);
  const response = await fetch(`${maed.url}/rpc/accounts/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { email, password } }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status} ${await response.text()}`);
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '') ?? [];
  const { json } = (await response.json()) as { json: SignedIn['session'] };
  return { cookie: { name, value }, session: json };
};

/** The browser of somebody who has been here before. */
export const browserStateOf = (maed: MaedServer, who: SignedIn | null, taste: Taste): BrowserState => {
  const { origin, kept } = keptFromBefore(maed, who, taste);
  return {
    cookies: who
      ? [{ ...who.cookie, domain: 'localhost', path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const }]
      : [],
    origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
  };
};

/** What lies in local storage from the visits before. */
export type KeptFromBefore = { readonly origin: string; readonly kept: Readonly<Record<string, string>> };

export const keptFromBefore = (maed: MaedServer, who: SignedIn | null, taste: Taste): KeptFromBefore => ({
  origin: maed.url,
  kept: {
    'maed.locale': taste.language,
    'maed.locale-chosen': taste.language,
    'maed.theme': taste.theme,
    ...(who && { 'maed.session': JSON.stringify(who.session), 'maed.started': who.session.user.id }),
  },
});

/** Runs before the first page of a browser; a storage state would open a page of its own for it, in every journey. */
export const keepFromBefore = ({ origin, kept }: KeptFromBefore): void => {
  if (location.origin !== origin || localStorage.getItem('journey') !== null) return;
  for (const [name, value] of Object.entries({ ...kept, journey: 'begun' })) localStorage.setItem(name, value);
};
