import { and, eq, inArray } from 'drizzle-orm';

import type { Currency } from '../../../kit/money.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { listCategories } from '../../inventory/server/public.ts';
import { listDishCategories } from '../../menu/server/public.ts';
import { getDetails } from '../../restaurants/server/public.ts';
import type { KeptHeadings, KeptMonth } from '../contract/budget.contract.ts';
import type { Headings } from '../rules/account-lines.ts';
import { decideMonth, type MonthBook } from '../rules/month-book.ts';
import { stretchBefore, type ReportCalendar } from '../rules/report-period.ts';
import { accountHeading, monthBook } from './account-tables.ts';

const calendarOf = async (tx: RestaurantTx): Promise<ReportCalendar> =>
  (await getDetails(tx)).useEthiopianCalendar ? 'ETHIOPIC' : 'GREGORIAN';

const emptyMonth = (tx: RestaurantTx, monthFrom: string): KeptMonth => ({
  monthFrom,
  budget: {},
  expenses: [],
  currency: tx.currency as Currency,
  version: 0,
});

const present = ({ monthFrom, budget, expenses, currency, version }: typeof monthBook.$inferSelect): KeptMonth => ({
  monthFrom,
  budget,
  expenses: [...expenses],
  currency,
  version,
});

/** The books of some months, by their first days; one that nobody wrote is not among them. */
export const monthBooks = async (tx: RestaurantTx, months: readonly string[]): Promise<ReadonlyMap<string, KeptMonth>> => {
  if (months.length === 0) return new Map();
  const rows = await tx.db
    .select()
    .from(monthBook)
    .where(and(eq(monthBook.restaurantId, tx.restaurantId), inArray(monthBook.monthFrom, [...months])));
  return new Map(rows.map((row) => [row.monthFrom, present(row)]));
};

const noHeadings: KeptHeadings = { items: {}, dishes: {}, version: 0 };

/** Under which lines categories fall, as somebody sorted them. */
export const readHeadings = async (tx: RestaurantTx): Promise<KeptHeadings> => {
  const [row] = await tx.db.select().from(accountHeading).where(eq(accountHeading.restaurantId, tx.restaurantId));
  return row ? { items: row.items, dishes: row.dishes, version: row.version } : noHeadings;
};

/**
 * A month's book with the one before it, and how categories are sorted.
 *
 * @refuses MONTH_UNKNOWN
 */
export const readMonth = async (tx: RestaurantTx, { monthFrom }: { readonly monthFrom: string }) => {
  const calendar = await calendarOf(tx);
  const days = orRefuse(decideMonth(monthFrom, calendar), { field: 'monthFrom' });
  const { from: before } = stretchBefore(days, calendar);
  const books = await monthBooks(tx, [monthFrom, before]);
  const named = ({ id, name, nameLocal }: { readonly id: string; readonly name: string; readonly nameLocal: string | null }) => ({
    id,
    name,
    nameLocal,
  });
  return {
    days,
    month: books.get(monthFrom) ?? emptyMonth(tx, monthFrom),
    before: books.get(before) ?? null,
    headings: await readHeadings(tx),
    itemCategories: (await listCategories(tx)).categories.map(named),
    dishCategories: (await listDishCategories(tx)).map(named),
    currency: tx.currency as Currency,
  };
};

type MonthBody = MonthBook & { readonly baseVersion: number };

/**
 * Writes a month's book over the version that the person saw.
 *
 * @refuses MONTH_UNKNOWN; MONTH_CHANGED with the book as it is
 */
export const saveMonth = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<MonthBody>): Promise<{ month: KeptMonth }> => {
  const { monthFrom, baseVersion, budget, expenses } = body;
  orRefuse(decideMonth(monthFrom, await calendarOf(tx)), { field: 'monthFrom' });
  const said = { budget, expenses, currency: tx.currency as Currency, savedBy: tx.userId ?? tx.ownerId, savedAt: new Date(occurredAt) };
  const own = and(eq(monthBook.restaurantId, tx.restaurantId), eq(monthBook.monthFrom, monthFrom));
  const [row] =
    baseVersion === 0
      ? await tx.db
          .insert(monthBook)
          .values({ restaurantId: tx.restaurantId, monthFrom, ...said })
          .onConflictDoNothing()
          .returning()
      : await tx.db
          .update(monthBook)
          .set({ ...said, version: baseVersion + 1 })
          .where(and(own, eq(monthBook.version, baseVersion)))
          .returning();
  if (row) return { month: present(row) };
  const current = (await monthBooks(tx, [monthFrom])).get(monthFrom) ?? emptyMonth(tx, monthFrom);
  throw refusal('MONTH_CHANGED', { field: 'version', current });
};

type HeadingsBody = Headings & { readonly baseVersion: number };

/**
 * Sorts categories under the lines of the account, over the version that the person saw.
 *
 * @refuses HEADINGS_CHANGED with what stands now
 */
export const saveHeadings = async (
  tx: RestaurantTx,
  { body, occurredAt }: CommandEnvelope<HeadingsBody>,
): Promise<{ headings: KeptHeadings }> => {
  const { items, dishes, baseVersion } = body;
  const said = { items, dishes, savedBy: tx.userId ?? tx.ownerId, savedAt: new Date(occurredAt) };
  const [row] =
    baseVersion === 0
      ? await tx.db
          .insert(accountHeading)
          .values({ restaurantId: tx.restaurantId, ...said })
          .onConflictDoNothing()
          .returning()
      : await tx.db
          .update(accountHeading)
          .set({ ...said, version: baseVersion + 1 })
          .where(and(eq(accountHeading.restaurantId, tx.restaurantId), eq(accountHeading.version, baseVersion)))
          .returning();
  if (!row) throw refusal('HEADINGS_CHANGED', { field: 'version', current: await readHeadings(tx) });
  return { headings: { items: row.items, dishes: row.dishes, version: row.version } };
};
