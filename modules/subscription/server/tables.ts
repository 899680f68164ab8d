import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now } from '../../../platform/server/database/columns.ts';

/** What an account holder pays for; a restaurant's plan is its account holder's. */
export const subscription = pgTable('subscription', {
  ownerId: uuid('owner_id').primaryKey(),
  plan: text({ enum: ['free_trial', 'starter', 'growth', 'pro', 'enterprise'] }).notNull(),
  status: text({ enum: ['trialing', 'active', 'past_due', 'cancelled'] }).notNull(),
  paymentStatus: text('payment_status', { enum: ['trial', 'paid', 'failed', 'none'] }).notNull(),
  isActive: boolean('is_active').notNull(),
  trialEndAt: instant('trial_end_at'),
  startAt: instant('start_at').notNull(),
  endAt: instant('end_at'),
  lastPaymentAt: instant('last_payment_at'),
  nextPaymentAt: instant('next_payment_at'),
  createdAt: instant('created_at').notNull().default(now),
  updatedAt: instant('updated_at').notNull().default(now),
});

export const subscriptionHistory = pgTable('subscription_history', {
  id: uuid().primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  eventType: text('event_type').notNull(),
  previousPlan: text('previous_plan'),
  newPlan: text('new_plan').notNull(),
  createdAt: instant('created_at').notNull().default(now),
});
