import { runAccountCommand } from '../../../platform/server/commands/run-account-command.ts';
import { attempt, type Attempt } from '../../../platform/server/database/savepoint.ts';
import { isEntryRefused, withPerson } from '../../../platform/server/database/tenancy.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import type { Registration } from '../contract/register.contract.ts';
import type { RegistrationLimits } from './registration-limits-adapter.ts';
import { registerPerson, type AfterRegistration, type Registered } from './register-person.ts';

/** What a sign-up is wired with. */
export type RegistrationWiring = {
  readonly limits: RegistrationLimits;
  /** The header in which this server itself says where a call comes from. */
  readonly addressHeader: string;
  /** What else happens in the transaction of a sign-up, in this order: mail, for example. */
  readonly afterRegistration: readonly AfterRegistration[];
};

/**
 * Signs up an owner with their restaurants: restaurants, account, profile, memberships and trial are one transaction,
 * under the command's key. A server killed in the middle leaves nothing half-made, and a double click makes one account.
 *
 * @refuses EMAIL_TAKEN when the address has an account, or an id that the newcomer brought is taken
 * @refuses RATE_LIMITED after too many sign-ups, or too many taken addresses, from one place
 * @refuses RESTAURANT_SETUP_FAILED when a restaurant could not be made in three attempts
 * @refuses PROFILE_CREATION_FAILED when the person could not be noted
 */
export const register = async (wiring: RegistrationWiring, context: RequestContext, registration: Registration): Promise<Registered> => {
  const address = context.headers.get(wiring.addressHeader) ?? 'unknown';
  const tooMany = await wiring.limits.enter(address);
  if (tooMany) throw refusal('RATE_LIMITED', tooMany);
  const registered = await registerAtOnce(wiring, context, registration);
  if (registered.ok) return registered.value;
  const { code, data } = registered.refusal;
  const tooManyTaken = code === 'EMAIL_TAKEN' ? await wiring.limits.noteTaken(address) : null;
  throw tooManyTaken ? refusal('RATE_LIMITED', tooManyTaken) : refusal(code, data);
};

const registerAtOnce = async (
  wiring: RegistrationWiring,
  context: RequestContext,
  registration: Registration,
): Promise<Attempt<Registered>> => {
  const { body } = registration;
  // The person does not exist yet: their transaction is opened for the id that they bring with them.
  const entry = { pool: context.pools.app, credential: { kind: 'person', userId: body.userId }, access: 'write' } as const;
  const result = await withPerson(entry, (tx) =>
    // A refusal undoes everything up to here, its key included, and the limits may still count it.
    attempt(tx, () =>
      runAccountCommand(tx, { name: 'restaurants.register@1', input: registration }, () =>
        registerPerson({ tx, log: context.log, wiring }, body),
      ),
    ),
  );
  if (isEntryRefused(result)) throw refusal('UNAUTHENTICATED');
  return result;
};
