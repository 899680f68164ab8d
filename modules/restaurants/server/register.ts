import type * as z from 'zod/mini';

import { runAccountCommand } from '../../../platform/server/commands/run-account-command.ts';
import type { Pool } from '../../../platform/server/database/pool.ts';
import { isEntryRefused, withPerson } from '../../../platform/server/database/tenancy.ts';
import type { Tx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { createAccount, setCurrentRestaurant } from '../../accounts/server/public.ts';
import { startTrial } from '../../subscription/server/public.ts';
import type { restaurantsContract } from '../contract/restaurants.contract.ts';
import { countryProposal } from '../rules/country-pack.ts';
import { storedPhoneNumber } from '../rules/phone-number.ts';
import { restaurant } from './tables.ts';

/** The input of a sign-up, validated. */
export type Registration = z.output<NonNullable<(typeof restaurantsContract.register)['~orpc']['inputSchema']>>;

type Registered = { readonly userId: string; readonly restaurantId: string };

/** A restaurant as it is registered, validated. */
export type NewRestaurant = Registration['body']['restaurant'];

/** Opens a restaurant for a person, who becomes its owner and first member; whether a plan allows it is asked before. */
export const openRestaurant = async (tx: Tx & { readonly userId: string }, newcomer: NewRestaurant): Promise<void> => {
  const { id, name, address, city, state, zipCode, country, dialCode, phone, expectedStaffCount } = newcomer;
  const isEthiopian = country === 'ET';
  await tx.db.insert(restaurant).values({
    id,
    ownerId: tx.userId,
    name,
    address,
    city,
    state,
    zipCode,
    country,
    expectedStaffCount,
    ...countryProposal(country),
    phone: storedPhoneNumber(phone, dialCode),
    useEthiopianTime: isEthiopian,
    useEthiopianCalendar: isEthiopian,
  });
  await tx.client.query('select app.found($1)', [id]);
};

const registerIn = async (tx: Tx & { readonly userId: string }, body: Registration['body']): Promise<Registered> => {
  const { userId, person, selectedPlan, language } = body;
  const { firstName, lastName, email, password, title } = person;
  const account = { userId, firstName, lastName, email, password, title, language, plannedUpgrade: selectedPlan };
  await openRestaurant(tx, body.restaurant);
  const isMade = await createAccount(tx, account);
  if (!isMade) throw refusal('EMAIL_TAKEN', { field: 'email' });
  await startTrial(tx, { ownerId: userId, at: new Date() });
  await setCurrentRestaurant(tx, body.restaurant.id);
  return { userId, restaurantId: body.restaurant.id };
};

/**
 * Signs up an owner with one restaurant: restaurant, account, profile, membership and trial are one transaction, under
 * the command's key. A server killed in the middle leaves nothing half-made, and a double click makes one account.
 *
 * @refuses EMAIL_TAKEN when the address has an account
 */
export const register = async (pool: Pool, registration: Registration): Promise<Registered> => {
  // The person does not exist yet: their transaction is opened for the id that they bring with them.
  const entry = { pool, credential: { kind: 'person', userId: registration.body.userId }, access: 'write' } as const;
  const result = await withPerson(entry, (tx) =>
    runAccountCommand(tx, { name: 'restaurants.register@1', input: registration }, () => registerIn(tx, registration.body)),
  );
  if (isEntryRefused(result)) throw refusal('UNAUTHENTICATED');
  return result;
};
