import { randomBytes } from 'node:crypto';

import { isEntryRefused, withPerson } from '../../../platform/server/database/tenancy.ts';
import type { Tx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import { namesOf, tokenHash, verifyPassword } from '../../accounts/server/public.ts';
import type { TabletFront } from '../contract/tablets.contract.ts';
import { restaurantCode } from '../rules/restaurant-code.ts';
import { pinTriesMax, pinWindowMinutes, tabletIdleSeconds } from '../rules/tablet.ts';
import { tabletCredentialOf, tabletOf, turnCodeOf, type TabletCookies, type TabletProof } from './tablet-cookies.ts';

type Turn = { readonly userId: string; readonly restaurantId: string; readonly expiresAt: string };
/** A tablet, inside its restaurant. */
export type AtTablet = { readonly tx: Tx; readonly tabletId: string; readonly restaurantId: string };

const nobody = '00000000-0000-0000-0000-000000000000';
const secretBytes = 24;

/** Works as the tablet itself, which is nobody; null on a device that is none, or no longer. */
export const asTablet = async <Result>(
  context: RequestContext,
  proof: TabletProof | null,
  work: (at: AtTablet) => Promise<Result>,
): Promise<Result | null> => {
  if (proof === null) return null;
  const entry = { pool: context.pools.app, credential: { kind: 'person', userId: nobody }, access: 'write' } as const;
  const result = await withPerson(entry, async (tx) => {
    const { restaurantId, secretHash } = proof;
    const { rows } = await tx.client.query<{ id: string | null }>('select app.enter_tablet($1, $2) as id', [restaurantId, secretHash]);
    const tabletId = rows[0]?.id;
    return tabletId ? work({ tx, tabletId, restaurantId }) : null;
  });
  return isEntryRefused(result) ? null : result;
};

/** What the tablet shows before anybody has entered: those who work here and have a PIN. */
export const tabletFront = async (cookies: TabletCookies, context: RequestContext): Promise<TabletFront> => {
  const proof = tabletOf(context.headers);
  const front = await asTablet(context, proof, async ({ tx, tabletId, restaurantId }) => {
    const { rows: named } = await tx.client.query<{ name: string; restaurant_name: string }>(
      `select t.name, r.name as restaurant_name from tablet t join restaurant r on r.id = t.restaurant_id
        where t.restaurant_id = $1 and t.id = $2`,
      [restaurantId, tabletId],
    );
    const { rows: people } = await tx.client.query<{ user_id: string; role: string }>(
      `select m.user_id, m.role from membership m join tablet_pin p using (restaurant_id, user_id)
        where m.restaurant_id = $1 and m.is_active`,
      [restaurantId],
    );
    const names = await namesOf(
      tx,
      people.map((person) => person.user_id),
    );
    const shown = people.map(({ user_id: userId, role }) => ({ userId, role, name: names.get(userId) ?? '' }));
    return {
      name: named[0]?.name ?? '',
      restaurantName: named[0]?.restaurant_name ?? '',
      people: shown.toSorted((left, right) => left.name.localeCompare(right.name)),
    };
  });
  if (front === null && proof !== null) cookies.forgetTablet(context.responseHeaders);
  return front;
};

/**
 * Notes a try before the PIN or the code is looked at, so that however many come at once, no more than the limit are.
 *
 * @refuses RATE_LIMITED after too many wrong ones of a person at this tablet
 */
export const noteTry = async ({ tx, tabletId, restaurantId }: AtTablet, userId: string): Promise<void> => {
  await tx.client.query('select from tablet where restaurant_id = $1 and id = $2 for no key update', [restaurantId, tabletId]);
  const { rows } = await tx.client.query<{ count: number; wait: number | null }>(
    `select count(*)::int as count,
            ceil(extract(epoch from min(tried_at) + make_interval(mins => $4) - now()))::int as wait
       from tablet_attempt
      where restaurant_id = $1 and tablet_id = $2 and user_id = $3 and tried_at > now() - make_interval(mins => $4)`,
    [restaurantId, tabletId, userId, pinWindowMinutes],
  );
  const { count = 0, wait = null } = rows[0] ?? {};
  if (count >= pinTriesMax) throw refusal('RATE_LIMITED', { retryAfterSeconds: Math.max(1, wait ?? 1) });
  await tx.client.query('insert into tablet_attempt (restaurant_id, tablet_id, user_id) values ($1, $2, $3)', [
    restaurantId,
    tabletId,
    userId,
  ]);
};

const takeTry = async (at: AtTablet, userId: string): Promise<string | null> => {
  await noteTry(at, userId);
  const { rows: pins } = await at.tx.client.query<{ pin_hash: string }>(
    `select p.pin_hash from tablet_pin p join membership m using (restaurant_id, user_id)
      where p.restaurant_id = $1 and p.user_id = $2 and m.is_active`,
    [at.restaurantId, userId],
  );
  return pins[0]?.pin_hash ?? '';
};

/** Who came in has made no wrong tries. */
export const forgetTries = async ({ tx, tabletId, restaurantId }: AtTablet, userId: string): Promise<void> => {
  await tx.client.query('delete from tablet_attempt where restaurant_id = $1 and tablet_id = $2 and user_id = $3', [
    restaurantId,
    tabletId,
    userId,
  ]);
};

/** Forgets the wrong tries, clears away what is over, and opens the turn. */
const beginTurn = async (at: AtTablet, { userId, secret }: { userId: string; secret: string }): Promise<Turn> => {
  const { tx, tabletId, restaurantId } = at;
  await forgetTries(at, userId);
  await tx.client.query('delete from tablet_session where restaurant_id = $1 and (tablet_id = $2 or expires_at < now())', [
    restaurantId,
    tabletId,
  ]);
  const { rows } = await tx.client.query<{ expires_at: Date }>(
    `insert into tablet_session (restaurant_id, token_hash, tablet_id, user_id, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5)) returning expires_at`,
    [restaurantId, tokenHash(secret), tabletId, userId, tabletIdleSeconds],
  );
  return { userId, restaurantId, expiresAt: (rows[0]?.expires_at ?? new Date()).toISOString() };
};

/**
 * Begins somebody's turn at the tablet that asks; whoever was there before is out.
 *
 * @refuses TABLET_UNKNOWN on a device that is no tablet, or no longer
 * @refuses RATE_LIMITED after too many wrong PINs of this person at this tablet
 * @refuses PIN_WRONG for a wrong one, and for somebody without one
 */
export const enterTablet = async (
  cookies: TabletCookies,
  context: RequestContext,
  typed: { readonly userId: string; readonly pin: string },
): Promise<Turn> => {
  const proof = tabletOf(context.headers);
  const hash = await asTablet(context, proof, (at) => takeTry(at, typed.userId));
  if (hash === null) throw refusal('TABLET_UNKNOWN');
  // The try is committed by now: a wrong one counts whatever becomes of this call.
  if (!(await verifyPassword({ hash, password: typed.pin }))) throw refusal('PIN_WRONG');
  const secret = randomBytes(secretBytes).toString('base64url');
  const turn = await asTablet(context, proof, (at) => beginTurn(at, { userId: typed.userId, secret }));
  if (turn === null) throw refusal('TABLET_UNKNOWN');
  cookies.keepTurn(context.responseHeaders, restaurantCode(turn.restaurantId, secret));
  return turn;
};

/** A touch: the turn goes on for as long as at its beginning. Null where it is over; nothing brings it back. */
export const stayAtTablet = async (cookies: TabletCookies, context: RequestContext): Promise<Turn | null> => {
  const held = tabletCredentialOf(context.headers);
  const turn = await asTablet(context, held && tabletOf(context.headers), async ({ tx, tabletId, restaurantId }) => {
    const { rows } = await tx.client.query<{ user_id: string; expires_at: Date }>(
      `update tablet_session set expires_at = now() + make_interval(secs => $4)
        where restaurant_id = $1 and tablet_id = $2 and token_hash = $3 and expires_at > now()
       returning user_id, expires_at`,
      [restaurantId, tabletId, held?.tokenHash, tabletIdleSeconds],
    );
    const [row] = rows;
    return row ? { userId: row.user_id, restaurantId, expiresAt: row.expires_at.toISOString() } : null;
  });
  if (turn === null) cookies.forgetTurn(context.responseHeaders);
  else cookies.keepTurn(context.responseHeaders, turnCodeOf(context.headers) ?? '');
  return turn;
};

/** Done: the turn is over, here and in the database. */
export const leaveTablet = async (cookies: TabletCookies, context: RequestContext): Promise<void> => {
  const held = tabletCredentialOf(context.headers);
  await asTablet(context, held && tabletOf(context.headers), ({ tx, restaurantId }) =>
    tx.client.query('delete from tablet_session where restaurant_id = $1 and token_hash = $2', [restaurantId, held?.tokenHash]),
  );
  cookies.forgetTurn(context.responseHeaders);
};
