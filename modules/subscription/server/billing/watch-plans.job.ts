import { eq } from 'drizzle-orm';

import type { Wall } from '../../../../kit/time/wall.ts';
import type { Pools } from '../../../../platform/server/database/pool.ts';
import { withPerson } from '../../../../platform/server/database/tenancy.ts';
import type { Tx } from '../../../../platform/server/database/tx.ts';
import type { Job } from '../../../../platform/server/jobs/job.ts';
import { queueMail } from '../../../../platform/server/mail/queue-mail.ts';
import { contactOf } from '../../../accounts/server/public.ts';
import { countBeyond } from '../../rules/beyond-plan.ts';
import { planNews, type PlanNews } from '../../rules/plan-news.ts';
import { eachOwner } from '../each-owner.ts';
import { lockSubscription } from '../standing.ts';
import type { CountsOf } from '../website/website-facts.ts';
import { billingNotice, subscription } from '../tables.ts';
import { note } from './keep-report.ts';

type PersonTx = Tx & { readonly userId: string };

/** What subscription is told of an account by the module that knows restaurants. */
export type AccountAround = {
  /** The wall by which the account is written to where its holder chose none; null where there is none. */
  readonly wallOf: (tx: PersonTx) => Promise<Wall | null>;
  readonly countsOf: CountsOf;
};

/** Looks every hour at how plans stand. */
export const watchPlansHourly = (around: AccountAround): Job => ({
  name: 'subscription.watch-plans',
  schedule: '5 * * * *',
  run: ({ pools }) => watchPlans(pools, around, new Date()),
});

/** Tells account holders how their plan stands, each thing once, and puts whoever's trial is over on the free plan. */
export const watchPlans = (pools: Pools, around: AccountAround, now: Date): Promise<void> =>
  eachOwner(pools, async (userId) => {
    const entry = { pool: pools.app, credential: { kind: 'person', userId }, access: 'write' } as const;
    await withPerson(entry, (tx) => watchPlan(tx, around, now));
  });

const watchPlan = async (tx: PersonTx, around: AccountAround, now: Date): Promise<void> => {
  const held = await lockSubscription(tx, tx.userId);
  const news = held && planNews(held, now);
  if (!held || !news || !(await isUntold(tx, news))) return;
  if (news.news === 'TRIAL_OVER') await endTrial(tx);
  const { email: to, language, firstName, dayOf } = await contactOf(tx);
  const day = dayOf(news.at, await around.wallOf(tx));
  const beyondCount = countBeyond((await around.countsOf(tx)).locations, 'starter');
  const facts = { firstName, news: news.news, daysLeft: news.daysLeft, day, beyondCount, path: '/subscription' } as const;
  await queueMail(tx, { to, language, template: 'plan', facts });
};

const isUntold = async (tx: PersonTx, { subject }: PlanNews): Promise<boolean> => {
  const told = await tx.db.insert(billingNotice).values({ ownerId: tx.userId, subject }).onConflictDoNothing().returning();
  return told.length > 0;
};

/** The limits of the free plan held from the first moment without this: it is what the history and the profile say. */
const endTrial = async (tx: PersonTx): Promise<void> => {
  await tx.db
    .update(subscription)
    .set({ plan: 'starter', status: 'active', paymentStatus: 'none', nextPaymentAt: null, updatedAt: new Date() })
    .where(eq(subscription.ownerId, tx.userId));
  await note(tx, { event: 'trial_end', previousPlan: 'free_trial', newPlan: 'starter' });
};
