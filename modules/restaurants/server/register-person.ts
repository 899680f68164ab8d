import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';

import { tryAgain, type Tried } from '../../../platform/server/database/try-again.ts';
import type { Tx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { createSignIn, currentRestaurantOf, keepProfile, setCurrentRestaurant } from '../../accounts/server/public.ts';
import { startTrial } from '../../subscription/server/public.ts';
import type { RegistrationBody } from '../contract/register.contract.ts';
import { noteOwnership } from './owner-metadata.ts';
import { openRestaurant } from './open-restaurant.ts';
import { membership } from './tables.ts';

type PersonTx = Tx & { readonly userId: string };

/** What a sign-up answers. */
export type Registered = { readonly userId: string; readonly restaurantId: string; readonly isOwnershipNoted: boolean };

/** Something else that belongs to a sign-up and happens in its transaction; when it fails, nobody is signed up. */
export type AfterRegistration = (tx: PersonTx, newcomer: RegistrationBody) => Promise<void>;

type World = {
  readonly tx: PersonTx;
  readonly log: Logger;
  readonly wiring: { readonly afterRegistration: readonly AfterRegistration[] };
};

/** Restaurants and the note of who owns them: three attempts each, a second apart. */
const threeTimes = { attempts: 3, pauseMs: 1000 };
const once = { attempts: 1, pauseMs: 0 };

/** The steps of a sign-up, in their order, inside one transaction. */
export const registerPerson = async (world: World, body: RegistrationBody): Promise<Registered> => {
  const { tx, wiring } = world;
  await refuseKnownId(tx);
  await openRestaurants(world, body);
  await makeAccount(world, body);
  await startTrial(tx, { ownerId: body.userId, at: new Date() });
  const [first, ...others] = body.restaurants.map(({ id }) => id);
  if (first === undefined) throw new Error('A sign-up without a restaurant passed its schema.');
  await setCurrentRestaurant(tx, first);
  const noted = await tryAgain(tx, threeTimes, () => noteOwnership(tx, [first, ...others]));
  if (!noted.ok) world.log.error({ err: noted.fault }, 'the account was not told what it owns');
  await repairCurrentRestaurant(tx, first);
  for (const effect of wiring.afterRegistration) await effect(tx, body);
  return { userId: body.userId, restaurantId: first, isOwnershipNoted: noted.ok };
};

/** Whoever brings the id of a person that works somewhere would take over their place there. */
const refuseKnownId = async (tx: PersonTx): Promise<void> => {
  const places = await tx.db.select({ role: membership.role }).from(membership).where(eq(membership.userId, tx.userId)).limit(1);
  if (places.length > 0) throw emailTaken();
};

const openRestaurants = async (world: World, { restaurants }: RegistrationBody): Promise<void> => {
  for (const newcomer of restaurants) {
    const opened = await tryAgain(world.tx, threeTimes, () => openRestaurant(world.tx, newcomer));
    orFail(world, opened, 'RESTAURANT_SETUP_FAILED');
  }
};

const makeAccount = async (world: World, body: RegistrationBody): Promise<void> => {
  const { tx } = world;
  const { userId, person, selectedPlan, language } = body;
  const newcomer = { userId, ...person, language, plannedUpgrade: selectedPlan };
  if (!(await createSignIn(tx, newcomer))) throw emailTaken();
  orFail(world, await tryAgain(tx, once, () => keepProfile(tx, newcomer)), 'PROFILE_CREATION_FAILED');
};

/** The first screen asks the profile where the person works: an answer that is missing is put right before anyone asks. */
const repairCurrentRestaurant = async (tx: PersonTx, restaurantId: string): Promise<void> => {
  if ((await currentRestaurantOf(tx)) === null) await setCurrentRestaurant(tx, restaurantId);
};

/** An id that is taken is answered like an address that is taken. */
const emailTaken = () => refusal('EMAIL_TAKEN', { field: 'email' });

const orFail = <Value>(world: World, tried: Tried<Value>, code: string): void => {
  if (tried.ok) return;
  if (tried.isConflict) throw emailTaken();
  world.log.error({ err: tried.fault }, 'a sign-up failed');
  throw refusal(code);
};
