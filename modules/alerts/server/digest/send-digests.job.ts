import { alsoIn, withSystem } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { Pool } from '../../../../platform/server/database/pool.ts';
import { eachRestaurant } from '../../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../../platform/server/jobs/job.ts';
import type { LetterGroup } from '../../../../platform/server/mail/letter.ts';
import { hasMailbox } from '../../../../platform/server/mail/no-mailbox.ts';
import { queueMail } from '../../../../platform/server/mail/queue-mail.ts';
import { contactOf } from '../../../accounts/server/public.ts';
import { claimGroup } from './digest-group.ts';
import { dueHere } from './due-digests.ts';

const name = 'alerts.send-digests';

/** Sends the digests whose time has come. */
export const sendDigestsOften: Job = {
  name,
  schedule: '*/5 * * * *',
  run: ({ pools }) => sendDigests(pools.app, new Date()),
};

/** Sends every digest that is due at a moment: one letter a person, whatever number of restaurants it is due in. */
export const sendDigests = async (pool: Pool, now: Date): Promise<void> => {
  const due = new Map<string, string[]>();
  await eachRestaurant(pool, name, async (tx) => {
    for (const userId of await dueHere(tx, now)) due.set(userId, [...(due.get(userId) ?? []), tx.restaurantId]);
  });
  const faults: unknown[] = [];
  for (const [userId, restaurantIds] of due) {
    const [sent] = await Promise.allSettled([sendOne(pool, { userId, restaurantIds }, now)]);
    if (sent.status === 'rejected') faults.push(sent.reason);
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} digest(s) could not be sent.`);
};

type Due = { readonly userId: string; readonly restaurantIds: readonly string[] };

const sendOne = async (pool: Pool, { userId, restaurantIds }: Due, now: Date): Promise<void> => {
  const [home, ...others] = restaurantIds;
  if (home === undefined) return;
  await withSystem(pool, { restaurantId: home, reason: name }, async (tx) => {
    const { email: to, firstName, language } = await contactOf({ ...tx, userId });
    if (!hasMailbox(to)) return;
    const claim = (there: RestaurantTx) => claimGroup(there, { userId, language, now });
    const groups: (LetterGroup | null)[] = [await claim(tx)];
    for (const other of others) groups.push(await alsoIn(tx, other, claim));
    const filled = groups.filter((group) => group !== null);
    if (filled.length === 0) return;
    const count = filled.reduce((sum, { lines }) => sum + lines.length, 0);
    await queueMail(tx, { to, language, template: 'digest', facts: { firstName, count, groups: filled, path: '/home' } });
  });
};
