import type { Currency } from '../../../kit/money.ts';
import type { RestaurantTx, Tx } from '../../../platform/server/database/tx.ts';
import { restaurant } from './tables.ts';

/**
 * A restaurant in which nobody works, and the person of no account who holds it. No list, plan, alert or round of the jobs
 * knows of it, and it is erased after its time.
 */
export type Scratch = { readonly restaurantId: string; readonly personId: string };

/** In which money and by which day a scratch restaurant keeps its books. */
export type LikeRestaurant = Pick<RestaurantTx, 'currency' | 'timeZone' | 'dayCutoffMinutes'>;

/** Opens one, acting as the person who holds it. */
export const openScratch = async (
  tx: Tx & { readonly userId: string },
  {
    restaurantId,
    name,
    like,
    until,
  }: { readonly restaurantId: string; readonly name: string; readonly like: LikeRestaurant; readonly until: Date },
): Promise<void> => {
  const nowhere = { address: '', city: '', state: '', zipCode: '', country: 'GB', phone: '' };
  await tx.db.insert(restaurant).values({
    ...nowhere,
    id: restaurantId,
    ownerId: tx.userId,
    name,
    // A transaction knows its money as what the database holds, which takes none but these.
    currency: like.currency as Currency,
    timeZone: like.timeZone,
    dayCutoffMinutes: like.dayCutoffMinutes,
    expectedStaffCount: 1,
    scratchUntil: until,
  });
  await tx.client.query('select app.found($1)', [restaurantId]);
};

type Entrance = {
  readonly role: string | null;
  readonly person_name: string | null;
  readonly currency: RestaurantTx['currency'];
  readonly time_zone: string;
  readonly day_cutoff_minutes: number;
};

const nowhereEntered = { personName: null, role: 'system', tabletId: null, keyId: null, keyScopes: null } as const;

/**
 * A part of somebody's transaction that is in a scratch restaurant, as the person who holds it; before the restaurant is
 * opened, that person is nowhere. Afterwards the transaction is where it was. What the part announces, nobody hears.
 */
export const enterScratch = async <Result>(
  tx: RestaurantTx,
  { restaurantId, personId }: Scratch,
  work: (there: RestaurantTx & { readonly userId: string }) => Promise<Result>,
): Promise<Result> => {
  const { rows } = await tx.client.query<Entrance>('select * from app.enter($1, $2)', [personId, restaurantId]);
  const [entrance] = rows;
  if (!entrance) throw new Error('The entrance function answered without a row.');
  const { role, person_name: personName, currency, time_zone: timeZone, day_cutoff_minutes: dayCutoffMinutes } = entrance;
  const known =
    role === null
      ? nowhereEntered
      : { role, personName, tabletId: null, keyId: null, keyScopes: null, currency, timeZone, dayCutoffMinutes };
  const there = { ...tx, ...known, userId: personId, ownerId: personId, restaurantId, events: [] };
  const result = await work(there as RestaurantTx & { readonly userId: string });
  await tx.client.query('select app.enter($1, $2)', [tx.userId, tx.restaurantId]);
  return result;
};

/** Erases a scratch restaurant before its time; one that is gone already is none. */
export const eraseScratch = async (client: Pick<Tx['client'], 'query'>, restaurantId: string): Promise<void> => {
  await client.query('select app.erase_scratch($1)', [restaurantId]);
};
