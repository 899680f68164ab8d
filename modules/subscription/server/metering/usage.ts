import { and, desc, eq, gte, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { decodeCursor, encodeCursor } from '../../../../platform/server/rpc/cursor.ts';
import { namesOf } from '../../../accounts/server/public.ts';
import type { AiOperation, Usage } from '../../contract/usage.contract.ts';
import { aiCategories, type AiCategory } from '../../rules/ai-operations.ts';
import { reachedAt, usageLevel, usagePercentage } from '../../rules/usage-level.ts';
import { aiOperation } from '../tables.ts';
import { allowanceOf } from './allowance.ts';

const spent = sql<number>`sum(${aiOperation.cost})::int`;

const inCycle = (tx: RestaurantTx, start: Date) =>
  and(eq(aiOperation.ownerId, tx.ownerId), eq(aiOperation.cycleStartAt, start), ne(aiOperation.status, 'RELEASED'));

/** What the account uses in its cycle. The account holder sees all restaurants' operations by kind, and this one's by person. */
export const getUsage = async (tx: RestaurantTx): Promise<Usage> => {
  const now = new Date();
  const { used, limit, cycle } = await allowanceOf(tx, tx.ownerId, now);
  const byKind = await tx.db
    .select({ category: aiOperation.category, operations: spent })
    .from(aiOperation)
    .where(inCycle(tx, cycle.start))
    .groupBy(aiOperation.category);
  const counted = new Map(byKind.map(({ category, operations }) => [category, operations]));
  return {
    summary: {
      total_operations: used,
      operations_limit: limit,
      usage_percentage: usagePercentage(used, limit),
      breakdown: Object.fromEntries(aiCategories.map((category) => [category, counted.get(category) ?? 0])) as Record<AiCategory, number>,
    },
    quota: { aiOperationsUsed: used, aiOperationsLimit: limit },
    level: usageLevel(used, limit),
    cycleStartAt: cycle.start.toISOString(),
    cycleEndAt: cycle.end.toISOString(),
    reachedAt: reachedAt({ used, limit, cycle }, now)?.toISOString() ?? null,
    people: await byPerson(tx, cycle.start),
  };
};

const byPerson = async (tx: RestaurantTx, start: Date): Promise<Usage['people']> => {
  const rows = await tx.db
    .select({ userId: aiOperation.askedBy, operations: spent })
    .from(aiOperation)
    .where(and(inCycle(tx, start), eq(aiOperation.restaurantId, tx.restaurantId)))
    .groupBy(aiOperation.askedBy)
    .orderBy(desc(spent), aiOperation.askedBy);
  const names = await namesOf(
    tx,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  return rows.map(({ userId, operations }) => ({ userId, name: names.get(userId ?? '') ?? null, operations }));
};

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** Which operations are asked for; what is absent leaves nothing out. */
type AskedOperations = {
  readonly userId?: string | undefined;
  readonly category?: AiCategory | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

const here = (tx: RestaurantTx) => and(eq(aiOperation.ownerId, tx.ownerId), eq(aiOperation.restaurantId, tx.restaurantId));

const fitting = ({ userId, category, from, until }: AskedOperations) =>
  and(
    userId === undefined ? undefined : eq(aiOperation.askedBy, userId),
    category === undefined ? undefined : eq(aiOperation.category, category),
    from === undefined ? undefined : gte(aiOperation.askedAt, new Date(from)),
    until === undefined ? undefined : lt(aiOperation.askedAt, new Date(until)),
  );

/** Who ever asked for an operation in the restaurant entered. */
export const listAskers = async (tx: RestaurantTx): Promise<{ people: { userId: string; name: string | null }[] }> => {
  const rows = await tx.db
    .selectDistinct({ userId: aiOperation.askedBy })
    .from(aiOperation)
    .where(and(here(tx), isNotNull(aiOperation.askedBy)));
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  const names = await namesOf(tx, ids);
  const people = ids.map((userId) => ({ userId, name: names.get(userId) ?? null }));
  return { people: people.toSorted((left, right) => (left.name ?? '').localeCompare(right.name ?? '')) };
};

/**
 * One page of the operations of the restaurant entered, newest first.
 *
 * @refuses INPUT_INVALID for a cursor of another question
 */
export const listOperations = async (
  tx: RestaurantTx,
  asked: AskedOperations & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ operations: AiOperation[]; nextCursor: string | null }> => {
  const position = asked.cursor === undefined ? null : decodeCursor(asked.cursor, cursorSchema);
  const rows = await tx.db
    .select()
    .from(aiOperation)
    .where(and(here(tx), fitting(asked), position ? before(position) : undefined))
    .orderBy(desc(aiOperation.askedAt), desc(aiOperation.id))
    .limit(asked.limit + 1);
  const page = rows.slice(0, asked.limit);
  const names = await namesOf(
    tx,
    page.flatMap(({ askedBy }) => askedBy ?? []),
  );
  const last = page.at(-1);
  return {
    operations: page.map(({ id, category, cost, status, askedAt, askedBy }) => ({
      id,
      category,
      cost,
      status,
      askedAt: askedAt.toISOString(),
      userName: names.get(askedBy ?? '') ?? null,
    })),
    nextCursor: rows.length > asked.limit && last ? encodeCursor([last.askedAt.toISOString(), last.id]) : null,
  };
};

const before = ([askedAt, id]: z.output<typeof cursorSchema>) => {
  const at = new Date(askedAt);
  return or(lt(aiOperation.askedAt, at), and(eq(aiOperation.askedAt, at), lt(aiOperation.id, id)));
};
