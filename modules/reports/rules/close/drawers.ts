import type { DrawerFacts } from './day-facts.ts';

/** What was paid by a method over a till. */
export type DrawerPayment = {
  readonly method: string;
  readonly tillId: string | null;
  /** @unit minor units */
  readonly takenMinor: bigint;
  /** @unit minor units, positive */
  readonly givenBackMinor: bigint;
};

/** What somebody counted in a drawer. */
export type DrawerCount = {
  readonly tillId: string | null;
  /** @unit minor units */
  readonly floatMinor: bigint;
  /** @unit minor units */
  readonly takenOutMinor: bigint;
  /** @unit minor units */
  readonly countedMinor: bigint;
  readonly note: string | null;
};

/**
 * What should lie in a drawer: what was in it in the morning and the cash that came, less what was given back or taken out.
 *
 * @unit minor units
 */
export const expectedCash = (cashMinor: bigint, { floatMinor, takenOutMinor }: DrawerCount): bigint =>
  floatMinor + cashMinor - takenOutMinor;

const drawerOf = (
  tillId: string | null,
  name: string | null,
  facts: { readonly cash: bigint; readonly count: DrawerCount | undefined },
): DrawerFacts => {
  const { cash, count } = facts;
  if (!count) return { tillId, name, cashMinor: String(cash), count: null };
  const expected = expectedCash(cash, count);
  return {
    tillId,
    name,
    cashMinor: String(cash),
    count: {
      floatMinor: String(count.floatMinor),
      takenOutMinor: String(count.takenOutMinor),
      countedMinor: String(count.countedMinor),
      expectedMinor: String(expected),
      varianceMinor: String(count.countedMinor - expected),
      note: count.note,
    },
  };
};

/**
 * The drawers of a day: each that cash went through or that somebody counted, the one of no till first.
 *
 * @invariant their cash adds up to the cash payments of the day, less what was given back in cash.
 */
export const drawersOf = (
  payments: readonly DrawerPayment[],
  counts: readonly DrawerCount[],
  tills: ReadonlyMap<string, string>,
): readonly DrawerFacts[] => {
  const cash = new Map<string | null, bigint>();
  for (const { method, tillId, takenMinor, givenBackMinor } of payments) {
    if (method === 'CASH') cash.set(tillId, (cash.get(tillId) ?? 0n) + takenMinor - givenBackMinor);
  }
  const ids = [...new Set([...cash.keys(), ...counts.map(({ tillId }) => tillId)])];
  const named = ids.map((tillId) => ({ tillId, name: tillId === null ? null : (tills.get(tillId) ?? null) }));
  return named
    .toSorted(
      (one, other) => Number(one.tillId !== null) - Number(other.tillId !== null) || (one.name ?? '').localeCompare(other.name ?? ''),
    )
    .map(({ tillId, name }) =>
      drawerOf(tillId, name, { cash: cash.get(tillId) ?? 0n, count: counts.find((count) => count.tillId === tillId) }),
    );
};
