import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, minor, now } from '../../../platform/server/database/columns.ts';

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
  periodStartAt: instant('period_start_at'),
  periodEndAt: instant('period_end_at'),
  prepaidUntil: instant('prepaid_until'),
  pastDueAt: instant('past_due_at'),
  willCancel: boolean('will_cancel').notNull().default(false),
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

/** Where an account holder pays, and what was last said there. */
export const billingAccount = pgTable(
  'billing_account',
  {
    ownerId: uuid('owner_id').notNull(),
    provider: text({ enum: ['sandbox', 'stripe', 'chapa'] }).notNull(),
    customerRef: text('customer_ref').notNull(),
    subscriptionRef: text('subscription_ref'),
    amountMinor: minor('amount_minor'),
    currency: text({ enum: ['GBP', 'ETB'] }),
    paymentMethod: text('payment_method'),
    syncedAt: instant('synced_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.provider] })],
);

/** Payments of single terms, from the moment that somebody was sent to pay. */
export const billingPayment = pgTable(
  'billing_payment',
  {
    ownerId: uuid('owner_id').notNull(),
    id: uuid().notNull(),
    provider: text({ enum: ['sandbox', 'stripe', 'chapa'] }).notNull(),
    reference: text().notNull(),
    plan: text({ enum: ['starter', 'growth', 'pro', 'enterprise'] }).notNull(),
    months: integer().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text({ enum: ['GBP', 'ETB'] }).notNull(),
    status: text({ enum: ['OPEN', 'PAID', 'FAILED'] }).notNull(),
    openedAt: instant('opened_at').notNull().default(now),
    settledAt: instant('settled_at'),
    coversFrom: instant('covers_from'),
    coversUntil: instant('covers_until'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** Messages of providers that were taken in. */
export const billingMessage = pgTable(
  'billing_message',
  {
    ownerId: uuid('owner_id').notNull(),
    provider: text({ enum: ['stripe', 'chapa'] }).notNull(),
    messageId: text('message_id').notNull(),
    kind: text().notNull(),
    receivedAt: instant('received_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.provider, table.messageId] })],
);

/** What an account holder was told about the plan. */
export const billingNotice = pgTable(
  'billing_notice',
  {
    ownerId: uuid('owner_id').notNull(),
    subject: text().notNull(),
    toldAt: instant('told_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.subject] })],
);

/** What the sandbox keeps of a subscription, as a provider would on its side. */
export const sandboxSubscription = pgTable('sandbox_subscription', {
  ownerId: uuid('owner_id').primaryKey(),
  reference: text().notNull(),
  plan: text({ enum: ['growth', 'pro', 'enterprise'] }).notNull(),
  status: text({ enum: ['trialing', 'active', 'past_due', 'cancelled'] }).notNull(),
  periodStartAt: instant('period_start_at').notNull(),
  periodEndAt: instant('period_end_at').notNull(),
  willCancel: boolean('will_cancel').notNull().default(false),
  updatedAt: instant('updated_at').notNull().default(now),
});

/** AI operations of an account in one billing cycle. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    ownerId: uuid('owner_id').notNull(),
    cycleStartAt: instant('cycle_start_at').notNull(),
    cycleEndAt: instant('cycle_end_at').notNull(),
    /** What is settled and what is set aside. */
    used: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.cycleStartAt] })],
);

/** One AI operation: who asked for it, where, and whether it counts. */
export const aiOperation = pgTable(
  'ai_operation',
  {
    ownerId: uuid('owner_id').notNull(),
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    askedBy: uuid('asked_by'),
    category: text({
      enum: ['natural_language_query', 'vision_scanning', 'smart_forecasting', 'compliance_automation', 'workflow_automation'],
    }).notNull(),
    cost: integer().notNull(),
    status: text({ enum: ['RESERVED', 'SETTLED', 'RELEASED'] }).notNull(),
    cycleStartAt: instant('cycle_start_at').notNull(),
    leaseUntil: instant('lease_until').notNull(),
    askedAt: instant('asked_at').notNull().default(now),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.restaurantId, table.id] })],
);
