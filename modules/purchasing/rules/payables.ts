/** How long something has been owed beyond its day. */
export const ages = ['NOT_DUE', 'DAYS_1_30', 'DAYS_31_60', 'DAYS_61_90', 'OVER_90'] as const;

/** One of the above. */
export type Age = (typeof ages)[number];

const dayMs = 86_400_000;

/** How long something due on a day has been owed on another. */
export const ageOf = (dueOn: string, today: string): Age => {
  const late = Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${dueOn}T00:00:00Z`)) / dayMs);
  if (late <= 0) return 'NOT_DUE';
  if (late <= 30) return 'DAYS_1_30';
  if (late <= 60) return 'DAYS_31_60';
  return late <= 90 ? 'DAYS_61_90' : 'OVER_90';
};

/** Something owed. */
export type Owed = { readonly currency: string; readonly openMinor: bigint; readonly dueOn: string };

/**
 * What is owed in one currency, by age.
 *
 * @unit minor units
 */
export type AgedTotal = { readonly currency: string; readonly byAge: Readonly<Record<Age, bigint>>; readonly totalMinor: bigint };

const nothing: Readonly<Record<Age, bigint>> = { NOT_DUE: 0n, DAYS_1_30: 0n, DAYS_31_60: 0n, DAYS_61_90: 0n, OVER_90: 0n };

/** Adds up what is owed by age, each currency for itself: amounts of two are never added up. */
export const agedTotals = (owed: readonly Owed[], today: string): readonly AgedTotal[] => {
  const totals = new Map<string, AgedTotal>();
  for (const { currency, openMinor, dueOn } of owed) {
    const before = totals.get(currency) ?? { currency, byAge: nothing, totalMinor: 0n };
    const age = ageOf(dueOn, today);
    totals.set(currency, {
      currency,
      byAge: { ...before.byAge, [age]: before.byAge[age] + openMinor },
      totalMinor: before.totalMinor + openMinor,
    });
  }
  return [...totals.values()];
};
